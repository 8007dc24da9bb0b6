import { Button } from '@mantine/core';
import { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { CodeField } from '../../../ui/fields/code-field';
import { PhoneField } from '../../../ui/fields/phone-field';
import { PasswordField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './profile.module.css';

/** The number codes go to: changed with the password, and a code sent to the new one. */
export function MobileCard({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('profile');
  const own = useRead(ownMobileContract.get, {});
  const [wanted, setWanted] = useState<string>();
  const mobile = own.data?.mobile;
  return (
    <Card title={t('mobile')}>
      <p className={styles.note}>
        {t('mobileText')} {mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : t('noMobile')}
      </p>
      {mayChange && wanted === undefined && <AskForm onAsked={setWanted} />}
      {mayChange && wanted !== undefined && (
        <CodeStep
          mobile={wanted}
          onDone={() => {
            setWanted(undefined);
            void own.refetch();
          }}
          onBack={() => setWanted(undefined)}
        />
      )}
    </Card>
  );
}

function AskForm({ onAsked }: { onAsked: (mobile: string) => void }) {
  const { t } = useTranslation('profile');
  const form = useZodForm(ownMobileContract.ask_code.input, { mobile: '', password: '' });
  const ask = useWrite(ownMobileContract.ask_code);
  const submit = async (typed: { mobile: string; password: string }) => {
    await ask.mutateAsync(typed);
    onAsked(typed.mobile);
  };
  return (
    <Form form={form} onSubmit={submit} className={styles.form} unguarded>
      <PhoneField name="mobile" label={t('newMobile')} required />
      <PasswordField name="password" label={t('currentPassword')} required />
      <div>
        <SubmitButton>{t('sendCode')}</SubmitButton>
      </div>
    </Form>
  );
}

function CodeStep({ mobile, onDone, onBack }: { mobile: string; onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const form = useZodForm(ownMobileContract.change.input, { mobile, code: '' });
  const change = useWrite(ownMobileContract.change);
  const submit = async ({ code }: { code: string }) => {
    await change.mutateAsync({ mobile, code });
    toastSuccess(dialogTexts.saved[language]);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} className={styles.form} unguarded>
      <p className={styles.note}>
        {t('codeSent')} <bdi dir="ltr">{formatMobile(mobile)}</bdi>
      </p>
      <CodeField name="code" label={t('code')} />
      <div className={styles.actions}>
        <SubmitButton>{t('changeMobile')}</SubmitButton>
        <Button variant="default" onClick={onBack}>
          {t('otherMobile')}
        </Button>
      </div>
    </Form>
  );
}
