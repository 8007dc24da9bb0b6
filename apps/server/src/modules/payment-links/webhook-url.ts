import type { PaymentProvider } from '@rawnaq/domain/payment-links/payment-link.rules';
import type { Config } from '../../config';

/** Each salon has its own, so that a notice says whose it is before anything in it is read. */
export const webhookUrl = (config: Config, provider: PaymentProvider, token: string): string =>
  `${config.publicUrl}/api/public/webhooks/pay/${provider}/${token}`;
