import { SegmentedControl } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { authContract, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toastSuccess } from '../../../lib/toast';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useForgotPassword, useVerifyResetCode } from '../api';
import { CodeForm } from '../components/code-form';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks, DoorStep } from '../components/door-links';
import { ResendButton } from '../components/resend-button';
import { useDoorKind, useDoorPaths } from '../door';
import { handOverReset } from '../reset-token';
import { isolated } from '../isolated';
import { useStoredState } from '../stored-state';
import styles from '../components/door.module.css';

type Request = { username: string; channel: 'email' | 'whatsapp' };
type Sent = Request & { sentAt: number };

/** The answer is the same for names nobody has, so the screen never says "we found you". */
export function ForgotPasswordPage() {
  const kind = useDoorKind();
  const { t } = useTranslation('auth');
  const [sent, setSent] = useStoredState<Sent | undefined>(`rawnaq.forgot-password.${kind}`, undefined);
  const ask = useForgotPassword(kind);
  const send = async (request: Request) => {
    await ask.mutateAsync(request);
    setSent({ ...request, sentAt: Date.now() });
  };
  const sendAgain = () =>
    sent &&
    send({ username: sent.username, channel: sent.channel }).then(
      () => toastSuccess(t('resend.sent')),
      () => undefined,
    );
  if (!sent) return <AskStep kind={kind} onSubmit={send} />;
  return <SentStep kind={kind} sent={sent} onResend={() => void sendAgain()} onStartOver={() => setSent(undefined)} />;
}

function AskStep({ kind, onSubmit }: { kind: UserKind; onSubmit: (request: Request) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths(kind);
  const form = useZodForm(authContract.forgot_password.input, { username: '', channel: 'email' });
  const channel = form.watch('channel') ?? 'email';
  return (
    <DoorLayout
      kind={kind}
      title={t('forgotPassword.title')}
      lead={t(kind === 'merchant' ? 'forgotPassword.lead' : 'forgotPassword.leadByEmail')}
    >
      <Form form={form} onSubmit={onSubmit} className={styles.form} unguarded>
        <TextField
          name="username"
          label={kind === 'merchant' ? t('accountIdOrEmail') : t('email')}
          autoComplete="username"
          size="xl"
          ltr
          icon={<IconUser size={20} stroke={1.75} />}
        />
        {/* Platform staff get links only: their mobiles are not on record. */}
        {kind !== 'manager' && (
          <SegmentedControl
            fullWidth
            className={styles.channel ?? ''}
            aria-label={t('forgotPassword.channel')}
            value={channel}
            onChange={(value) => form.setValue('channel', value as Request['channel'])}
            data={[
              { value: 'email', label: t('forgotPassword.byEmail') },
              { value: 'whatsapp', label: t('forgotPassword.byWhatsapp') },
            ]}
          />
        )}
        <SubmitButton size="xl" fullWidth>
          {channel === 'email' ? t('forgotPassword.sendLink') : t('forgotPassword.sendCode')}
        </SubmitButton>
      </Form>
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}

type SentProps = { kind: UserKind; sent: Sent; onResend: () => void; onStartOver: () => void };

function SentStep({ kind, sent, onResend, onStartOver }: SentProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const paths = useDoorPaths(kind);
  const verify = useVerifyResetCode(kind);
  const isCode = sent.channel === 'whatsapp';
  const redeem = async (code: string) => {
    const { reset_token } = await verify.mutateAsync({ username: sent.username, code });
    handOverReset({ kind, token: reset_token });
    onStartOver();
    void navigate(paths.setNewPassword, { replace: true });
  };
  return (
    <DoorLayout
      kind={kind}
      title={isCode ? t('forgotPassword.codeTitle') : t('forgotPassword.linkTitle')}
      lead={
        isCode
          ? t('forgotPassword.codeLead', { username: isolated(sent.username) })
          : t('forgotPassword.linkLead', { username: isolated(sent.username) })
      }
    >
      {isCode && <CodeForm name="code" action={t('forgotPassword.verify')} onSubmit={redeem} />}
      <DoorLinks>
        <ResendButton sentAt={sent.sentAt} onResend={onResend} />
        <DoorStep onClick={onStartOver}>{t('forgotPassword.startOver')}</DoorStep>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}
