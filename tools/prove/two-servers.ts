import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { call, MANAGER, NO_ANSWER, OWNER, PASSWORD, signIn, suggest } from './client';
import { seeded, type Seeded, type Verdict } from './seeded';
import { asking, startServer, type ServerProcess } from './server-process';

type Options = {
  seed: number;
  entry?: string;
  calls: number;
  messages: number;
  /** Another way to the database than straight. */
  database?: Record<string, string>;
  /** Asked of the first server besides. */
  also?: (base: string, broken: string[]) => Promise<void>;
};
type Pair = {
  first: ServerProcess;
  second: ServerProcess;
  url: string;
  random: Seeded;
  broken: string[];
  facts: Verdict['facts'];
};

/** How soon the other server must know. */
const SOON_MS = 3_000;

/**
 * Two servers on one database behave like one: sessions, limits, blocks, live events, keys and jobs are shared, also
 * under load.
 */
export function twoServers(
  dataDir: string,
  { seed, entry, calls, messages, database, also }: Options,
): Promise<Verdict> {
  return asking(dataDir, async (url) => {
    const env = { TRUST_PROXY: '127.0.0.1', ...database };
    const first = await startServer({ dataDir, databaseUrl: url, entry, env });
    const second = await startServer({ dataDir, databaseUrl: url, entry, env });
    const pair: Pair = { first, second, url, random: seeded(seed), broken: [], facts: {} };
    const state = { isOn: true };
    try {
      const load = keepLoad(pair, state);
      // Looked at later; what goes wrong before must not end the whole run.
      load.catch(() => {});
      await sessionsAreShared(pair);
      await limitsAreShared(pair);
      await blocksAreShared(pair);
      await eventsCrossOver(pair);
      await keysAreShared(pair, calls);
      state.isOn = false;
      pair.facts['calls under load'] = await load;
      await jobsRunOnce(pair, messages);
      await also?.(first.base, pair.broken);
      return { facts: pair.facts, broken: pair.broken };
    } finally {
      state.isOn = false;
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    }
  });
}

/** Reads and writes on both, in turn, by somebody else; any failure counts. */
async function keepLoad({ first, second, random, broken }: Pair, state: { isOn: boolean }): Promise<number> {
  const token = await signIn(first.base, 'reception@glow.demo', 'merchant', '10.1.0.1');
  let calls = 0;
  const failed = new Map<string, number>();
  const one = async (): Promise<void> => {
    while (state.isOn) {
      const { base } = calls % 2 ? first : second;
      const answer =
        calls % 5
          ? await call(base, 'GET', 'merchant/ping', {}, { token, ip: '10.1.0.1' })
          : await call(base, 'GET', 'merchant/notifications/get_records', {}, { token, ip: '10.1.0.1' });
      calls += 1;
      if (answer.status === NO_ANSWER || answer.status >= 500)
        failed.set(String(answer.status), (failed.get(String(answer.status)) ?? 0) + 1);
      await sleep(random.between(1, 5));
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  for (const [status, count] of failed) broken.push(`load: ${count} calls were answered with ${status}`);
  return calls;
}

async function sessionsAreShared({ first, second, broken, facts }: Pair): Promise<void> {
  const ping = async (base: string, token: string) => (await call(base, 'GET', 'merchant/ping', {}, { token })).status;
  const token = await signIn(first.base);
  if ((await ping(second.base, token)) !== 200) broken.push('a session of the first server is unknown to the second');
  const other = await signIn(second.base);
  const took = await soon(async () => (await ping(first.base, token)) === 401);
  if (took === undefined) broken.push('a session ended by the second server lives on in the first');
  else facts['session ended after ms'] = took;
  await call(second.base, 'POST', 'merchant/logout', {}, { token: other });
  if ((await soon(async () => (await ping(first.base, other)) === 401)) === undefined)
    broken.push('a session signed out of the second server lives on in the first');
}

/** Ten wrong passwords in all, not ten for each server. */
async function limitsAreShared({ first, second, broken }: Pair): Promise<void> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const { base } = attempt % 2 ? first : second;
    statuses.push(
      (
        await call(
          base,
          'POST',
          'merchant/login',
          { username: 'cashier@glow.demo', password: 'wrong password' },
          { ip: '10.2.0.1' },
        )
      ).status,
    );
  }
  const refusedFrom = statuses.indexOf(429);
  if (refusedFrom < 0 || refusedFrom > 11) broken.push(`wrong passwords on two servers: ${statuses.join(' ')}`);
}

async function blocksAreShared({ first, second, broken, facts }: Pair): Promise<void> {
  const manager = await signIn(first.base, MANAGER, 'manager', '10.4.0.1');
  const { body } = await call(
    first.base,
    'POST',
    'manager/trackers/blocked_ips/block',
    { address: '10.3.0.1', reason: 'proof' },
    { token: manager, ip: '10.4.0.1' },
  );
  const took = await soon(
    async () =>
      (await call(second.base, 'POST', 'merchant/login', { username: OWNER, password: PASSWORD }, { ip: '10.3.0.1' }))
        .status === 403,
  );
  if (took === undefined)
    broken.push(`an address blocked on one server gets in on the other (${JSON.stringify(body)})`);
  else facts['block heard after ms'] = took;
}

async function eventsCrossOver({ first, second, random, broken, facts }: Pair): Promise<void> {
  const manager = await signIn(second.base, MANAGER, 'manager', '10.4.0.1');
  const owner = await signIn(first.base);
  const end = new AbortController();
  const stream = await fetch(`${second.base}/api/manager/events`, {
    headers: { authorization: `Bearer ${manager}`, 'x-forwarded-for': '10.4.0.1' },
    signal: end.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of stream.body!) heard += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => {});
  await suggest(first.base, owner, 'An event that crosses over', random.key());
  const took = await soon(async () => heard.includes('data: '));
  end.abort();
  await reading;
  if (took === undefined) broken.push('an event of the first server did not reach a browser at the second');
  else facts['event heard after ms'] = took;
}

async function keysAreShared({ first, second, random, broken }: Pair, rounds: number): Promise<void> {
  const token = await signIn(first.base);
  for (let round = 0; round < rounds; round += 1) {
    const key = random.key();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        suggest((index % 2 ? first : second).base, token, `two servers ${round}`, key),
      ),
    );
    const heard = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    if (heard.size !== 1 || answers[0]?.status !== 200)
      broken.push(`one key on two servers, round ${round}: ${[...heard].join(' | ')}`);
  }
}

/** Two workers, one queue: every message is sent, and sent once. */
async function jobsRunOnce({ url, broken, facts }: Pair, messages: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c role=rawnaq_platform' });
  await client.connect();
  try {
    await client.query(
      `
        with made as (insert into messages (account_id, channel, recipient, template, language, body)
          select 1001, 'sms', '+97150' || n, 'proof', 'en', 'proof'
          from generate_series(1, $1) n returning id)
        select app.enqueue('send-message', json_build_object('account_id', 1001, 'id', id))
        from made`,
      [messages],
    );
    const began = Date.now();
    const count = async () =>
      (
        await client.query<{ sent: number; attempts: number; most: number }>(
          `
            select count(*) filter (where m.status = ${outgoingStates.codes.success})::int as sent,
              coalesce(sum(a.n), 0)::int as attempts, coalesce(max(a.n), 0)::int as most
            from messages m
            left join lateral (select count(*) as n
              from message_attempts a
              where a.account_id = m.account_id and a.message_id = m.id) a on true
            where m.template = 'proof'`,
        )
      ).rows[0]!;
    let now = await count();
    while (now.sent < messages && Date.now() - began < 60_000) {
      await sleep(100);
      now = await count();
    }
    facts['messages sent'] = now.sent;
    if (now.sent !== messages || now.attempts !== messages || now.most !== 1)
      broken.push(`${messages} messages: ${JSON.stringify(now)}`);
  } finally {
    await client.end();
  }
}

/** Milliseconds until it is so; undefined when it never is. */
async function soon(isSo: () => Promise<boolean>): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < SOON_MS) {
    if (await isSo()) return Math.round(performance.now() - began);
    await sleep(10);
  }
  return undefined;
}
