import { setTimeout as sleep } from 'node:timers/promises';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import type pg from 'pg';
import { transaction } from '../../apps/server/src/db/database';
import { openPool } from '../../apps/server/src/db/pool';
import { queueSalonMessages } from '../../apps/server/src/modules/messages';
import { startProvider, type Fault, type ProviderServer } from '../../apps/server/test/messages/provider-server';
import { call, signIn } from './client';
import { seeded, type Seeded, type Verdict } from './seeded';
import { asking, isReady, startServer, type ServerProcess } from './server-process';

type Options = { seed: number; entry?: string; each: number };
const GLOW = 1001;
/** Every place between two steps of a send. */
const POINTS = ['send.before-claim', 'send.claimed', 'send.called', 'send.recorded'] as const;
const FAULTS: readonly (Fault | undefined)[] = [
  undefined,
  undefined,
  { drop: true },
  { status: 429, body: '{}' },
  { status: 500, body: '{"error":{"code":131000}}' },
  { status: 502, body: '<html>Bad gateway</html>' },
  { status: 200, body: 'not JSON' },
  { status: 400, body: '{"error":{"code":131026}}' },
];
const { failed, pending, sending, success, unknown } = outgoingStates.codes;
/** A dead worker's jobs are free after 40 seconds, its calls unknown after a minute; the clock looks each minute. */
const PATIENCE_MS = 300_000;

/**
 * F7, F8 and I10. Two servers send; one of them dies by `kill -9` at each step in turn, the provider hangs, hangs up
 * and answers nonsense. Nobody gets a message twice, and each one ends as sent, failed or unknown.
 */
export async function messages(dataDir: string, { seed, entry, each }: Options): Promise<Verdict> {
  const random = seeded(seed);
  const provider = await startProvider();
  const env = { LOCAL_PROVIDERS: 'yes', WHATSAPP_URL: provider.url };
  const broken: string[] = [];
  let kills = 0;
  try {
    return await asking(dataDir, async (databaseUrl) => {
      const start = (more: Record<string, string> = {}): Promise<ServerProcess> =>
        startServer({ dataDir, databaseUrl, entry, env: { ...env, ...more } });
      const steady = await start();
      const pool = openPool(databaseUrl, 'rawnaq_platform', 2);
      let queued = 0;
      try {
        await connect(steady.base);
        const queue = async (count: number): Promise<void> => {
          await queueMessages(pool, queued, count);
          queued += count;
        };
        for (const point of POINTS) {
          const armed = await start({ RAWNAQ_CRASH_POINTS: point });
          await queue(each);
          if (await isGone(armed)) kills += 1;
          else broken.push(`${point}: the server did not die there`);
          await armed.end('SIGKILL');
        }
        for (let place = 0; place < each; place += 1) fault(provider, random);
        provider.fail({ hang: true }, 2);
        const second = await start();
        await queue(each);
        const states = await settled(pool, queued);
        await second.end('SIGTERM');
        broken.push(...faultsOf(states, provider));
        const count = (status: number): number => states.filter((one) => one.status === status).length;
        if (count(success) + count(failed) + count(pending) + count(unknown) !== queued)
          broken.push(`${queued} were written, ${states.map(({ status }) => status).join(' ')} are left`);
        if (count(pending) > 0) broken.push(`${count(pending)} still wait after ${PATIENCE_MS / 1000} s`);
        return {
          facts: {
            messages: queued,
            kills,
            sent: count(success),
            failed: count(failed),
            unknown: count(unknown),
            'taken by the provider': [...provider.taken.values()].reduce((sum, times) => sum + times, 0),
          },
          broken,
        };
      } finally {
        await pool.end();
        await steady.end('SIGTERM');
      }
    });
  } finally {
    await provider.close();
  }
}

function fault(provider: ProviderServer, random: Seeded): void {
  const one = FAULTS[random.between(0, FAULTS.length - 1)];
  if (one) provider.fail(one);
}

async function connect(base: string): Promise<void> {
  const token = await signIn(base);
  const { status, body } = await call(
    base,
    'POST',
    'merchant/whatsapp/connect',
    { provider: 'cloud', phone_number_id: '555', waba_id: '777', token: 'a-token', app_secret: 'a-secret' },
    { token },
  );
  if (body['state'] !== whatsappConnectionStates.codes.connected)
    throw new Error(`WhatsApp was not connected: ${status} ${JSON.stringify(body)}`);
}

const numberOf = (place: number): string => `9715${String(10_000_000 + place)}`;

async function queueMessages(pool: pg.Pool, from: number, count: number): Promise<void> {
  await transaction(pool, GLOW, async (tx) => {
    const { id: customer_id } = await tx
      .selectFrom('customers')
      .select('id')
      .where('account_id', '=', GLOW)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await queueSalonMessages(
      tx,
      Array.from({ length: count }, (_, place) => ({
        account_id: GLOW,
        channel: 'whatsapp' as const,
        recipient: `+${numberOf(from + place)}`,
        recipient_name: 'Proof',
        template: 'appointment_created',
        language: 'en',
        body: 'A message of the proof',
        customer_id,
      })),
      new Date(),
    );
  });
}

async function isGone({ base }: ServerProcess): Promise<boolean> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (!(await isReady(base))) return true;
    await sleep(250);
  }
  return false;
}

type State = { recipient: string; status: number };

async function settled(pool: pg.Pool, queued: number): Promise<State[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await pool.query<State>(
      "select recipient, status from messages where account_id = $1 and recipient_name = 'Proof'",
      [GLOW],
    );
    const isOpen = rows.length < queued || rows.some(({ status }) => status === pending || status === sending);
    if (!isOpen || Date.now() > until) return rows;
    await sleep(1_000);
  }
}

/** At most one for each recipient; sent means taken once, failed means not taken. */
function faultsOf(states: readonly State[], { taken }: ProviderServer): string[] {
  return states.flatMap(({ recipient, status }) => {
    const times = taken.get(recipient.replace('+', '')) ?? 0;
    if (times > 1) return [`${recipient} got ${times} messages`];
    if (status === success && times !== 1) return [`${recipient} counts as sent and got nothing`];
    if (status === failed && times !== 0) return [`${recipient} counts as failed and got a message`];
    return [];
  });
}
