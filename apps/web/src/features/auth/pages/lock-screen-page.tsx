import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { authContract, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { returnPath, signInPath } from '../../../lib/pages/guards';
import { LoadingPage } from '../../../ui/states/loading-page';
import { isApiFailure } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { endSession, type Session } from '../../../lib/session';
import { Avatar } from '../../../ui/marks/avatar';
import { PasswordField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useEnterTraining, useLockedSession, useUnlock } from '../api';
import { DoorLayout } from '../components/door-layout';
import { DoorLinks, DoorStep } from '../components/door-links';
import { useDoorKind, useGoIn } from '../door';
import styles from '../components/door.module.css';

export function LockScreenPage() {
  const kind = useDoorKind();
  const { t } = useTranslation('auth');
  const locked = useLockedSession(kind);
  const goIn = useGoIn(kind);
  const toSignIn = useWayToSignIn(kind);
  const session = locked.data;
  const isOpen = session?.user.locked === false;

  useEffect(() => {
    if (session === null) toSignIn();
    if (isOpen) goIn();
  }, [session, isOpen, toSignIn, goIn]);

  if (!session || isOpen) return <LoadingPage />;
  const leave = () => void endSession(kind).then(toSignIn);
  const isTraining = session.account?.is_training ?? false;
  return (
    <DoorLayout kind={kind} title={t('lock.title')} lead={isTraining ? t('lock.trainingLead') : t('lock.lead')}>
      <Person session={session} />
      {isTraining ? (
        <BackToTraining onEntered={goIn} />
      ) : (
        <UnlockForm kind={kind} username={session.user.email ?? ''} onUnlocked={goIn} onExpired={toSignIn} />
      )}
      <DoorLinks>
        <DoorStep onClick={leave}>{t('lock.somebodyElse')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}

type UnlockProps = { kind: UserKind; username: string; onUnlocked: () => void; onExpired: () => void };

function UnlockForm({ kind, username, onUnlocked, onExpired }: UnlockProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm(authContract.unlock.input, { password: '' });
  const unlock = useUnlock(kind);
  const { setFocus } = form;
  useEffect(() => {
    setFocus('password');
  }, [setFocus]);
  const open = async ({ password }: { password: string }) => {
    try {
      await unlock.mutateAsync(password);
    } catch (error) {
      if (isApiFailure(error) && error.status === 401) return onExpired();
      throw error;
    }
    onUnlocked();
  };
  return (
    <Form form={form} onSubmit={open} className={styles.form} unguarded>
      {/* Tells password managers whose password is asked for. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField name="password" label={t('password')} size="xl" icon={<IconLock size={20} stroke={1.75} />} />
      <SubmitButton size="xl" fullWidth>
        {t('lock.action')}
      </SubmitButton>
    </Form>
  );
}

/** Nobody knows a password of the training salon: its door is open to everybody, also the second time. */
function BackToTraining({ onEntered }: { onEntered: (token: string) => void }) {
  const { t } = useTranslation('auth');
  const enter = useEnterTraining();
  return (
    <Button
      size="xl"
      fullWidth
      loading={enter.isPending}
      onClick={() => enter.mutate({}, { onSuccess: ({ user }) => onEntered(user.api_token) })}
    >
      {t('lock.trainingAction')}
    </Button>
  );
}

function Person({ session: { user, account } }: { session: Session }) {
  const language = useLanguage();
  const salon = account && (language === 'ar' ? account.arabic_name : account.english_name);
  return (
    <div className={styles.person}>
      <Avatar name={user.name} size="l" />
      <div>
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
        <small>{salon ?? user.email}</small>
      </div>
    </div>
  );
}

function useWayToSignIn(kind: UserKind): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = returnPath(query.get('next'), kind);
  const to = signInPath(kind, language, next);
  return useCallback(() => void navigate(to, { replace: true }), [navigate, to]);
}
