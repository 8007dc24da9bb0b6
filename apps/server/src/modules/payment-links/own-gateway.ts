import { AppError } from '@rawnaq/domain/kernel/app-error';
import { companyNamed } from '@rawnaq/domain/payment-links/gateway-companies';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { paymentGatewaySetting } from '@rawnaq/domain/settings/payment-gateway-setting';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { assertOwnPassword } from '../auth';
import { assertHostIsHerself } from '../hosts';
import { getSetting, readSetting, saveSetting } from '../settings';
import { gatewayOf } from './gateway-of';
import { newReference } from './link-address';
import { webhookToken } from './payment-links.repo';
import { webhookUrl } from './webhook-url';

type Contract = typeof paymentGatewayContract;
const TRIES = { bucket: 'gateway-test', limit: 10, seconds: 60 };

const storeGateway = saveSetting(paymentGatewaySetting, ({ is_active, company }, { key, secret }) => {
  if (is_active && !(company && key && secret)) throw new AppError('GATEWAY_INCOMPLETE');
  if (is_active && !companyNamed(company)) throw new AppError('GATEWAY_UNKNOWN', { field: 'company' });
});

const saveGateway: UseCase<Contract['save']> = async (ctx, { proof, ...input }) => {
  await assertOwnPassword(ctx, proof, 'proof.');
  return storeGateway(ctx, input);
};

/** Most owners of places have no password: the code that was sent to their number stands in its place. */
const saveOfHost: UseCase<Contract['save_of_host']> = async (ctx, { proof, ...input }) => {
  await assertHostIsHerself(ctx, proof, 'proof.');
  return storeGateway(ctx, input);
};

const testGateway: UseCase<Contract['test']> = async ({ services, accountId, request }) => {
  await throttle(services, TRIES, { of: accountId, ip: request.ip });
  const driver = await asAccount(services, accountId, (tx) => gatewayOf({ tx, accountId }, services));
  if (!driver) throw new AppError('PAYMENTS_NOT_AVAILABLE');
  return { provider: driver.name, result: await driver.testConnection(), is_test: driver.isTest };
};

/** MyFatoorah and Moyasar take this address in their own settings, Tap with each payment. */
const getWebhook: UseCase<Contract['webhook']> = async (ctx) => {
  const { company } = await readSetting(ctx, paymentGatewaySetting);
  const token = await webhookToken(ctx, newReference(ctx.accountId));
  return { url: webhookUrl(ctx.services.config, companyNamed(company) ?? 'myfatoorah', token) };
};

const useCases: UseCases<Contract> = {
  get: getSetting(paymentGatewaySetting),
  save: saveGateway,
  test: testGateway,
  webhook: getWebhook,
  get_of_platform: getSetting(paymentGatewaySetting),
  save_of_platform: saveGateway,
  test_of_platform: testGateway,
  webhook_of_platform: getWebhook,
  get_of_host: getSetting(paymentGatewaySetting),
  save_of_host: saveOfHost,
  test_of_host: testGateway,
  webhook_of_host: getWebhook,
};

export const paymentGatewayRoutes = { contract: paymentGatewayContract, useCases };
