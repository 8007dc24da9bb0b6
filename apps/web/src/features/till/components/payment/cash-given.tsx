import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { quickAmounts, type ReckonedPayment } from '../../draft/reckon-draft';
import type { DraftChange } from '../../draft/till-draft';
import { Keypad } from './keypad';
import styles from './payment.module.css';

type Props = { payment: ReckonedPayment; change: (change: DraftChange) => void; isMobile: boolean };

/** What the customer hands over: the notes people have, and keys for everything else. */
export function CashGiven({ payment, change, isMobile }: Props) {
  const { t } = useTranslation('till');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const give = (tendered: number | null) => change({ do: 'change-payment', key: payment.key, change: { tendered } });
  const perUnit = minorPerUnit(format.currency);
  return (
    <>
      <span className={styles.label}>{t('payment.given')}</span>
      <div className={styles.quick}>
        {quickAmounts(payment.pays, perUnit).map((amount) => (
          <button
            key={amount}
            type="button"
            data-on={payment.tendered === amount || undefined}
            onClick={() => {
              setTyped('');
              give(amount);
            }}
          >
            <bdi dir="ltr">{amount % perUnit === 0 ? format.number(amount / perUnit) : format.amount(amount)}</bdi>
          </button>
        ))}
      </div>
      {!isMobile && (
        <Keypad
          text={typed}
          currency={format.currency}
          onType={(text, amount) => {
            setTyped(text);
            give(amount);
          }}
        />
      )}
    </>
  );
}
