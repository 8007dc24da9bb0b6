import { AppError } from '@rawnaq/domain/kernel/app-error';
import { companyNamed } from '@rawnaq/domain/payment-links/gateway-companies';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentGatewaySetting } from '@rawnaq/domain/settings/payment-gateway-setting';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { readSetting } from '../settings';
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
  return { provider: driver.name, result: await driver.testConnection(), is_test: driver.isTest };
};

/** MyFatoorah and Moyasar take this address in their own settings, Tap with each payment. */
export const getWebhook: UseCase<Contract['get_webhook']> = async (ctx) => {
  const { company } = await readSetting(ctx, paymentGatewaySetting);
  const token = await webhookToken(ctx, newReference(ctx.accountId));
  return { url: webhookUrl(ctx.services.config, companyNamed(company) ?? 'myfatoorah', token) };
};
