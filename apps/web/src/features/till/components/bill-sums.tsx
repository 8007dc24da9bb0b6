import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import type { ReckonedDraft } from '../draft/reckon-draft';
import styles from './bill.module.css';

/** From the list prices down to the total, VAT shown. Each figure is a sum of what the lines show. */
export function BillSums({ reckoned: { sale, balance_used, paid_voucher } }: { reckoned: ReckonedDraft }) {
  const { t } = useTranslation('till');
  const format = useFormat();
  const taxed = sale.rates.filter(({ rate }) => rate > 0);
  return (
    <dl className={styles.sums}>
      <dt>{t('sums.items')}</dt>
      <dd>
        <Money minor={sale.list} bare />
      </dd>
      {sale.discount > 0 && <Less label={t('sums.discount')} minor={sale.discount} />}
      {taxed.length > 0 && (
        <>
          <dt>{t('sums.beforeVat')}</dt>
          <dd>
            <Money minor={sale.subtotal} bare />
          </dd>
        </>
      )}
      {taxed.map(({ rate, vat }) => (
        <Row key={rate} label={t('sums.vat', { rate: format.percent(rate / 100, 2) })} minor={vat} />
      ))}
      {sale.rounding !== 0 && <Row label={t('sums.rounding')} minor={sale.rounding} />}
      {sale.tips > 0 && <Row label={t('sums.tips')} minor={sale.tips} />}
      <dt className={styles.total}>{t('sums.total')}</dt>
      <dd className={styles.total}>
        <Money minor={sale.payable} bare />
      </dd>
      {balance_used > 0 && <Less label={t('sums.balance')} minor={balance_used} />}
      {paid_voucher > 0 && <Less label={t('sums.giftCards')} minor={paid_voucher} />}
    </dl>
  );
}

const Row = ({ label, minor }: { label: string; minor: number }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Money minor={minor} bare />
    </dd>
  </>
);

const Less = ({ label, minor }: { label: string; minor: number }) => (
  <>
    <dt>{label}</dt>
    <dd className={styles.less}>
      <bdi dir="ltr">
        {'− '}
        <Money minor={minor} bare />
      </bdi>
    </dd>
  </>
);
