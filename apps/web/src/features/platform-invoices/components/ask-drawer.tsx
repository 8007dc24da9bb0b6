import { askInput, platformPaymentsContract } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

type Props = { invoiceId: number; title: string; onClose: () => void };

/** Asks the owner to pay by the link; asked again, the open request is sent once more. */
export function AskDrawer({ invoiceId, title, onClose }: Props) {
  const { t } = useTranslation('platform-invoices');
  const form = useZodForm(askInput, { invoice_id: invoiceId, due_on: '', channel: 'email' });
  const ask = useWrite(platformPaymentsContract.ask, {
    onSuccess: ({ sent_to }) => toastSuccess(t('request.sent', { to: `\u2066${sent_to}\u2069` })),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={title}
      submitLabel={t('request.submit')}
      form={form}
      onSubmit={(values) => ask.mutateAsync(values)}
    >
      <AskFields />
    </FormDrawer>
  );
}

export function AskFields() {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  return (
    <>
      <DateField
        name="due_on"
        label={t('request.dueOn')}
        description={t('request.dueOnText')}
        min={format.localDate(new Date())}
      />
      <SelectField
        name="channel"
        label={t('request.channel')}
        required
        options={(['email', 'whatsapp'] as const).map((value) => ({ value, label: t(`form.channels.${value}`) }))}
      />
    </>
  );
}
