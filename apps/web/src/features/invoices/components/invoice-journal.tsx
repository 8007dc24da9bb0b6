import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import styles from './invoices.module.css';

/** What the books say about it, by the names of the accounts. */
export function InvoiceJournal({ journals }: Pick<InvoicePage, 'journals'>) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  if (journals.length === 0) return null;
  return (
    <Card title={t('journal')} flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('account')}</th>
              <th className={styles.number}>{t('debit')}</th>
              <th className={styles.number}>{t('credit')}</th>
            </tr>
          </thead>
          {journals.map(({ id, event, day, postings }) => (
            <tbody key={id}>
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {labelOf(journalEvents, event)[language]} · {format.date(day)}
                </th>
              </tr>
              {postings.map(({ account, vat_rate, amount }, index) => (
                <tr key={index}>
                  <td>
                    {labelOf(ledgerAccounts, account)[language]}
                    {vat_rate > 0 && <small>{format.percent(vat_rate / 100)}</small>}
                  </td>
                  <td className={styles.number}>{amount > 0 && <Money minor={amount} bare />}</td>
                  <td className={styles.number}>{amount < 0 && <Money minor={-amount} bare />}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Card>
  );
}
