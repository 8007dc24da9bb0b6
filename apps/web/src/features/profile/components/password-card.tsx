import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import type { Session } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { PasswordField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { addNewPasswordIssues, NewPasswordFields, newPasswordShape } from '../../auth';
import { useChangePassword } from '../api';
import styles from './profile.module.css';

export function PasswordCard({ user, isTraining }: { user: Session['user']; isTraining: boolean }) {
  const { t } = useTranslation('profile');
  const isOwn = user.impersonated_by === null && !isTraining;
  return (
    <Card title={t('password')}>
      <p className={styles.note}>{isOwn ? t('passwordText') : t('passwordNotHere')}</p>
      {isOwn && <PasswordForm user={user} />}
    </Card>
  );
}

function PasswordForm({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const label = t('newPassword');
  const { name, email } = user;
  const ownWords = useMemo(() => [name, email ?? ''], [name, email]);
  const schema = useMemo(
    () =>
      authContract.change_password.input
        .extend(newPasswordShape)
        .superRefine((typed, ctx) => addNewPasswordIssues(ctx, typed, label, ownWords)),
    [label, ownWords],
  );
  const form = useZodForm(schema, { current_password: '', password: '', password_repeat: '' });
  const change = useChangePassword();
  const save = async ({ current_password, password }: { current_password: string; password: string }) => {
    await change.mutateAsync({ current_password, password });
    form.reset();
    toastSuccess(dialogTexts.saved[language]);
  };
  return (
    <Form form={form} onSubmit={save} className={styles.form} unguarded>
      {/* Tells password managers whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField name="current_password" label={t('currentPassword')} required />
      <NewPasswordFields label={label} ownWords={ownWords} />
      <div>
        <SubmitButton>{t('changePassword')}</SubmitButton>
      </div>
    </Form>
  );
}
