import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { MAIL_ENCRYPTIONS, MAIL_PORTS, MAILERS } from '@rawnaq/domain/settings/email-setting';
import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { settingsContract } from '@rawnaq/domain/settings/settings.contract';
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
import { useStoredSecret } from './use-stored-secret';

type Props = {
  answer: OutputOf<typeof settingsContract.get_email>;
  save: typeof settingsContract.save_email;
  test: typeof messageLinesContract.test_email;
  /** The platform's own: salons without a server write by it. */
  isPlatform?: boolean;
  isReadOnly?: boolean;
};

/** The mail server of a salon, or of the platform: the same form by other doors. */
export function MailForm({
  answer: { values, secrets },
  save: endpoint,
  test,
  isPlatform = false,
  isReadOnly = false,
}: Props) {
  const { t } = useTranslation('message-lines');
  const form = useZodForm(endpoint.input, { ...values, password: '' });
  const save = useWrite(endpoint, { onSuccess: () => toast('saved') });
  const stored = useStoredSecret(secrets);
  const submit = async (typed: Props['save']['input']['_output']) => {
    await save.mutateAsync(typed);
    form.setValue('password', '');
  };
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <SettingsSection title={t('email.title')} text={t(isPlatform ? 'email.platformText' : 'email.text')}>
          <SwitchField name="is_active" label={t('email.active')} disabled={isReadOnly} />
          <SelectField
            name="mailer"
            disabled={isReadOnly}
            label={t('email.mailer')}
            options={MAILERS.map((value) => ({ value, label: t(`email.mailers.${value}`) }))}
          />
          <TextField
            name="host"
            label={t('email.host')}
            placeholder={t('email.hostExample')}
            ltr
            disabled={isReadOnly}
          />
          <SelectField
            name="port"
            disabled={isReadOnly}
            label={t('email.port')}
            options={MAIL_PORTS.map((value) => ({ value, label: String(value) }))}
          />
          <SelectField
            name="encryption"
            disabled={isReadOnly}
            label={t('email.encryption')}
            options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`email.encryptions.${value}`) }))}
          />
          <TextField name="username" label={t('email.username')} ltr disabled={isReadOnly} />
          <PasswordField
            name="password"
            label={t('email.password')}
            isNew
            description={stored('password')}
            disabled={isReadOnly}
          />
          <TextField name="from_name" label={t('email.fromName')} disabled={isReadOnly} />
          <TextField name="from_email" label={t('email.fromEmail')} ltr disabled={isReadOnly} />
        </SettingsSection>
        <SaveBar />
      </Form>
      {values.is_active && !isReadOnly && <TestLetter endpoint={test} />}
    </>
  );
}
