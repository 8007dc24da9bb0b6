import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from './text-fields';

/** The signed-in person proves again who she is. `at` is where the proof stands in what is sent. */
export function ProofFields({ at = '' }: { at?: '' | 'proof.' }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <PasswordField name={`${at}password`} label={t('proof.password')} required />
      <TextField
        name={`${at}totp`}
        label={t('proof.totp')}
        description={t('proof.totpHint')}
        ltr
        maxLength={6}
        autoComplete="one-time-code"
      />
    </>
  );
}
