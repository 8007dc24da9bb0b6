import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/server/src/db/embedded/embedded';
import { campaignKinds, campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { genders } from '@rawnaq/domain/customers/customer.states';
import { transaction, type Tx } from '../../../apps/server/src/db/database';
import { openPool } from '../../../apps/server/src/db/pool';
import { finishOf } from '../../../apps/server/src/modules/campaigns/finish-of';
import { drawRecipients, waitingOf } from '../../../apps/server/src/modules/campaigns/recipients.repo';
import { call, signIn } from '../../prove/client';
import { startServer } from '../../prove/server-process';
import { dropDatabase, filledDatabase, inDatabase } from '../filled-database';
import type { Effort, Row } from '../row';
import { againstYardstick } from '../yardstick';

const CUSTOMERS = 100_000;
const QUEUED = 10_000;
const [COUNT_BAR, QUEUE_BAR] = [200, 3_000];
const SALON = 1001;

/** Counting a selection among a hundred thousand customers, and drawing ten thousand recipients. */
export async function* campaignRows(dataDir: string, effort: Effort): AsyncIterable<Row> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const url = await filledDatabase(postgres.url, 'bench_campaigns', CUSTOMERS, { tables: ['customers'] });
  await inDatabase(
    url,
    async (client) => {
      await client.query(
        `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
         select account_id, id, c, 'marketing', id % 10 > 1, 'Bench'
         from customers, unnest(array['whatsapp', 'sms']) c where account_id = ${SALON}`,
      );
      await client.query(
        `select app.keep_offers(${SALON}, array(select id from customers where account_id = ${SALON}))`,
      );
    },
    '-c role=rawnaq_platform',
  );
  await inDatabase(url, (client) => client.query('vacuum full analyze customers'));
  const server = await startServer({ dataDir, databaseUrl: url, env: { ROLE: 'web', DB_POOL: '4' } });
  try {
    const token = await signIn(server.base);
    yield await countRow(server.base, token, effort);
    yield await queueRow(url);
  } finally {
    await server.end('SIGTERM');
    await dropDatabase(postgres.url, 'bench_campaigns');
    await postgres.stop();
  }
}

const SELECTIONS = [
  {},
  { types: ['frequent', 'missed'], visited_most: 180 },
  { next_booking: 'none', not_booked_days: 60 },
  { spent_least: 50_000, genders: [genders.codes.female] },
] as const;

/** The slowest kind of selection decides, each beside the yardstick. */
async function countRow(base: string, token: string, { pairs }: Effort): Promise<Row> {
  const counted: Awaited<ReturnType<typeof againstYardstick>>[] = [];
  for (const selection of SELECTIONS) {
    const query = new URLSearchParams({
      channel: 'whatsapp',
      selection: JSON.stringify(selection),
      holdout_percent: '20',
    });
    const ask = async (): Promise<number> => {
      const answer = await call(base, 'GET', `merchant/campaigns/count?${query}`, {}, { token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.ms;
    };
    await ask();
    counted.push(await againstYardstick(pairs, ask, COUNT_BAR));
  }
  const [slowest, ...others] = counted.toSorted((one, other) => Number(other.ratio) - Number(one.ratio));
  return {
    name: `Counting a selection among ${CUSTOMERS / 1000}k customers, ms`,
    ...slowest!,
    note: `${slowest!.note}; the others ${others.map(({ ours }) => ours).join(', ')}`,
  };
}

/** What the start of a campaign does, as the server does it: about a tenth of the customers, and when they end. */
async function queueRow(url: string): Promise<Row> {
  const pool = openPool(url, 'rawnaq_app', 1);
  let gets = 0;
  const queue = (): Promise<number> =>
    transaction(pool, SALON, async (tx) => {
      const place = { tx, accountId: SALON, now: new Date() };
      const id = await insertBench(tx);
      const began = performance.now();
      const today = place.now.toISOString().slice(0, 10);
      const reach = { channel: 'whatsapp' as const, cap: 2, selection: { visited_most: 88 }, today };
      gets = await drawRecipients(place, id, reach, { percent: 0, seed: 7, language: 'en' });
      await finishOf(place, 'whatsapp', await waitingOf(place, [id]), 'Asia/Dubai');
      return performance.now() - began;
    });
  try {
    const { holds, ...measured } = await againstYardstick(1, queue, QUEUE_BAR);
    return { name: `Queueing a campaign of ${gets}, ms`, ...measured, holds: holds && gets > 0.9 * QUEUED };
  } finally {
    await pool.end();
  }
}

async function insertBench(tx: Tx): Promise<number> {
  const moment = new Date().toISOString();
  const { id } = await tx
    .insertInto('campaigns')
    .values({
      account_id: SALON,
      kind: campaignKinds.codes.campaign,
      name: 'Bench',
      channel: 'whatsapp',
      status: campaignStates.codes.sending,
      selection: '{}',
      english_active: true,
      arabic_active: true,
      holdout_percent: 0,
      created_at: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
