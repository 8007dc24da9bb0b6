import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { GatewaySettings } from '../../settings';
import { CodeProof } from '../components/code-proof';

/** Who takes the deposits of an owner's stays. */
export function HostGatewayPage() {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  const profile = useRead(hostsContract.get_profile, {}, { ownFailure: true });
  return (
    <>
      <PageHead title={pageWords['payment-gateway'][language]} note={t('gateway.note')} />
      {profile.isError && <ErrorState onRetry={() => void profile.refetch()} />}
      {profile.isPending && <LoadingState rows={6} />}
      {profile.data && (
        <GatewaySettings
          get={paymentGatewayContract.get_of_host}
          save={paymentGatewayContract.save_of_host}
          test={paymentGatewayContract.test_of_host}
          webhook={paymentGatewayContract.webhook_of_host}
          proof={profile.data.has_password ? undefined : { text: t('gateway.codeText'), fields: <CodeProof /> }}
        />
      )}
    </>
  );
}
