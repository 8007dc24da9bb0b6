import { ActionIcon, TextInput } from '@mantine/core';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { PriceInput } from '../../../../ui/inputs/price-input';
import { TAKES_SCANS } from '../../devices/use-barcode-scanner';
import type { IssueProblem } from '../../draft/issue-problems';
import type { ReckonedPayment } from '../../draft/reckon-draft';
import type { DraftChange } from '../../draft/till-draft';
import styles from './payment.module.css';

type Props = {
  payment: ReckonedPayment;
  problems: readonly IssueProblem[];
  /** The one that was chosen last has the focus. */
  isFirst: boolean;
  /** Without a reference a link is made and sent, and its amount stays open until it is paid. */
  mayAsk: boolean;
  change: (change: DraftChange) => void;
};

/** One way the bill is paid, with what it needs to be kept. */
export function PaymentCard({ payment, problems, isFirst, mayAsk, change }: Props) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { key, method } = payment;
  const say = (field: string) => problems.find((one) => one.field === `payments.${key}.${field}`)?.text;
  const set = (part: Partial<Pick<ReckonedPayment, 'amount' | 'tendered' | 'authorization_code' | 'reference'>>) =>
    change({ do: 'change-payment', key, change: part });
  const word = paymentMethods.rows[method].label[language];
  return (
    <section className={styles.payment} aria-label={word}>
      <header>
        <i className={styles.mark} data-of={method} />
        <b>{word}</b>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('payment.removeOf', { method: word })}
          onClick={() => change({ do: 'remove-payment', key })}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </header>
      <div className={styles.fields}>
        <PriceInput
          label={t('payment.amount')}
          value={payment.pays}
          onChange={(amount) => set({ amount: amount ?? 0 })}
          error={say('amount')}
          autoFocus={isFirst && method !== 'cash' && method !== 'credit_card'}
          onFocus={({ currentTarget }) => currentTarget.select()}
          {...TAKES_SCANS}
        />
        {method === 'cash' && (
          <PriceInput
            label={t('payment.given')}
            value={payment.tendered}
            onChange={(tendered) => set({ tendered })}
            error={say('tendered')}
            autoFocus={isFirst}
            onFocus={({ currentTarget }) => currentTarget.select()}
            {...TAKES_SCANS}
          />
        )}
        {method === 'credit_card' && (
          <TextInput
            label={t('payment.authorization')}
            value={payment.authorization_code}
            onChange={({ currentTarget }) => set({ authorization_code: currentTarget.value })}
            error={say('authorization_code')}
            autoFocus={isFirst}
            autoComplete="off"
            maxLength={40}
            dir="ltr"
          />
        )}
        {(method === 'transfer' || method === 'cheque' || method === 'payment_link') && (
          <TextInput
            label={t('payment.reference')}
            description={
              method === 'payment_link' ? t(mayAsk ? 'payment.linkIsMade' : 'payment.linkNotMade') : undefined
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={payment.reference}
            onChange={({ currentTarget }) => set({ reference: currentTarget.value })}
            error={say('reference')}
            autoComplete="off"
            maxLength={60}
            dir="ltr"
          />
        )}
      </div>
    </section>
  );
}
