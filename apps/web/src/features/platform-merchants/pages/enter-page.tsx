import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { call, isApiFailure } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { switchLanguage } from '../../../lib/language/language';
import { startSession } from '../../../lib/session';
import { AuthLayout } from '../../../ui/auth-layout/auth-layout';
import { LoadingState } from '../../../ui/states/states';

/** Trades the one-time code for the session of the visit. The code leaves the address before anything else happens. */
export function EnterPage() {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const failure = useEnter();
  return (
    <AuthLayout
      world="merchant"
      reader="merchant"
      title={failure === undefined ? t('enter.title') : t('enter.failed')}
      lead={failure === undefined ? t('enter.lead') : failure}
      onSwitchLanguage={() => switchLanguage()}
    >
      {failure === undefined ? (
        <LoadingState rows={2} />
      ) : (
        <Button component={Link} to={pathTo('manager-dashboard', language)} size="xl" fullWidth>
          {t('enter.back')}
        </Button>
      )}
    </AuthLayout>
  );
}

/** Undefined while it works; else what went wrong. */
function useEnter(): string | undefined {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const code = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    call(platformMerchantsContract.enter_as_owner, { code }, { area: 'merchant' }).then(
      ({ user }) => {
        startSession('merchant', user.api_token);
        void navigate(`/${language}/merchant`, { replace: true });
      },
      // A code that is none, as after a reload, is like one that was used.
      (error: unknown) => setFailure(isApiFailure(error) && error.status !== 422 ? error.message : t('enter.gone')),
    );
  }, [t, language, navigate]);
  return failure;
}
