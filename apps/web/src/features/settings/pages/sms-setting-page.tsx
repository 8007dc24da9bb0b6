import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { messageDriverNames } from '@rawnaq/domain/messages/message-names';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { SMS_PROVIDERS } from '@rawnaq/domain/settings/sms-setting';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { TestMessage } from '../../message-lines';
import { Loaded } from '../../../ui/states/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useStoredSecret } from '../components/use-stored-secret';

export const SmsSettingPage = () => (
  <SettingsFrame section="sms">
    <Loaded endpoint={settingsContract.get_sms}>{(answer) => <SmsForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

function SmsForm({ answer: { values, secrets } }: { answer: OutputOf<typeof settingsContract.get_sms> }) {
  const { t } = useTranslation('message-lines');
  const language = useLanguage();
  const form = useZodForm(settingsContract.save_sms.input, { ...values, token: '' });
  const save = useWrite(settingsContract.save_sms, { onSuccess: () => toast('saved') });
  const stored = useStoredSecret(secrets);
  const submit = async (typed: typeof settingsContract.save_sms.input._output) => {
    await save.mutateAsync(typed);
    form.setValue('token', '');
  };
  const nameOf = (provider: string) =>
    messageDriverNames.find(({ value }) => value === provider)?.label[language] ?? '';
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <SettingsSection title={t('sms.title')} text={t('sms.text')}>
          <SwitchField name="is_active" label={t('sms.active')} />
          <SelectField
            name="provider"
            label={t('sms.provider')}
            options={SMS_PROVIDERS.map((value) => ({ value, label: nameOf(value) }))}
          />
          <TextField name="sender" label={t('sms.sender')} description={t('sms.senderText')} ltr />
          <PasswordField
            name="token"
            label={t('sms.token')}
            isNew
            description={`${t('sms.tokenText')} ${stored('token')}`}
          />
        </SettingsSection>
        <SaveBar />
      </Form>
      {values.is_active && <TestMessage endpoint={messageLinesContract.test_sms} />}
    </>
  );
}
