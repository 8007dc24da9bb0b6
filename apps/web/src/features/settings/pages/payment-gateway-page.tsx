import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { GatewayConnection } from '../components/gateway-connection';
import { Loaded } from '../components/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useStoredSecret } from '../components/use-stored-secret';

export const PaymentGatewayPage = () => (
  <SettingsFrame section="gateway">
    <Loaded endpoint={settingsContract.get_payment_gateway}>{(answer) => <GatewayForm answer={answer} />}</Loaded>
    <GatewayConnection />
  </SettingsFrame>
);

/** Key and secret are written and never shown again: an empty field keeps what is stored. */
function GatewayForm({
  answer: { values, secrets },
}: {
  answer: OutputOf<typeof settingsContract.get_payment_gateway>;
}) {
  const { t } = useTranslation('settings');
  const form = useZodForm(settingsContract.save_payment_gateway.input, { ...values, key: '', secret: '' });
  const save = useWrite(settingsContract.save_payment_gateway, { onSuccess: () => toast('saved') });
  const stored = useStoredSecret(secrets);
  const submit = async (typed: typeof settingsContract.save_payment_gateway.input._output) => {
    await save.mutateAsync(typed);
    form.setValue('key', '');
    form.setValue('secret', '');
  };
  return (
    <Form form={form} onSubmit={submit}>
      <SettingsSection title={t('sections.gateway')} text={t('gateway.text')}>
        <SwitchField name="is_active" label={t('gateway.active')} description={t('gateway.activeText')} />
        <TextField name="company" label={t('gateway.company')} description={t('gateway.companyText')} />
        <PasswordField
          name="key"
          label={t('gateway.key')}
          isNew
          description={`${t('gateway.keyText')} ${stored('key')}`}
        />
        <PasswordField
          name="secret"
          label={t('gateway.secret')}
          isNew
          description={`${t('gateway.secretText')} ${stored('secret')}`}
        />
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
