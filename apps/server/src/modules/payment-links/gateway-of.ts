import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { PaymentProvider } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentGatewaySetting } from '@rawnaq/domain/settings/payment-gateway-setting';
import { myfatoorahDriver } from '../../infra/payment-drivers/myfatoorah-driver';
import type { PaymentDriver } from '../../infra/payment-drivers/payment-driver';
import { sandboxPaymentDriver } from './sandbox/sandbox-driver';
import type { Services } from '../../services';
import { openSecrets, readSetting } from '../settings';
import { findSalon, type Place } from './payment-links.repo';

/** Who takes new payments of this salon: its own gateway, the sandbox outside production, or nobody. */
export async function gatewayOf(place: Place, services: Services): Promise<PaymentDriver | undefined> {
  const { is_active, company } = await readSetting(place, paymentGatewaySetting);
  const isMyfatoorah = is_active && company.replace(/\W/g, '').toLowerCase() === 'myfatoorah';
  if (isMyfatoorah && place.accountId !== TRAINING_ACCOUNT_ID) return gatewayNamed(place, services, 'myfatoorah');
  return services.config.production && place.accountId !== TRAINING_ACCOUNT_ID
    ? undefined
    : gatewayNamed(place, services, 'sandbox');
}

/** Whoever made a link answers for it, also when the salon has changed its gateway since. */
export async function gatewayNamed(
  place: Place,
  services: Services,
  provider: PaymentProvider,
): Promise<PaymentDriver | undefined> {
  if (provider === 'sandbox') return sandboxPaymentDriver(services, place.accountId);
  const { key, secret } = await openSecrets(place, services.sealer, paymentGatewaySetting);
  if (!secret) return undefined;
  const { country } = await findSalon(place);
  return myfatoorahDriver({ token: secret, webhookSecret: key ?? '', country, baseUrl: services.config.myfatoorahUrl });
}
