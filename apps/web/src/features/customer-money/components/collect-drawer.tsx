import type { Minor } from '@rawnaq/domain/kernel/money';
import { collectInput, receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
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

export type OpenInvoice = { id: number; number: string; customer: string; open: Minor };

/** What is open of an invoice comes in: all of it, unless somebody types less. */
export function CollectDrawer({ invoice, onClose }: { invoice: OpenInvoice; onClose: () => void }) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const form = useZodForm(collectInput, { invoice_id: invoice.id, payments: [firstPayment(invoice.open)], note: '' });
  const collect = useWrite(receivablesContract.collect, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('collect.title', { number: apart(invoice.number) })}
      submitLabel={t('collect.action')}
      form={form}
      onSubmit={(values) => collect.mutateAsync(values)}
    >
      <p className={styles.lead}>
        {t('collect.text', { name: apart(invoice.customer), amount: apart(format.money(invoice.open)) })}
      </p>
      <PaymentsField open={invoice.open} />
      <TextareaField name="note" label={t('note')} maxLength={500} />
    </FormDrawer>
  );
}
