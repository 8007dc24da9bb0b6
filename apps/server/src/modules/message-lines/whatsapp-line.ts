import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { mainInstanceState, packageCondition } from '@rawnaq/domain/whatsapp/whatsapp.rules';
import {
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageStates,
} from '@rawnaq/domain/whatsapp/whatsapp.states';
import { enqueue } from '../../db/enqueue';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { throttle } from '../../http/throttle';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { audit } from '../audit';
import { updateWhatsappOfAccount } from '../settings';
import { connectionDriver } from './connection-driver';
import {
  deleteConnection,
  findConnection,
  findWhatsappOfAccount,
  lockConnection,
  updateConnection,
  type Connection,
} from './connections.repo';
import { noteLineState, releaseWaiting } from './line-state';
import { offeredProviders } from './offered-providers';
import { verifyToken, webhookUrl } from './webhook-address';

type Contract = typeof messageLinesContract;
const ASKING = { bucket: 'whatsapp-ask', limit: 60, seconds: 60 };
const EMPTY = {
  phone_number_id: '',
  waba_id: '',
  text_template: '',
  code_template: '',
  api_url: '',
  instance_id: '',
};
const { paused, active } = whatsappPackageStates.codes;
const { disconnected } = whatsappConnectionStates.codes;

/** How many messages wait is known above; it is given from there. */
type CountWaiting = (ctx: Ctx) => Promise<number>;

export const getLine =
  (countWaiting: CountWaiting): UseCase<Contract['get']> =>
  async (ctx) => {
    const { services, accountId } = ctx;
    const connection = await findConnection(ctx);
    const account = accountId === PLATFORM_ACCOUNT ? undefined : await findWhatsappOfAccount(ctx);
    const state = connection?.state ?? disconnected;
    const isPaused = connection ? connection.paused_at !== null || account?.status === paused : false;
    return {
      provider: connection?.provider ?? null,
      state,
      main_state: mainInstanceState(state, isPaused),
      is_paused: isPaused,
      paused_reason: connection?.paused_reason ? troubleInWords(connection.paused_reason)[ctx.language] : null,
      phone: connection?.phone ?? null,
      checked_at: connection?.checked_at ?? null,
      connected_at: connection?.connected_at ?? null,
      values: { ...EMPTY, ...connection?.settings },
      secrets: Object.fromEntries(
        ['token', 'app_secret'].map((name) => [
          name,
          {
            is_set: connection?.secrets[name] !== undefined,
            last_four: connection?.secrets[name]?.last_four || null,
          },
        ]),
      ),
      webhook_url: webhookUrl(services, 'whatsapp', accountId),
      verify_token: verifyToken(services, accountId),
      providers: offeredProviders(services.config),
      waiting: await countWaiting(ctx),
      package: account
        ? {
            condition: packageCondition(account, todayIn(ctx.now, account.time_zone)),
            ends_on: account.ends_on,
            messages_left: account.messages_left,
          }
        : null,
    };
  };

export const showCode: UseCase<Contract['code']> = async ({ services, accountId }) => {
  const connection = await asPlatform(services, (tx) => findConnection({ tx, accountId }));
  if (!connection) return { already: false, png: null, text: null };
  await throttle(services, ASKING, { of: accountId });
  const code = await connectionDriver(services, connection).code?.();
  if (!code) return { already: true, png: null, text: null };
  return code.already
    ? { already: true, png: null, text: null }
    : { already: false, png: code.png ?? null, text: code.text ?? null };
};

export const refreshLine: UseCase<Contract['refresh']> = async ({ services, accountId }) => {
  await throttle(services, ASKING, { of: accountId });
  const driver = connectionDriver(services, await connectionNow(services, accountId));
  return { state: await noteLineState(services, accountId, await driver.state()) };
};

export const disconnectWhatsapp: UseCase<Contract['disconnect']> = async (ctx) => {
  const { services, accountId } = ctx;
  await throttle(services, ASKING, { of: accountId });
  const connection = await connectionNow(services, accountId);
  // The phone is freed where the gateway still answers; forgetting the secrets does not depend on it.
  await connectionDriver(services, connection).logout?.();
  await asPlatform(services, async (tx) => {
    const place = { ...ctx, tx };
    await deleteConnection(place);
    if (accountId !== PLATFORM_ACCOUNT)
      await updateWhatsappOfAccount(tx, accountId, { whatsapp_connection: disconnected });
    await enqueue(tx, 'release-messages', { account_id: accountId, drop: true });
    await audit(place, { action: 'whatsapp.disconnect', entity: 'whatsapp_connections', entity_id: accountId });
  });
  return { done: true };
};

export const pauseLine: UseCase<Contract['pause']> = async (ctx) => {
  await setPaused(ctx, ctx.now.toISOString());
  await audit(ctx, { action: 'whatsapp.pause', entity: 'whatsapp_connections', entity_id: ctx.accountId });
  return { done: true };
};

export const resumeLine: UseCase<Contract['resume']> = async (ctx) => {
  await setPaused(ctx, null);
  await releaseWaiting(ctx);
  await audit(ctx, { action: 'whatsapp.resume', entity: 'whatsapp_connections', entity_id: ctx.accountId });
  return { done: true };
};

/** A salon pauses its package, the platform its number: the client has a state for each. */
async function setPaused(ctx: Ctx, paused_at: string | null): Promise<void> {
  const connection = await lockConnection(ctx);
  if (!connection) throw new AppError('WHATSAPP_NOT_CONNECTED');
  if (ctx.accountId === PLATFORM_ACCOUNT) {
    const main = whatsappMainInstanceStates.codes;
    move(
      whatsappMainInstanceStates,
      mainInstanceState(connection.state, connection.paused_at !== null),
      paused_at === null ? main.connected : main.paused,
    );
  } else {
    const account = await findWhatsappOfAccount(ctx);
    if (!account) throw new AppError('NOT_FOUND');
    await updateWhatsappOfAccount(ctx.tx, ctx.accountId, {
      whatsapp_package_status: move(whatsappPackageStates, account.status, paused_at === null ? active : paused),
    });
  }
  await updateConnection(ctx, { paused_at, paused_reason: null });
}

async function connectionNow(services: Services, accountId: number): Promise<Connection> {
  const connection = await asPlatform(services, (tx) => findConnection({ tx, accountId }));
  if (!connection) throw new AppError('WHATSAPP_NOT_CONNECTED');
  return connection;
}
