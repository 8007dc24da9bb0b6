import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '../../../ui/fields/text-fields';

/** The signed-in person proves again who they are. */
export function ProofFields() {
  const { t } = useTranslation('platform-merchants');
  return (
    <>
      <PasswordField name="password" label={t('visit.password')} required />
      <TextField
        name="totp"
        label={t('visit.totp')}
        description={t('visit.totpHint')}
        ltr
        maxLength={6}
        autoComplete="one-time-code"
      />
    </>
  );
}
