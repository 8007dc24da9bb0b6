import { SegmentedControl } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { emailText, mobile } from '@rawnaq/domain/kernel/input/fields';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { toastSuccess } from '../../../lib/toast';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useForgotAccountId } from '../api';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks, DoorStep } from '../components/door-links';
import { ResendButton } from '../components/resend-button';
import { useDoorPaths } from '../door';
import { isolated } from '../isolated';
import { useStoredState } from '../stored-state';
import styles from '../components/door.module.css';

type Target = { channel: 'email'; email: string } | { channel: 'whatsapp'; mobile: string };
type Sent = { target: Target; sentAt: number };
type Channel = Target['channel'];

export function ForgotAccountIdPage() {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths('merchant');
  const [sent, setSent] = useStoredState<Sent | undefined>('rawnaq.forgot-account-id', undefined);
  const ask = useForgotAccountId();
  const send = async (target: Target) => {
    await ask.mutateAsync(target);
    setSent({ target, sentAt: Date.now() });
  };
  const sendAgain = () =>
    sent &&
    send(sent.target).then(
      () => toastSuccess(t('resend.sent')),
      () => undefined,
    );
  const address = sent && (sent.target.channel === 'email' ? sent.target.email : formatMobile(sent.target.mobile));
  return (
    <DoorLayout
      kind="merchant"
      title={sent ? t('forgotAccountId.sentTitle') : t('forgotAccountId.title')}
      lead={address ? t('forgotAccountId.sentLead', { address: isolated(address) }) : t('forgotAccountId.lead')}
    >
      {!sent && <AskStep onSubmit={send} />}
      <DoorLinks>
        {sent && <ResendButton sentAt={sent.sentAt} onResend={() => void sendAgain()} />}
        {sent && <DoorStep onClick={() => setSent(undefined)}>{t('forgotAccountId.startOver')}</DoorStep>}
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}

type AskProps = { onSubmit: (target: Target) => Promise<void> };

function AskStep({ onSubmit }: AskProps) {
  const { t } = useTranslation('auth');
  const [channel, setChannel] = useState<Channel>('email');
  return (
    <div className={styles.form}>
      <SegmentedControl
        fullWidth
        className={styles.channel ?? ''}
        aria-label={t('forgotPassword.channel')}
        value={channel}
        onChange={(value) => setChannel(value as Channel)}
        data={[
          { value: 'email', label: t('forgotAccountId.byEmail') },
          { value: 'whatsapp', label: t('forgotAccountId.byWhatsapp') },
        ]}
      />
      {channel === 'email' ? <EmailForm onSubmit={onSubmit} /> : <MobileForm onSubmit={onSubmit} />}
    </div>
  );
}

const emailSchema = z.object({ email: emailText() });
const mobileSchema = z.object({ mobile: mobile() });

function EmailForm({ onSubmit }: AskProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm(emailSchema, { email: '' });
  return (
    <Form form={form} onSubmit={({ email }) => onSubmit({ channel: 'email', email })} className={styles.form} unguarded>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        size="xl"
        ltr
        icon={<IconMail size={20} stroke={1.75} />}
      />
      <SubmitButton size="xl" fullWidth>
        {t('forgotAccountId.action')}
      </SubmitButton>
    </Form>
  );
}

function MobileForm({ onSubmit }: AskProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm(mobileSchema, { mobile: '' });
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit({ channel: 'whatsapp', mobile: values.mobile })}
      className={styles.form}
      unguarded
    >
      <PhoneField name="mobile" label={t('mobile')} size="xl" />
      <SubmitButton size="xl" fullWidth>
        {t('forgotAccountId.action')}
      </SubmitButton>
    </Form>
  );
}
