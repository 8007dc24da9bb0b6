import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks } from '../components/door-links';
import { NewPasswordForm } from '../components/new-password-form';
import { useDoorKind, useDoorPaths } from '../door';
import { earnedReset, forgetReset } from '../reset-token';

/** Behind the code of a forgotten password. Whoever comes without one is told where to get it. */
export function SetNewPasswordPage() {
  const { t } = useTranslation('auth');
  const kind = useDoorKind();
  const paths = useDoorPaths(kind);
  const [earned] = useState(earnedReset);
  if (earned?.kind === kind) {
    return (
      <DoorLayout kind={kind} title={t('newPasswordPage.title')} lead={t('newPasswordPage.lead')}>
        <NewPasswordForm kind={kind} token={earned.token} onSaved={forgetReset} />
      </DoorLayout>
    );
  }
  return (
    <DoorLayout kind={kind} title={t('newPasswordPage.noCodeTitle')} lead={t('newPasswordPage.noCodeLead')}>
      <Button component={Link} to={paths.forgotPassword} size="xl" fullWidth>
        {t('newPasswordPage.askForCode')}
      </Button>
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}
