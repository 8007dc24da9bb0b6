import { SegmentedControl } from '@mantine/core';
import { connectInput, type WhatsappProvider } from '@rawnaq/domain/message-lines/message-lines.contract';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import type { LineEndpoints } from '../line-endpoints';
import type { LineAnswer } from './whatsapp-line';
import styles from './line.module.css';

type Props = { endpoints: LineEndpoints; line: LineAnswer; onSaved: () => void };

/** Tokens are written and never shown again: an empty field keeps what is stored. */
export function ConnectForm({ endpoints, line, onSaved }: Props) {
  const { t } = useTranslation('message-lines');
  const first = line.provider ?? line.providers[0] ?? 'cloud';
  const form = useZodForm(connectInput, { provider: first, ...line.values, token: '', app_secret: '' });
  const provider = form.watch('provider');
  const connect = useWrite(endpoints.connect, {
    onSuccess: ({ state }) => {
      toastSuccess(t(state === whatsappConnectionStates.codes.connected ? 'states.connected' : 'states.waits'));
      onSaved();
    },
  });
  const submit = async (typed: typeof connectInput._output) => {
    await connect.mutateAsync(typed);
    form.reset({ ...typed, token: '', app_secret: '' });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <SettingsSection title={t('how')} text={t('howText')}>
        <SegmentedControl
          aria-label={t('how')}
          data={line.providers.map((value) => ({ value, label: t(`providers.${value}`) }))}
          value={provider}
          onChange={(value) => form.setValue('provider', value as WhatsappProvider, { shouldDirty: true })}
        />
        <p className={styles.hint}>{t(`providerTexts.${provider}`)}</p>
        {provider === 'cloud' && <CloudFields line={line} />}
        {provider === 'gateway' && <GatewayFields line={line} />}
        <div className={styles.actions}>
          <SubmitButton>{t('connect')}</SubmitButton>
        </div>
      </SettingsSection>
    </Form>
  );
}

function CloudFields({ line }: { line: LineAnswer }) {
  const { t } = useTranslation('message-lines');
  const stored = useStored(line, 'cloud');
  return (
    <>
      <TextField name="phone_number_id" label={t('phoneNumberId')} ltr required />
      <TextField name="waba_id" label={t('wabaId')} ltr required />
      <PasswordField name="token" label={t('token')} isNew description={stored('token')} />
      <PasswordField
        name="app_secret"
        label={t('appSecret')}
        isNew
        description={`${t('appSecretText')} ${stored('app_secret')}`}
      />
      <TextField name="text_template" label={t('textTemplate')} description={t('textTemplateText')} ltr />
      <TextField name="code_template" label={t('codeTemplate')} description={t('codeTemplateText')} ltr />
    </>
  );
}

function GatewayFields({ line }: { line: LineAnswer }) {
  const { t } = useTranslation('message-lines');
  const stored = useStored(line, 'gateway');
  return (
    <>
      <TextField name="api_url" label={t('apiUrl')} placeholder={t('apiUrlExample')} ltr required />
      <TextField name="instance_id" label={t('instanceId')} ltr required />
      <PasswordField name="token" label={t('gatewayToken')} isNew description={stored('token')} />
    </>
  );
}

function useStored(line: LineAnswer, provider: WhatsappProvider) {
  const { t } = useTranslation('message-lines');
  return (name: string): string => {
    const state = line.provider === provider ? line.secrets[name] : undefined;
    if (!state?.is_set) return t('notSet');
    return state.last_four ? t('setEnding', { letters: state.last_four }) : t('set');
  };
}
