import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '../../../lib/query';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { InvoiceFields } from '../components/invoice-fields';
import { InvoicePreview } from '../components/invoice-preview';
import { Loaded } from '../../../ui/states/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';

export const InvoiceSettingPage = () => (
  <Loaded endpoint={settingsContract.get_invoice}>{(answer) => <InvoiceForm answer={answer} />}</Loaded>
);

function InvoiceForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_invoice> }) {
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(invoiceSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_invoice, { onSuccess: () => toast('saved') });
  const typed = useWatch({ control: form.control });
  return (
    <SettingsFrame section="invoice" preview={<InvoicePreview values={{ ...values, ...typed }} />}>
      <Form form={form} onSubmit={(sent) => save.mutateAsync(sent)}>
        <InvoiceFields />
        <SaveBar />
      </Form>
    </SettingsFrame>
  );
}
