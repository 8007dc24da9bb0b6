import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { GatewaySettings } from '../components/gateway-settings';
import { SettingsFrame } from '../components/settings-frame';

export const PaymentGatewayPage = () => (
  <SettingsFrame section="gateway">
    <GatewaySettings
      get={settingsContract.get_payment_gateway}
      save={settingsContract.save_payment_gateway}
      test={paymentLinksContract.test_gateway}
      webhook={paymentLinksContract.get_webhook}
    />
  </SettingsFrame>
);
