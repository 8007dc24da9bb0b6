import type { Minor } from '@rawnaq/domain/kernel/money';
import { depositInput, paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { CustomerField } from './customer-field';
import { firstPayment, PaymentsField } from './payments-field';
import styles from './customer-money.module.css';
import { apart } from './apart';

type Props = {
  /** Nobody: she is chosen here. */
  customer?: { id: number; name: string };
  appointment?: { id: number; asked: Minor };
  onClose: () => void;
};

/** Money in advance, free or for an appointment. */
export function DepositDrawer({ customer, appointment, onClose }: Props) {
  const { t } = useTranslation('customer-money');
  const form = useZodForm(depositInput, {
    ...(customer && { customer_id: customer.id }),
    ...(appointment && { appointment_id: appointment.id }),
    payments: [firstPayment(appointment?.asked || null)],
    note: '',
  });
  const add = useWrite(paymentsContract.add_deposit, {
    onSuccess: ({ number_text }) => toastSuccess(t('deposit.taken', { number: apart(number_text) })),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('deposit.title')}
      submitLabel={t('deposit.action')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      {customer ? (
        <p className={styles.lead}>
          {appointment
            ? t('deposit.forVisit', { name: apart(customer.name) })
            : t('deposit.free', { name: apart(customer.name) })}
        </p>
      ) : (
        <CustomerField name="customer_id" label={t('customer')} />
      )}
      <PaymentsField />
      <TextareaField name="note" label={t('note')} maxLength={500} />
    </FormDrawer>
  );
}
