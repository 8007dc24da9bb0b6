import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { gatewayNamed } from './gateway-of';
import { accountOfReference } from './link-address';
import { findLinkAt, isWebhookToken } from './payment-links.repo';
import { settlePaymentLink } from './settle-payment-link';

const NOTICES = { bucket: 'payment-webhook', limit: 600, seconds: 60 };

/**
 * A notice of a gateway. Its signature says who sent it; what it says is not believed, the gateway is asked instead.
 */
export const takeWebhook: UseCase<(typeof paymentLinksContract)['webhook']> = async (
  { services, log, request: { ip } },
  { provider, token },
  { request },
) => {
  await throttle(services, NOTICES, { ip });
  const accountId = accountOfReference(token);
  const driver = await asAccount(services, accountId, async (tx) =>
    (await isWebhookToken({ tx, accountId }, token)) ? gatewayNamed({ tx, accountId }, services, provider) : undefined,
  );
  if (!driver) throw new AppError('NOT_FOUND');
  const claim = driver.verifyWebhook(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers);
  if (!claim.ok) {
    log.warn({ account_id: accountId, provider, ip, request_id: request.id }, 'payment webhook with a wrong signature');
    throw new AppError('PAYMENT_WEBHOOK_REFUSED');
  }
  const providerId = claim.provider_id;
  const link =
    providerId === undefined
      ? undefined
      : await asAccount(services, accountId, (tx) => findLinkAt({ tx, accountId }, provider, providerId));
  // A payment that is not one of our links: the salon uses its gateway elsewhere too.
  const settled = link && (await settlePaymentLink(services, accountId, link.reference));
  // Not 200, so that the gateway tells us again.
  if (settled && !settled.answered) throw new AppError('PAYMENT_GATEWAY_AWAY');
  return { done: true };
};
