import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/money';
import type { ReckonedDraft } from '../../draft/reckon-draft';
import styles from './payment.module.css';

/** The total, what is left of it, and a bar of what covers it. */
export function CoverBar({ reckoned }: { reckoned: ReckonedDraft }) {
  const { t } = useTranslation('till');
  const { sale, remaining, paid_voucher, balance_used, payments } = reckoned;
  const parts = [
    { of: 'balance', key: 'balance', amount: balance_used },
    { of: 'voucher', key: 'voucher', amount: paid_voucher },
    ...payments.map(({ method, key, pays }) => ({ of: method, key: String(key), amount: pays })),
  ].filter(({ amount }) => amount > 0);
  return (
    <div>
      <div className={styles.cover}>
        <div>
          <small>
            {sale.vat > 0 ? (
              <>
                {t('payment.totalWithVat')} <Money minor={sale.vat} bare />
              </>
            ) : (
              t('payment.total')
            )}
          </small>
          <b>
            <Money minor={sale.payable} />
          </b>
        </div>
        <div
          className={styles.remaining}
          data-done={remaining === 0 || undefined}
          data-over={remaining < 0 || undefined}
        >
          <small>{remaining < 0 ? t('payment.tooMuch') : t('payment.remaining')}</small>
          <b>
            {remaining === 0 && <IconCircleCheck size={20} stroke={2} aria-hidden />}{' '}
            <Money minor={Math.abs(remaining)} />
          </b>
        </div>
      </div>
      <div className={styles.stack} aria-hidden>
        {parts.map(({ of, key, amount }) => (
          <i key={key} data-of={of} style={{ flexGrow: amount }} />
        ))}
        {remaining > 0 && <i style={{ flexGrow: remaining }} />}
      </div>
    </div>
  );
}
