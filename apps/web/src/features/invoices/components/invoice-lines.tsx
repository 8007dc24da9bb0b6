import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { NoValue } from '../../../ui/cells';
import { Money } from '../../../ui/money';
import styles from './invoices.module.css';

/** What the paper says, line by line, and how it adds up. */
export function InvoiceLines({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const seller = invoice.seller;
  return (
    <Card flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('item')}</th>
              <th className={styles.wide}>{t('doneBy')}</th>
              <th className={styles.number}>{t('net')}</th>
              <th className={styles.number}>{t('vat')}</th>
              <th className={styles.number}>{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.position}>
                <td>
                  <bdi>{language === 'ar' ? line.arabic_name : line.english_name}</bdi>
                  {(line.quantity > 1 || line.discount > 0) && (
                    <small>
                      {line.quantity > 0 &&
                        t('quantity', { count: line.quantity, price: format.amount(line.unit_price) })}
                      {line.discount > 0 && ` · ${t('discountOf', { amount: format.amount(line.discount) })}`}
                    </small>
                  )}
                </td>
                <td className={styles.wide}>
                  {line.employee || line.salesman ? <bdi>{line.employee ?? line.salesman}</bdi> : <NoValue />}
                </td>
                <td className={styles.number}>
                  <Money minor={line.net} bare />
                </td>
                <td className={styles.number}>
                  <Money minor={line.vat} bare />
                </td>
                <td className={styles.number}>
                  <b>
                    <Money minor={line.gross} bare />
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <div className={styles.seller}>
          <b>
            <bdi>{language === 'ar' ? seller.arabic_name : seller.english_name}</bdi>
          </b>
          {seller.trn && <span>{t('trn', { trn: `\u2066${seller.trn}\u2069` })}</span>}
          <span>
            <bdi>{language === 'ar' ? seller.arabic_address : seller.english_address}</bdi>
          </span>
          {invoice.note && <span>{invoice.note}</span>}
          {invoice.code && <span>{t('code', { code: invoice.code })}</span>}
        </div>
        <Sums invoice={invoice} />
      </div>
    </Card>
  );
}

function Sums({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const rows = [
    ...(invoice.discount > 0
      ? ([
          ['list', invoice.list],
          ['discount', -invoice.discount],
        ] as const)
      : []),
    ['net', invoice.subtotal],
    ['vat', invoice.vat],
    ...(invoice.rounding === 0 ? [] : ([['rounding', invoice.rounding]] as const)),
    ...(invoice.tips > 0 ? ([['tips', invoice.tips]] as const) : []),
  ] as const;
  return (
    <dl className={styles.sums}>
      {rows.map(([key, amount]) => (
        <div key={key}>
          <dt>{t(`sums.${key}`)}</dt>
          <dd>
            <Money minor={amount} bare />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('total')}</dt>
        <dd>
          <Money minor={invoice.payable} />
        </dd>
      </div>
    </dl>
  );
}
