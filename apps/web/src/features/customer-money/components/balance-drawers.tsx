import type { Minor } from '@rawnaq/domain/kernel/money';
import { payBackInput, payBalanceInput, paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { firstPayment, PaymentsField } from './payments-field';
import styles from './customer-money.module.css';
import { apart } from './apart';

type Props = { customer: { id: number; name: string }; balance: Minor; onClose: () => void };

/** What she owes for penalties and debit notes. */
export function PayBalanceDrawer({ customer, balance, onClose }: Props) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const form = useZodForm(payBalanceInput, { customer_id: customer.id, payments: [firstPayment(-balance)], note: '' });
  const pay = useWrite(paymentsContract.pay_balance, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('payBalance.title')}
      submitLabel={t('payBalance.action')}
      form={form}
      onSubmit={(values) => pay.mutateAsync(values)}
    >
      <p className={styles.lead}>
        {t('payBalance.text', { name: apart(customer.name), amount: apart(format.money(-balance)) })}
      </p>
      <PaymentsField open={-balance} />
      <TextareaField name="note" label={t('note')} maxLength={500} />
    </FormDrawer>
  );
}

export function PayBackDrawer({ customer, balance, onClose }: Props) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const form = useZodForm(payBackInput, { customer_id: customer.id, payments: [firstPayment(balance)], reason: '' });
  const payBack = useWrite(paymentsContract.pay_back, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('payBack.title')}
      submitLabel={t('payBack.action')}
      form={form}
      onSubmit={(values) => payBack.mutateAsync(values)}
    >
      <p className={styles.lead}>
        {t('payBack.text', { name: apart(customer.name), amount: apart(format.money(balance)) })}
      </p>
      <PaymentsField />
      <TextareaField name="reason" label={t('reason')} maxLength={200} required />
    </FormDrawer>
  );
}
