import { Button } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobile, IconGift, IconSchool } from '@tabler/icons-react';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { LoadingPage } from '../../../ui/states/loading-page';
import type { Credentials } from '../api';
import { CodeForm } from '../components/code-form';
import { CredentialsForm } from '../components/credentials-form';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks, DoorStep } from '../components/door-links';
import { TotpSetup } from '../components/totp-setup';
import { useDoorKind, useDoorPaths } from '../door';
import { useSignIn, useStraightIn, type NextStep } from '../use-sign-in';
import styles from '../components/door.module.css';

export function SignInPage() {
  const kind = useDoorKind();
  return <Door key={kind} kind={kind} />;
}

function Door({ kind }: { kind: UserKind }) {
  const isWalkingIn = useStraightIn(kind);
  const signIn = useSignIn(kind);
  const [given, setGiven] = useState<{ credentials: Credentials; step: NextStep }>();

  if (isWalkingIn) return <LoadingPage />;
  const enter = async (credentials: Credentials) => {
    const step = await signIn(credentials);
    if (step.kind !== 'none') setGiven({ credentials, step });
  };
  if (given)
    return (
      <SecondStep
        kind={kind}
        step={given.step}
        onCode={(totp) => signIn({ ...given.credentials, totp })}
        onBack={() => setGiven(undefined)}
      />
    );
  return <FirstStep kind={kind} onSubmit={enter} />;
}

function FirstStep({ kind, onSubmit }: { kind: UserKind; onSubmit: (credentials: Credentials) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths(kind);
  const other = useDoorPaths(kind === 'property' ? 'merchant' : 'property');
  const isManager = kind === 'manager';
  const next = useSearchParams()[0].get('next');
  const here = next ? `?next=${encodeURIComponent(next)}` : '';
  const lead = isManager ? t('signIn.managerLead') : kind === 'property' ? t('signIn.propertyLead') : t('signIn.lead');
  return (
    <DoorLayout kind={kind} title={isManager ? t('signIn.managerTitle') : t('signIn.title')} lead={lead}>
      <PasswordSetNotice />
      {kind === 'property' && (
        <>
          <Button
            component={Link}
            to={`${paths.byMobile}${here}`}
            size="xl"
            fullWidth
            leftSection={<IconDeviceMobile size={20} stroke={1.75} />}
          >
            {t('stays.byMobile')}
          </Button>
          <p className={styles.or}>{t('stays.orByEmail')}</p>
        </>
      )}
      <CredentialsForm kind={kind} onSubmit={onSubmit} />
      <DoorLinks>
        {kind === 'merchant' && <DoorLink to={paths.forgotAccountId}>{t('signIn.forgotAccountId')}</DoorLink>}
        {kind === 'property' && <DoorLink to={other.signIn}>{t('signIn.toSalon')}</DoorLink>}
      </DoorLinks>
      {kind === 'merchant' && (
        <>
          <NewHere />
          <DoorLinks>
            <DoorLink to={other.signIn}>{t('signIn.toProperty')}</DoorLink>
          </DoorLinks>
        </>
      )}
    </DoorLayout>
  );
}

function NewHere() {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths('merchant');
  return (
    <>
      <p className={styles.or}>{t('signIn.newHere')}</p>
      <div className={styles.pair}>
        <Button
          component={Link}
          to={paths.freeTrial}
          variant="default"
          size="lg"
          px={0}
          leftSection={<IconGift size={19} stroke={1.75} />}
        >
          {t('signIn.trial')}
        </Button>
        <Button
          component={Link}
          to={paths.training}
          variant="default"
          size="lg"
          px={0}
          leftSection={<IconSchool size={19} stroke={1.75} />}
        >
          {t('signIn.training')}
        </Button>
      </div>
    </>
  );
}

type SecondStepProps = {
  kind: UserKind;
  step: NextStep;
  onCode: (code: string) => Promise<unknown>;
  onBack: () => void;
};

function SecondStep({ kind, step, onCode, onBack }: SecondStepProps) {
  const { t } = useTranslation('auth');
  const isSetup = step.kind === 'setup';
  return (
    <DoorLayout
      kind={kind}
      title={isSetup ? t('totp.setupTitle') : t('totp.title')}
      lead={isSetup ? t('totp.setupLead') : t('totp.lead')}
    >
      <CodeForm name="totp" action={t('totp.action')} onSubmit={onCode}>
        {isSetup && <TotpSetup secret={step.secret} uri={step.uri} />}
      </CodeForm>
      <DoorLinks>
        <DoorStep onClick={onBack}>{t('totp.back')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}

function PasswordSetNotice() {
  const { t } = useTranslation('auth');
  const state = useLocation().state as { passwordSet?: boolean } | null;
  if (!state?.passwordSet) return null;
  return (
    <p className={styles.notice} role="status">
      <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      {t('signIn.passwordSet')}
    </p>
  );
}
