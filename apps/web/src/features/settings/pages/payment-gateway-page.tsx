import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { GatewaySettings } from '../components/gateway-settings';
import { SettingsFrame } from '../components/settings-frame';

export const PaymentGatewayPage = () => (
  <SettingsFrame section="gateway">
    <GatewaySettings
      get={paymentGatewayContract.get}
      save={paymentGatewayContract.save}
      test={paymentGatewayContract.test}
      webhook={paymentGatewayContract.webhook}
    />
  </SettingsFrame>
);
