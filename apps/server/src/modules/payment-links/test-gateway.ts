import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { gatewayOf } from './gateway-of';
import { newReference } from './link-address';
import { webhookToken } from './payment-links.repo';
import { webhookUrl } from './webhook-url';

type Contract = typeof paymentLinksContract;
const TRIES = { bucket: 'gateway-test', limit: 10, seconds: 60 };

export const testGateway: UseCase<Contract['test_gateway']> = async ({ services, accountId, request }) => {
  await throttle(services, TRIES, `${accountId} ${request.ip}`);
  const driver = await asAccount(services, accountId, (tx) => gatewayOf({ tx, accountId }, services));
  if (!driver) throw new AppError('PAYMENTS_NOT_AVAILABLE');
  return { provider: driver.name, result: await driver.testConnection() };
};

/** MyFatoorah takes this address in its own settings, not with each payment. */
export const getWebhook: UseCase<Contract['get_webhook']> = async (ctx) => ({
  url: webhookUrl(ctx.services.config, 'myfatoorah', await webhookToken(ctx, newReference(ctx.accountId))),
});
