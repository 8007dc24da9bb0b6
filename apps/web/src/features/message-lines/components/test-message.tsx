import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import type { LineEndpoints } from '../line-endpoints';
import styles from './line.module.css';

/** One message to oneself, by what is saved. */
export function TestMessage({ endpoint }: { endpoint: LineEndpoints['test'] | typeof messageLinesContract.test_sms }) {
  const { t } = useTranslation('message-lines');
  const form = useZodForm(endpoint.input, { to: '' });
  const test = useWrite(endpoint, { onSuccess: () => toastSuccess(t('testSent')) });
  return (
    <Form form={form} onSubmit={(values) => test.mutateAsync(values)} unguarded>
      <SettingsSection title={t('test')} text={t('testText')}>
        <div className={styles.row}>
          <PhoneField name="to" label={t('testTo')} required />
          <SubmitButton>{t('testSend')}</SubmitButton>
        </div>
      </SettingsSection>
    </Form>
  );
}

export function TestLetter({ endpoint }: { endpoint: typeof messageLinesContract.test_email }) {
  const { t } = useTranslation('message-lines');
  const form = useZodForm(endpoint.input, { to: '' });
  const test = useWrite(endpoint, { onSuccess: () => toastSuccess(t('testSent')) });
  return (
    <Form form={form} onSubmit={(values) => test.mutateAsync(values)} unguarded>
      <SettingsSection title={t('test')} text={t('testText')}>
        <div className={styles.row}>
          <TextField name="to" label={t('testToEmail')} ltr required />
          <SubmitButton>{t('testSend')}</SubmitButton>
        </div>
      </SettingsSection>
    </Form>
  );
}
