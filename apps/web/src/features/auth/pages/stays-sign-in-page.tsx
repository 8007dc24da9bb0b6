import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { STAYS_COUNTRY } from '@rawnaq/domain/property-listings/property.states';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiFailure } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { signInPath } from '../../../lib/pages/guards';
import { toastSuccess } from '../../../lib/toast';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LoadingPage } from '../../../ui/states/loading-page';
import { useAskHostCode, useEnterHost, useRegisterHost } from '../api';
import { CodeForm } from '../components/code-form';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks, DoorStep } from '../components/door-links';
import { ResendButton } from '../components/resend-button';
import { TermsField } from '../components/terms-field';
import { useGoIn } from '../door';
import { hostRegistration } from '../host-registration';
import { isolated } from '../isolated';
import { useStoredState } from '../stored-state';
import { useStraightIn } from '../use-sign-in';
import styles from '../components/door.module.css';

type Sent = { step: 'code'; mobile: string; sentAt: number };
type Progress = { step: 'mobile' } | Sent | { step: 'name'; ticket: string };
type StepProps = { onProgress: (progress: Progress) => void; onIn: (token: string) => void };

/** One way in for everybody: a number, a code, and for whoever is new a name. A reload loses nothing. */
export function StaysSignInPage() {
  const isWalkingIn = useStraightIn('property');
  const goIn = useGoIn('property');
  const [progress, setProgress] = useStoredState<Progress>('rawnaq.stays-sign-in', { step: 'mobile' });
  if (isWalkingIn) return <LoadingPage />;
  const steps: StepProps = {
    onProgress: setProgress,
    onIn: (token) => {
      setProgress({ step: 'mobile' });
      goIn(token);
    },
  };
  if (progress.step === 'mobile') return <MobileStep {...steps} />;
  if (progress.step === 'code') return <CodeStep sent={progress} {...steps} />;
  return <NameStep ticket={progress.ticket} {...steps} />;
}

function MobileStep({ onProgress }: StepProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const next = useSearchParams()[0].get('next');
  const ask = useAskHostCode();
  const form = useZodForm(hostsContract.ask_code.input, { mobile: '' });
  const send = async ({ mobile }: { mobile: string }) => {
    await ask.mutateAsync({ mobile });
    onProgress({ step: 'code', mobile, sentAt: Date.now() });
  };
  return (
    <DoorLayout kind="property" title={t('stays.title')} lead={t('stays.lead')}>
      <Form form={form} onSubmit={send} className={styles.form} unguarded>
        <PhoneField name="mobile" label={t('mobile')} country={STAYS_COUNTRY} size="xl" required />
        <SubmitButton size="xl" fullWidth>
          {t('stays.send')}
        </SubmitButton>
      </Form>
      <DoorLinks>
        <DoorLink to={signInPath('property', language, next ?? undefined)}>{t('stays.byEmail')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}

function CodeStep({ sent, onProgress, onIn }: StepProps & { sent: Sent }) {
  const { t } = useTranslation('auth');
  const ask = useAskHostCode();
  const enter = useEnterHost();
  const { mobile } = sent;
  const confirmCode = async (code: string) => {
    const { user, ticket } = await enter.mutateAsync({ mobile, code });
    if (user) onIn(user.api_token);
    else if (ticket) onProgress({ step: 'name', ticket });
  };
  const sendAgain = () =>
    ask.mutate(
      { mobile },
      {
        onSuccess: () => {
          toastSuccess(t('resend.sent'));
          onProgress({ ...sent, sentAt: Date.now() });
        },
      },
    );
  return (
    <DoorLayout
      kind="property"
      title={t('stays.codeTitle')}
      lead={t('stays.codeLead', { mobile: isolated(formatMobile(mobile)) })}
    >
      <CodeForm name="code" action={t('stays.enter')} onSubmit={confirmCode} />
      <DoorLinks>
        <ResendButton sentAt={sent.sentAt} onResend={sendAgain} />
        <DoorStep onClick={() => onProgress({ step: 'mobile' })}>{t('stays.otherMobile')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}

function NameStep({ ticket, onProgress, onIn }: StepProps & { ticket: string }) {
  const { t } = useTranslation('auth');
  const register = useRegisterHost();
  const form = useZodForm(hostRegistration, { name: '', accept_terms: false });
  const open = async ({ name }: { name: string }) => {
    try {
      const { user } = await register.mutateAsync({ ticket, name, accept_terms: true });
      onIn(user.api_token);
    } catch (error) {
      // The refusal is shown by itself; the way on is a new code.
      if (isApiFailure(error) && error.code === 'HOST_TICKET_OVER') onProgress({ step: 'mobile' });
      throw error;
    }
  };
  return (
    <DoorLayout kind="property" title={t('stays.nameTitle')} lead={t('stays.nameLead')}>
      <Form form={form} onSubmit={open} className={styles.form} unguarded>
        <TextField name="name" label={t('stays.name')} autoComplete="name" size="xl" required maxLength={100} />
        <TermsField name="accept_terms" label={t('trial.terms')} />
        <SubmitButton size="xl" fullWidth>
          {t('stays.open')}
        </SubmitButton>
      </Form>
      <DoorLinks>
        <DoorStep onClick={() => onProgress({ step: 'mobile' })}>{t('stays.otherMobile')}</DoorStep>
      </DoorLinks>
    </DoorLayout>
  );
}
