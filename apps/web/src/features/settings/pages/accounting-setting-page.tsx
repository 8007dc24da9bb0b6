import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo } from 'react';
import { useWrite } from '../../../lib/query';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { MoneyFields, VatFields } from '../components/accounting-fields';
import { Loaded } from '../../../ui/states/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';

export const AccountingSettingPage = () => (
  <SettingsFrame section="accounting">
    <Loaded endpoint={settingsContract.get_accounting}>{(answer) => <AccountingForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

function AccountingForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_accounting> }) {
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(accountingSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_accounting, { onSuccess: () => toast('saved') });
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <VatFields />
      <MoneyFields />
      <SaveBar />
    </Form>
  );
}
