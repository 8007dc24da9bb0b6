import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { PageHead } from '../../../ui/page-head';
import { Loaded } from '../../../ui/states/loaded';
import { GatewaySettings } from '../../settings';
import { CodeProof } from '../components/code-proof';

/** Who takes the deposits of an owner's stays. */
export function HostGatewayPage() {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  return (
    <>
      <PageHead title={pageWords['payment-gateway'][language]} note={t('gateway.note')} />
      <Loaded endpoint={hostsContract.get_profile}>
        {({ has_password }) => (
          <GatewaySettings
            get={paymentGatewayContract.get_of_host}
            save={paymentGatewayContract.save_of_host}
            test={paymentGatewayContract.test_of_host}
            webhook={paymentGatewayContract.webhook_of_host}
            proof={has_password ? undefined : { text: t('gateway.codeText'), fields: <CodeProof /> }}
          />
        )}
      </Loaded>
    </>
  );
}
