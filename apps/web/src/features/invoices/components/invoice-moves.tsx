import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { IconAward, IconBox, IconPercentage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import styles from './invoices.module.css';

/** Points, goods and commissions that the paper moved. */
export function InvoiceMoves({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const isCredit = invoice.kind === invoiceKinds.codes.credit_note;
  const { points_earned, stock, commissions } = invoice;
  if (points_earned === 0 && stock.length === 0 && commissions.length === 0) return null;
  const signed = (count: number) => `\u2066${count > 0 ? '+' : '−'} ${format.number(Math.abs(count))}\u2069`;
  return (
    <Card title={t('moved')} end={!isCredit && <span className={styles.quiet}>{t('movedNote')}</span>}>
      <ul className={styles.rows}>
        {points_earned > 0 && (
          <li>
            <span className={styles.icon} aria-hidden>
              <IconAward size={17} stroke={1.75} />
            </span>
            <span>{isCredit ? t('pointsBack') : t('points')}</span>
            <b>{signed(isCredit ? -points_earned : points_earned)}</b>
          </li>
        )}
        {stock.map((moved, index) => (
          <li key={`stock-${index}`}>
            <span className={styles.icon} aria-hidden>
              <IconBox size={17} stroke={1.75} />
            </span>
            <bdi>{language === 'ar' ? moved.arabic_name : moved.english_name}</bdi>
            <b>{signed(moved.quantity)}</b>
          </li>
        ))}
        {commissions.map(({ employee, amount, is_absorbed }, index) => (
          <li key={`commission-${index}`}>
            <span className={styles.icon} aria-hidden>
              <IconPercentage size={17} stroke={1.75} />
            </span>
            <span>
              {t('commission')}, <bdi>{employee}</bdi>
              {is_absorbed && <small>{t('absorbed')}</small>}
            </span>
            <Money minor={amount} bare />
          </li>
        ))}
      </ul>
    </Card>
  );
}
