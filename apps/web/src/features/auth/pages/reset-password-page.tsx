import { Button } from '@mantine/core';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { LoadingPage } from '../../../ui/states/loading-page';
import { Awaiting } from '../../../ui/states/loaded';
import { useResetLink } from '../api';
import { DoorLayout } from '../components/door-layout';
import { DoorLink, DoorLinks } from '../components/door-links';
import { NewPasswordForm } from '../components/new-password-form';
import { useDoorKind, useDoorPaths } from '../door';

const ADDRESSEES: Record<'merchant' | 'manager', readonly UserKind[]> = {
  merchant: ['merchant', 'property'],
  manager: ['manager'],
};

/**
 * The link of the e-mail. It is looked at first: nobody should choose a password only to hear that the link is too old.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const here = useDoorKind();
  const { token = '' } = useParams();
  const link = useResetLink(token, ADDRESSEES[here === 'manager' ? 'manager' : 'merchant']);
  if (link.isPending) return <LoadingPage />;
  if (link.data === undefined) {
    return (
      <DoorLayout kind={here} title={t('newPasswordPage.title')}>
        <Awaiting query={link} />
      </DoorLayout>
    );
  }
  if (link.data === null) return <InvalidLink kind={here} />;
  return (
    <DoorLayout kind={link.data} title={t('newPasswordPage.title')} lead={t('newPasswordPage.lead')}>
      <NewPasswordForm kind={link.data} token={token} />
    </DoorLayout>
  );
}

function InvalidLink({ kind }: { kind: UserKind }) {
  const { t } = useTranslation('auth');
  const paths = useDoorPaths(kind);
  return (
    <DoorLayout kind={kind} title={t('newPasswordPage.invalidTitle')} lead={t('newPasswordPage.invalidLead')}>
      <Button component={Link} to={paths.forgotPassword} size="xl" fullWidth>
        {t('newPasswordPage.askForLink')}
      </Button>
      <DoorLinks>
        <DoorLink to={paths.signIn}>{t('backToSignIn')}</DoorLink>
      </DoorLinks>
    </DoorLayout>
  );
}
