import { Button } from '@mantine/core';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toastSuccess } from '../../../lib/toast';
import { CopyButton } from '../../../ui/copy-button';
import { useRegister, useResendRegisterCode, useVerifyRegisterCode } from '../api';
import { CodeForm } from '../components/code-form';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks, DoorStep } from '../components/door-links';
import { RegistrationForm, type RegistrationDraft } from '../components/registration-form';
import { ResendButton } from '../components/resend-button';
import { useDoorPaths } from '../door';
import { isolated } from '../isolated';
import type { RegistrationParsed } from '../registration';
import { readTab, useStoredState, writeTab } from '../stored-state';
import styles from '../components/door.module.css';

const DRAFT_KEY = 'rawnaq.free-trial.draft';

type Waiting = { step: 'code'; unique_id: string; mobile: string; sentAt: number };
type Progress = { step: 'details' } | Waiting | { step: 'done'; account_id: number };

/** Details, a code to the mobile, and then a manager's decision. A reload loses nothing but the password. */
export function FreeTrialPage() {
  const [progress, setProgress] = useStoredState<Progress>('rawnaq.free-trial', { step: 'details' });
  if (progress.step === 'details') return <DetailsStep onSent={setProgress} />;
  if (progress.step === 'code') return <CodeStep waiting={progress} onProgress={setProgress} />;
  return <DoneStep accountId={progress.account_id} onAnother={() => setProgress({ step: 'details' })} />;
}

function DetailsStep({ onSent }: { onSent: (waiting: Waiting) => void }) {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths('merchant');
  const register = useRegister();
  const [draft] = useState(() => readTab<RegistrationDraft>(DRAFT_KEY) ?? {});
  const keepDraft = useCallback((typed: RegistrationDraft) => writeTab(DRAFT_KEY, typed), []);
  const send = async ({ password_repeat: _repeat, ...values }: RegistrationParsed) => {
    const { request } = await register.mutateAsync({ ...values, accept_terms: true });
    onSent({ step: 'code', ...request, sentAt: Date.now() });
  };
  return (
    <DoorLayout kind="merchant" title={<StepTitle step={1}>{t('trial.title')}</StepTitle>} lead={t('trial.lead')}>
      <RegistrationForm draft={draft} onDraft={keepDraft} onSubmit={send} />
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('trial.haveAccount')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}

function CodeStep({ waiting, onProgress }: { waiting: Waiting; onProgress: (progress: Progress) => void }) {
  const { t } = useTranslation('auth');
  const verify = useVerifyRegisterCode();
  const resend = useResendRegisterCode();
  const { unique_id } = waiting;
  const confirmMobile = async (code: string) => {
    const { account_id } = await verify.mutateAsync({ unique_id, code });
    writeTab(DRAFT_KEY, undefined);
    onProgress({ step: 'done', account_id });
  };
  const sendAgain = () =>
    resend.mutate(
      { unique_id },
      {
        onSuccess: () => {
          toastSuccess(t('resend.sent'));
          onProgress({ ...waiting, sentAt: Date.now() });
        },
      },
    );
  return (
    <DoorLayout
      kind="merchant"
      title={<StepTitle step={2}>{t('trial.codeTitle')}</StepTitle>}
      lead={t('trial.codeLead', { mobile: isolated(formatMobile(waiting.mobile)) })}
    >
      <CodeForm name="code" action={t('trial.verify')} onSubmit={confirmMobile} />
      <DoorLinks>
        <ResendButton sentAt={waiting.sentAt} onResend={sendAgain} />
        <DoorStep onClick={() => onProgress({ step: 'details' })}>{t('trial.changeDetails')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}

function DoneStep({ accountId, onAnother }: { accountId: number; onAnother: () => void }) {
  const { t } = useTranslation(['auth', 'ui']);
  const paths = useDoorPaths('merchant');
  return (
    <DoorLayout kind="merchant" title={t('trial.doneTitle')} lead={t('trial.doneLead')}>
      <div className={styles.number} role="status">
        <div>
          <small>{t('trial.accountId')}</small>
          <strong>
            <bdi dir="ltr">{accountId}</bdi>
          </strong>
        </div>
        <CopyButton value={String(accountId)} label={t('ui:copy')} />
      </div>
      <Button component={Link} to={paths.training} size="xl" fullWidth>
        {t('trial.meanwhile')}
      </Button>
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
        <DoorStep onClick={onAnother}>{t('trial.another')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}

function StepTitle({ step, children }: { step: number; children: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <span className={styles.step}>{t('trial.step', { step })}</span>
      {children}
    </>
  );
}
