import { IconLock, IconUser } from '@tabler/icons-react';
import { loginContract, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { Credentials } from '../api';
import { useDoorPaths } from '../door';
import { takeTyped } from '../typed-before';
import styles from './door.module.css';

type Props = { kind: UserKind; onSubmit: (credentials: Credentials) => Promise<void> };

export function CredentialsForm({ kind, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths(kind);
  const id = useId();
  const [typed] = useState(takeTyped);
  const form = useZodForm(loginContract.input, { username: typed?.username ?? '', password: typed?.password ?? '' });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('username');
  }, [setFocus]);
  useEffect(() => {
    const element = document.getElementById(id);
    if (typed?.sent && element instanceof HTMLFormElement) element.requestSubmit();
  }, [id, typed]);
  const forgot = (
    <Link className={styles.labelLink} to={paths.forgotPassword}>
      {t('signIn.forgotPassword')}
    </Link>
  );
  return (
    <Form id={id} form={form} onSubmit={onSubmit} className={styles.form} unguarded>
      {/* Only the owner of a salon has an account ID. */}
      <TextField
        name="username"
        label={kind === 'merchant' ? t('accountIdOrEmail') : t('email')}
        autoComplete="username"
        size="xl"
        ltr
        icon={<IconUser size={20} stroke={1.75} />}
      />
      <PasswordField
        name="password"
        label={t('password')}
        size="xl"
        icon={<IconLock size={20} stroke={1.75} />}
        labelEnd={forgot}
      />
      <SubmitButton size="xl" fullWidth>
        {t('signIn.action')}
      </SubmitButton>
    </Form>
  );
}
