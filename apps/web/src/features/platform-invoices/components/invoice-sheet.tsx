import type { Currency } from '@rawnaq/domain/kernel/money';
import { isTier } from '@rawnaq/domain/platform-invoices/account-items.states';
import type { AccountInvoice } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import styles from './platform-invoices.module.css';

/** An account invoice as both sides read it. */
export function InvoiceSheet({ invoice }: { invoice: AccountInvoice }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  const currency = invoice.currency as Currency;
  const rate = `\u2066${invoice.vat_rate / 100}%\u2069`;
  const covers = invoice.covers_from &&
    invoice.covers_to && {
      from: format.date(invoice.covers_from),
      to: format.date(invoice.renewed_until ?? invoice.covers_to),
    };
  return (
    <>
      <dl className={styles.parties}>
        <Party label={t('view.from')} party={invoice.seller} />
        <Party label={t('view.to')} party={invoice.buyer} account={invoice.tenant} />
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('view.description')}</th>
            <th className={styles.figure}>{t('view.quantity')}</th>
            <th className={styles.figure}>{t('view.vat', { rate })}</th>
            <th className={styles.figure}>{t('view.net')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            <tr key={index}>
              <td>
                <b>
                  <bdi>{language === 'ar' ? line.arabic_name : line.english_name}</bdi>
                </b>
                {isTier(line.item) && covers && <small>{t('view.covers', covers)}</small>}
                {line.quantity > 1 && (
                  <small>{t('view.each', { price: format.money(line.unit_price, currency) })}</small>
                )}
              </td>
              <td className={styles.figure}>{line.quantity}</td>
              <td className={styles.figure}>
                <Money minor={line.vat} currency={currency} bare />
              </td>
              <td className={styles.figure}>
                <Money minor={line.net} currency={currency} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        <div>
          <dt>{t('view.net')}</dt>
          <dd>
            <Money minor={invoice.subtotal} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('view.vat', { rate })}</dt>
          <dd>
            <Money minor={invoice.vat} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('view.total')}</dt>
          <dd>
            <Money minor={invoice.total} currency={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
}

type PartyProps = { label: string; party: AccountInvoice['buyer']; account?: number };

function Party({ label, party, account }: PartyProps) {
  const { t } = useTranslation('platform-invoices');
  const { language } = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>
          <bdi>{party.name[language]}</bdi>
        </b>
      </dd>
      {party.address[language] && <dd>{party.address[language]}</dd>}
      {party.trn && (
        <dd>
          {t('view.trn')} <bdi dir="ltr">{party.trn}</bdi>
        </dd>
      )}
      {account !== undefined && <dd>{t('view.account', { id: account })}</dd>}
    </div>
  );
}
