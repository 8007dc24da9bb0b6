import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useResetPassword } from '../api';
import { useDoorPaths } from '../door';
import { addNewPasswordIssues, newPasswordShape } from '../new-password';
import { NewPasswordFields } from './new-password-fields';
import styles from './door.module.css';

type Props = { kind: UserKind; token: string; /** The token is used up. */ onSaved?: () => void };

/** Sets a new password with a reset token and leads back to the door. */
export function NewPasswordForm({ kind, token, onSaved }: Props) {
  const { t } = useTranslation('auth');
  const label = t('newPassword');
  const schema = useMemo(
    () => z.object(newPasswordShape).superRefine((typed, ctx) => addNewPasswordIssues(ctx, typed, label)),
    [label],
  );
  const form = useZodForm(schema, { password: '', password_repeat: '' });
  const reset = useResetPassword(kind);
  const navigate = useNavigate();
  const paths = useDoorPaths(kind);
  const save = async ({ password }: { password: string }) => {
    await reset.mutateAsync({ token, password });
    onSaved?.();
    void navigate(paths.signIn, { replace: true, state: { passwordSet: true } });
  };
  return (
    <Form form={form} onSubmit={save} className={styles.form} unguarded>
      <NewPasswordFields label={label} size="xl" />
      <SubmitButton size="xl" fullWidth>
        {t('newPasswordPage.save')}
      </SubmitButton>
    </Form>
  );
}
