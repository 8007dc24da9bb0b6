import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { messageLinesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { whyNotReady } from '@rawnaq/domain/whatsapp/whatsapp.rules';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { isGatewayAddress } from '../../infra/message-drivers/whatsapp-gateway-driver';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { throttle } from '../../http/throttle';
import { asPlatform, PLATFORM_ACCOUNT } from '../../services';
import { audit } from '../audit';
import { updateWhatsappOfAccount } from '../settings';
import { connectionDriver, secretPlace } from './connection-driver';
import {
  findConnection,
  findWhatsappOfAccount,
  lockConnection,
  storeConnection,
  updateConnection,
  type ConnectionValues,
  type StoredSecrets,
} from './connections.repo';
import { noteLineState } from './line-state';
import { offeredProviders } from './offered-providers';

type Input = Parameters<UseCase<(typeof messageLinesContract)['connect']>>[1];
const TRIES = { bucket: 'whatsapp-connect', limit: 20, seconds: 300 };
const SECRETS = { cloud: ['token', 'app_secret'], gateway: ['token'], sandbox: [] } as const;

/** Stores how WhatsApp is reached, then asks the provider. What is wrong with it shows in the state. */
export const connectWhatsapp: UseCase<(typeof messageLinesContract)['connect']> = async (ctx, input) => {
  const { services, accountId } = ctx;
  await throttle(services, TRIES, { of: accountId });
  if (!offeredProviders(services.config).includes(input.provider)) throw new AppError('WHATSAPP_INCOMPLETE');
  if (input.provider === 'gateway' && !isGatewayAddress(input.api_url, services.config.outbound))
    throw new AppError('ADDRESS_NOT_ALLOWED', { field: 'api_url' });
  await asPlatform(services, (tx) => store({ ...ctx, tx }, input));
  if (input.provider === 'sandbox') return { state: whatsappConnectionStates.codes.disconnected };
  const connection = await asPlatform(services, (tx) => findConnection({ tx, accountId }));
  if (!connection) throw new AppError('WHATSAPP_NOT_CONNECTED');
  return { state: await noteLineState(services, accountId, await connectionDriver(services, connection).state()) };
};

async function store(ctx: Ctx, { provider, token, app_secret, ...values }: Input): Promise<void> {
  const { accountId, now } = ctx;
  if (accountId !== PLATFORM_ACCOUNT) await assertPackage(ctx);
  const before = await lockConnection(ctx);
  const kept = before?.provider === provider ? before.secrets : {};
  const entered = sealed(ctx, { token, app_secret });
  // A stored token goes to the gateway it was entered for, and to no other.
  if (provider === 'gateway' && kept['token'] && !entered['token'] && before?.settings.api_url !== values.api_url)
    throw new AppError('SECRET_AGAIN', { field: 'token' });
  const secrets: StoredSecrets = {};
  for (const name of SECRETS[provider]) {
    const one = entered[name] ?? kept[name];
    if (!one) throw new AppError('WHATSAPP_INCOMPLETE', { field: name });
    secrets[name] = one;
  }
  await storeConnection(ctx, { provider, settings: values, secrets }, now);
  const { disconnected } = whatsappConnectionStates.codes;
  await updateConnection(ctx, { state: disconnected, phone: null, checked_at: null, connected_at: null });
  if (accountId !== PLATFORM_ACCOUNT)
    await updateWhatsappOfAccount(ctx.tx, accountId, { whatsapp_connection: disconnected });
  await audit(ctx, {
    action: 'whatsapp.connect',
    entity: 'whatsapp_connections',
    entity_id: accountId,
    before: before && { provider: before.provider, ...filled(before.settings) },
    after: {
      provider,
      ...filled(values),
      ...Object.fromEntries(Object.keys(entered).map((name) => [name, 'replaced'])),
    },
  });
}

/** Whoever has no package has nothing to connect. */
async function assertPackage(ctx: Ctx): Promise<void> {
  const account = await findWhatsappOfAccount(ctx);
  if (!account) throw new AppError('NOT_FOUND');
  const why = whyNotReady(
    { ...account, connection: whatsappConnectionStates.codes.connected },
    todayIn(ctx.now, account.time_zone),
  );
  if (why) throw new AppError(why);
}

function sealed({ services, accountId }: Ctx, typed: Record<string, string | undefined>): StoredSecrets {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, plain]) =>
      plain
        ? [
            [
              name,
              {
                sealed: services.sealer.seal(plain, secretPlace(accountId, name)),
                // Four letters of a short secret would be the secret.
                last_four: plain.length >= 12 ? plain.slice(-4) : '',
              },
            ],
          ]
        : [],
    ),
  );
}

const filled = (values: ConnectionValues): Partial<ConnectionValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
