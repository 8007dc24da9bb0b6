import { Button } from '@mantine/core';
import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { STAYS_COUNTRY } from '@rawnaq/domain/property-listings/property.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/detail/facts';
import { CodeField } from '../../../ui/fields/code-field';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './profile.module.css';

type Profile = OutputOf<typeof hostsContract.get_profile>;

export function HostNameCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const rename = useWrite(hostsContract.rename);
  const form = useZodForm(hostsContract.rename.input, { name: profile.name });
  const submit = async ({ name }: { name: string }) => {
    await rename.mutateAsync({ name });
    toastSuccess(dialogTexts.saved[language]);
  };
  return (
    <Card title={t('you')}>
      {profile.email && <Facts lined facts={[{ label: t('email'), value: <bdi dir="ltr">{profile.email}</bdi> }]} />}
      <Form form={form} onSubmit={submit} className={styles.form}>
        <TextField name="name" label={t('host.name')} description={t('host.nameText')} required maxLength={100} />
        <div>
          <SubmitButton>{t('host.saveName')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** The number one signs in by. Both numbers get a code, so that an open screen alone gives nothing away. */
export function HostMobileCard({ mobile, onChanged }: { mobile: string | null; onChanged: () => void }) {
  const { t } = useTranslation('profile');
  const [wanted, setWanted] = useState<string>();
  return (
    <Card title={t('mobile')}>
      <p className={styles.note}>
        {t('host.mobileText')} {mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : t('noMobile')}
      </p>
      {wanted === undefined ? (
        <AskForm onAsked={setWanted} />
      ) : (
        <CodesForm
          mobile={wanted}
          current={mobile}
          onDone={() => {
            setWanted(undefined);
            onChanged();
          }}
          onBack={() => setWanted(undefined)}
        />
      )}
    </Card>
  );
}

function AskForm({ onAsked }: { onAsked: (mobile: string) => void }) {
  const { t } = useTranslation('profile');
  const ask = useWrite(hostsContract.ask_new_mobile);
  const form = useZodForm(hostsContract.ask_new_mobile.input, { mobile: '' });
  const submit = async (typed: { mobile: string }) => {
    await ask.mutateAsync(typed);
    onAsked(typed.mobile);
  };
  return (
    <Form form={form} onSubmit={submit} className={styles.form} unguarded>
      <PhoneField name="mobile" label={t('newMobile')} country={STAYS_COUNTRY} required />
      <div>
        <SubmitButton>{t('sendCode')}</SubmitButton>
      </div>
    </Form>
  );
}

type CodesProps = { mobile: string; current: string | null; onDone: () => void; onBack: () => void };

function CodesForm({ mobile, current, onDone, onBack }: CodesProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const change = useWrite(hostsContract.change_mobile);
  const form = useZodForm(hostsContract.change_mobile.input, {
    mobile,
    code: '',
    ...(current && { current_code: '' }),
  });
  const submit = async (codes: { code: string; current_code?: string | undefined }) => {
    await change.mutateAsync({ ...codes, mobile });
    toastSuccess(dialogTexts.saved[language]);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} className={styles.form} unguarded>
      <p className={styles.note}>{t('host.codesSent')}</p>
      <CodeField name="code" label={t('host.codeOf', { mobile: formatMobile(mobile) })} />
      {current && <CodeField name="current_code" label={t('host.codeOf', { mobile: formatMobile(current) })} />}
      <div className={styles.actions}>
        <SubmitButton>{t('changeMobile')}</SubmitButton>
        <Button variant="default" onClick={onBack}>
          {t('otherMobile')}
        </Button>
      </div>
    </Form>
  );
}
