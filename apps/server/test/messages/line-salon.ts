import { createHmac } from 'node:crypto';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { messageLinesContract as lines } from '@rawnaq/domain/message-lines/message-lines.contract';
import { asAccount } from '../../src/services';
import { queueSalonMessages } from '../../src/modules/messages';
import type { SalonMessageRow } from '../../src/modules/messages';
import { personOf, rowsOf, tokenOf } from '../people';
import { runJob } from '../run-job';
import { startProvider, type ProviderServer } from './provider-server';
import { openWorld, type World } from '../world';

export const SALON = 2001;
const APP_SECRET = 'the secret of the app';

export type LineSalon = {
  world: World;
  provider: ProviderServer;
  owner: string;
  manager: string;
  close: () => Promise<void>;
};

/** A salon with a WhatsApp package, and a provider on this machine. */
export async function openLineSalon(): Promise<LineSalon> {
  const provider = await startProvider();
  const world = await openWorld({
    env: { LOCAL_PROVIDERS: 'yes', WHATSAPP_URL: provider.url, UNIFONIC_URL: provider.url, TAQNYAT_URL: provider.url },
  });
  const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  await world.call(lines.set_package, { account_id: SALON, status: 1, ends_on: null }, { as: manager });
  const close = async (): Promise<void> => {
    await world.close();
    await provider.close();
  };
  return { world, provider, owner, manager, close };
}

export const connectCloud = ({ world, owner }: LineSalon) =>
  world.call(
    lines.connect,
    { provider: 'cloud', phone_number_id: '555', waba_id: '777', token: 'a-long-token-0001', app_secret: APP_SECRET },
    { as: owner },
  );

export const connectGateway = ({ world, owner, provider }: LineSalon) =>
  world.call(
    lines.connect,
    { provider: 'gateway', api_url: provider.url, instance_id: '7103', token: 'gateway-token-0001' },
    { as: owner },
  );

export async function addCustomer({ world, owner }: LineSalon, name: string, mobile: string): Promise<number> {
  const { body } = await world.call(customersContract.add, { name, mobile } as never, { as: owner });
  if (typeof body.id !== 'number') throw new Error(`no customer: ${JSON.stringify(body)}`);
  return body.id;
}

export async function write({ world }: LineSalon, change: Partial<SalonMessageRow> & { customer_id: number }) {
  const [id] = await asAccount(world.services, SALON, (tx) =>
    queueSalonMessages(
      tx,
      [
        {
          account_id: SALON,
          channel: 'whatsapp',
          recipient: '+971501234567',
          recipient_name: 'Noura',
          template: 'appointment_created',
          language: 'en',
          body: 'See you tomorrow.',
          ...change,
        },
      ],
      world.services.clock(),
    ),
  );
  return id!;
}

export const send = ({ world }: LineSalon, id: number, account_id = SALON): Promise<void> =>
  runJob(world.services, 'send-message', { account_id, id });

export const messageRow = async ({ world }: LineSalon, id: number) =>
  (
    await rowsOf<{
      status: number;
      driver: string | null;
      error: string | null;
      provider_id: string;
      held_at: string | null;
      delivered_at: string | null;
      read_at: string | null;
      attempts: number;
    }>(world, 'select * from messages where id = $1', [id])
  )[0]!;

/** A notice as WhatsApp would post it. */
export async function post(
  salon: LineSalon,
  value: object,
  { secret = APP_SECRET, field = 'messages', number = '555' } = {},
): Promise<number> {
  const { body } = await salon.world.call(lines.get, {}, { as: salon.owner });
  const text = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '777', changes: [{ field, value: { metadata: { phone_number_id: number }, ...value } }] }],
  });
  const answer = await salon.world.app.server.inject({
    method: 'POST',
    url: new URL(body.webhook_url).pathname,
    payload: text,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
    },
  });
  return answer.statusCode;
}

/** What the worker would do with everything that came in. */
export async function workOff({ world }: LineSalon): Promise<void> {
  const open = await rowsOf<{ account_id: number; id: number }>(
    world,
    'select account_id, id from provider_notices where handled_at is null order by id',
  );
  for (const one of open) await runJob(world.services, 'work-off-notice', one);
  const said = await rowsOf<{ account_id: number; id: number }>(
    world,
    'select account_id, id from incoming_messages where handled_at is null order by id',
  );
  for (const one of said) await runJob(world.services, 'handle-incoming', one);
}
