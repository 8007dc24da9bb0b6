import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { companyNamed } from '@rawnaq/domain/payment-links/gateway-companies';
import type { PaymentProvider } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentGatewaySetting } from '@rawnaq/domain/settings/payment-gateway-setting';
import { myfatoorahDriver } from '../../infra/payment-drivers/myfatoorah-driver';
import { moyasarDriver } from '../../infra/payment-drivers/moyasar-driver';
import type { PaymentDriver } from '../../infra/payment-drivers/payment-driver';
import { tapDriver } from '../../infra/payment-drivers/tap-driver';
import { sandboxPaymentDriver } from './sandbox/sandbox-driver';
import type { Services } from '../../services';
import { openSecrets, readSetting } from '../settings';
import { findSalon, type Place } from './payment-links.repo';

/** Who takes new payments of this salon: its own gateway, the sandbox outside production, or nobody. */
export async function gatewayOf(place: Place, services: Services): Promise<PaymentDriver | undefined> {
  const isTraining = place.accountId === TRAINING_ACCOUNT_ID;
  const { is_active, company } = await readSetting(place, paymentGatewaySetting);
  const provider = is_active && !isTraining ? companyNamed(company) : undefined;
  if (provider) return gatewayNamed(place, services, provider);
  return services.config.production && !isTraining ? undefined : gatewayNamed(place, services, 'sandbox');
}

/** Whoever made a link answers for it, also when the salon has changed its gateway since. */
export async function gatewayNamed(
  place: Place,
  services: Services,
  provider: PaymentProvider,
): Promise<PaymentDriver | undefined> {
  if (provider === 'sandbox') return sandboxPaymentDriver(services, place.accountId);
  const { key = '', secret } = await openSecrets(place, services.sealer, paymentGatewaySetting);
  if (!secret) return undefined;
  const baseUrl = services.config.gatewayUrls[provider];
  if (provider === 'tap') return tapDriver({ secretKey: secret, baseUrl });
  if (provider === 'moyasar') return moyasarDriver({ secretKey: secret, webhookToken: key, baseUrl });
  const [{ country }, { is_test }] = await Promise.all([findSalon(place), readSetting(place, paymentGatewaySetting)]);
  return myfatoorahDriver({ token: secret, webhookSecret: key, country, isTest: is_test, baseUrl });
}
