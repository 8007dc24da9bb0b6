import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { MAIL_ENCRYPTIONS, MAIL_PORTS, MAILERS } from '@rawnaq/domain/settings/email-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { TestLetter } from '../../message-lines';
import { Loaded } from '../components/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useStoredSecret } from '../components/use-stored-secret';

export const EmailSettingPage = () => (
  <SettingsFrame section="email">
    <Loaded endpoint={settingsContract.get_email}>{(answer) => <MailForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

function MailForm({ answer: { values, secrets } }: { answer: OutputOf<typeof settingsContract.get_email> }) {
  const { t } = useTranslation('message-lines');
  const form = useZodForm(settingsContract.save_email.input, { ...values, password: '' });
  const save = useWrite(settingsContract.save_email, { onSuccess: () => toast('saved') });
  const stored = useStoredSecret(secrets);
  const submit = async (typed: typeof settingsContract.save_email.input._output) => {
    await save.mutateAsync(typed);
    form.setValue('password', '');
  };
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <SettingsSection title={t('email.title')} text={t('email.text')}>
          <SwitchField name="is_active" label={t('email.active')} />
          <SelectField
            name="mailer"
            label={t('email.mailer')}
            options={MAILERS.map((value) => ({ value, label: t(`email.mailers.${value}`) }))}
          />
          <TextField name="host" label={t('email.host')} placeholder={t('email.hostExample')} ltr />
          <SelectField
            name="port"
            label={t('email.port')}
            options={MAIL_PORTS.map((value) => ({ value, label: String(value) }))}
          />
          <SelectField
            name="encryption"
            label={t('email.encryption')}
            options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`email.encryptions.${value}`) }))}
          />
          <TextField name="username" label={t('email.username')} ltr />
          <PasswordField name="password" label={t('email.password')} isNew description={stored('password')} />
          <TextField name="from_name" label={t('email.fromName')} />
          <TextField name="from_email" label={t('email.fromEmail')} ltr />
        </SettingsSection>
        <SaveBar />
      </Form>
      {values.is_active && <TestLetter />}
    </>
  );
}
