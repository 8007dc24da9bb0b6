import pg from 'pg';
import { call, MANAGER, signIn } from '../prove/client';
import { asking, startServer, type ServerProcess } from '../prove/server-process';
import { inPairs, median, type Effort, type Row } from './row';

const SMALL = 1_000;
const LARGE = 100_000;
const LISTS = [
  ['failed sign-ins', 'trackers/failed_login_attempts'], ['blocked addresses', 'trackers/blocked_ips'], ['connections', 'trackers/system_connections'],
  ['mail', 'trackers/mail'], ['sandbox inbox', 'trackers/sandbox_inbox'],
] as const;

/** P10 and the first pages of the trackers: one database with a thousand rows of each kind, one with a hundred thousand. */
export function databaseRows(dataDir: string, effort: Effort): Promise<Row[]> {
  return asking(dataDir, async (url) => {
    const [small, large] = [await filledDatabase(url, 'bench_small', SMALL), await filledDatabase(url, 'bench_large', LARGE)];
    const servers: ServerProcess[] = [];
    try {
      for (const databaseUrl of [small, large]) servers.push(await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', DB_POOL: '4' } }));
      return [await wallRow(large, effort), ...(await listRows(servers[0]!, servers[1]!, effort))];
    } finally {
      for (const server of servers) await server.end('SIGTERM');
      await inDatabase(url, async (client) => { for (const name of ['bench_small', 'bench_large']) await client.query(`drop database if exists ${name} with (force)`); });
    }
  });
}

/** The same question of one account, once behind row-level security and once with the filter alone. */
async function wallRow(url: string, { pairs, sliceMs }: Effort): Promise<Row> {
  const asked = { name: 'page', text: 'select id, recipient, body, created_at from messages where account_id = $1 order by created_at desc limit 20', values: [1001] };
  const perSecond = (role: string) => inDatabase(url, async (client) => {
    let done = 0;
    for (const began = performance.now(); performance.now() - began < sliceMs; done += 1) {
      await client.query('begin');
      await client.query({ name: 'account', text: "select set_config('app.account_id', $1, true)", values: ['1001'] });
      await client.query(asked);
      await client.query('commit');
    }
    return done / (sliceMs / 1000);
  }, `-c role=${role}`);
  const { ours, peer, ratio, note } = await inPairs(pairs, () => perSecond('rawnaq_app'), () => perSecond('rawnaq_platform'));
  return { name: 'P10 page behind row-level security, tx/s', ours: ours.toFixed(0), against: `filter alone ${peer.toFixed(0)}`, ratio: ratio.toFixed(2), bar: '≥ 0.9', holds: ratio >= 0.9, note };
}

async function listRows(small: ServerProcess, large: ServerProcess, { pairs, sliceMs }: Effort): Promise<Row[]> {
  const tokens = new Map([[small, await signIn(small.base, MANAGER, 'manager')], [large, await signIn(large.base, MANAGER, 'manager')]]);
  const rows: Row[] = [];
  for (const [title, path] of LISTS) {
    const middle = async (server: ServerProcess): Promise<number> => {
      const times: number[] = [];
      for (const began = performance.now(); performance.now() - began < sliceMs / 2 || times.length < 5;) {
        const answer = await call(server.base, 'GET', `manager/${path}/get_records`, {}, { token: tokens.get(server) });
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        times.push(answer.ms);
      }
      return median(times);
    };
    await middle(small);
    await middle(large);
    const { ours, peer, ratio, note } = await inPairs(pairs, () => middle(large), () => middle(small));
    rows.push({ name: `First page of ${title} at ${LARGE / 1000}k, ms`, ours: ours.toFixed(1), against: `at ${SMALL / 1000}k ${peer.toFixed(1)}`, ratio: ratio.toFixed(2), bar: '≤ 1.5', holds: ratio <= 1.5, note });
  }
  return rows;
}

/** A migrated, filled copy: the server's own start makes the tables and the people. */
async function filledDatabase(url: string, name: string, rows: number): Promise<string> {
  await inDatabase(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template rawnaq`);
  });
  const own = url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
  await inDatabase(own, async (client) => {
    for (const statement of FILL) await client.query(statement, [rows]);
  }, '-c role=rawnaq_platform');
  await inDatabase(own, async (client) => { await client.query('vacuum analyze'); });
  return own;
}

const FILL = [
  `insert into failed_login_attempts (account_id, at, type, kind, username, ip) select (array[0, 1001, 1002])[1 + n % 3], now() - n * interval '7 seconds', 1 + n % 2, 'merchant', 'user' || n || '@example.com', ('10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256)::inet from generate_series(1, $1::int) n`,
  `insert into blocked_ips (network, reason, blocked_at, unblocked_at) select ('11.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256 || '/32')::cidr, 'bench', now() - n * interval '7 seconds', now() from generate_series(1, $1::int) n`,
  `insert into sessions (account_id, user_id, kind, token_hash, exclusive, created_at, last_seen_at, expires_at) select u.account_id, u.id, 'merchant', sha256(n::text::bytea), false, now() - n * interval '1 second', now() - n * interval '1 second', now() + interval '1 day' from generate_series(1, $1::int) n, (select account_id, id from users where account_id = 1001 order by id limit 1) u`,
  `insert into messages (account_id, channel, recipient, template, language, subject, body, status, driver, created_at) select (array[1001, 1002])[1 + n % 2], 'email', 'person' || n || '@example.com', 'bench', 'en', 'Subject ' || n, repeat('text ', 20), 2, 'sandbox', now() - n * interval '7 seconds' from generate_series(1, $1::int) n`,
];

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>, options?: string): Promise<T> {
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
