import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded';
import { call, OWNER, signIn } from '../prove/client';
import { startServer, type ServerProcess } from '../prove/server-process';
import { dropDatabase, filledDatabase } from './filled-database';
import { OFFICE } from './office/fill-office';
import { officeRows } from './office/office-rows';
import { inPairs, median, type Effort, type Row } from './row';
import { againstYardstick } from './yardstick';

const SMALL = 1_000;
const LARGE = 100_000;
const BAR = 1.5;
/** A page takes milliseconds, so a short slice already has a dozen answers. */
const TURNS_IN_A_SLICE = 24;
const MOST_PAIRS = 5;
/** A search of either script over all names and numbers: what nobody notices. */
const SEARCH_MS = 50;
const LISTS = [
  ['customers', 'customers'],
  ['categories', 'categories'],
  ['services', 'services'],
  ['packages', 'offers'],
  ['discount codes', 'discount_codes'],
  ['products', 'products'],
  ['product requests', 'product_requests'],
  ['employees', 'employees'],
  ['employees information', 'employees/information'],
  ['attendance', 'attendance/entries'],
  ['audit log', 'audit'],
  ['appointments', 'appointments'],
  ['payment links', 'payment_links'],
  ['complaints', 'complaints'],
] as const;
/** Either script, a part of a number, a beginning, two words: what a receptionist types. */
const SEARCHES = ['Fatima', 'فاطمة', 'مر', 'noura al', 'سويدي', '5503', '97152', 'Latifa Santos', 'hesa'];

/**
 * The first page of every list of a salon at a thousand and at a hundred thousand rows, finding a customer among as
 * many, and the lists of the office. Filling takes as long as measuring, so all of them have the same two databases.
 */
export async function* listRows(dataDir: string, effort: Effort): AsyncIterable<Row> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const servers: ServerProcess[] = [];
  try {
    for (const [name, rows] of [
      ['bench_small', SMALL],
      ['bench_large', LARGE],
    ] as const) {
      const databaseUrl = await filledDatabase(postgres.url, name, rows, { more: OFFICE });
      servers.push(await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', DB_POOL: '4' } }));
    }
    const [small, large] = servers as [ServerProcess, ServerProcess];
    // A hundred rows and more: what is unsteady in one of them is steady in all.
    const pairs = Math.min(effort.pairs, MOST_PAIRS);
    yield* pageRows(small, large, { ...effort, pairs });
    yield await searchRow(large, { ...effort, pairs });
    yield* officeRows(small, large, { ...effort, pairs });
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    for (const name of ['bench_small', 'bench_large']) await dropDatabase(postgres.url, name);
    await postgres.stop();
  }
}

async function* pageRows(small: ServerProcess, large: ServerProcess, effort: Effort): AsyncIterable<Row> {
  const { pairs, sliceMs } = effort;
  const tokens = new Map([
    [small, await signIn(small.base, OWNER, 'merchant')],
    [large, await signIn(large.base, OWNER, 'merchant')],
  ]);
  for (const [title, path] of LISTS) {
    const middle = (server: ServerProcess) =>
      middleOf(server, `${path}/get_records`, tokens.get(server)!, sliceMs / TURNS_IN_A_SLICE);
    await middle(small);
    await middle(large);
    const { ours, peer, ratio, note } = await inPairs(
      pairs,
      () => middle(large),
      () => middle(small),
      BAR,
    );
    yield {
      name: `First page of ${title} at ${LARGE / 1000}k, ms`,
      ours: ours.toFixed(1),
      against: `at ${SMALL / 1000}k ${peer.toFixed(1)}`,
      ratio: ratio.toFixed(2),
      bar: `≤ ${BAR}`,
      holds: ratio <= BAR,
      note,
    };
  }
}

/** The slowest kind of question decides, each by the middle one of its answers, beside the yardstick. */
async function searchRow(server: ServerProcess, { pairs, sliceMs }: Effort): Promise<Row> {
  const token = await signIn(server.base);
  const asked: (Awaited<ReturnType<typeof againstYardstick>> & { search: string })[] = [];
  for (const search of SEARCHES) {
    const path = `customers/get_records?${new URLSearchParams({ search })}`;
    const ask = (): Promise<number> => middleOf(server, path, token, sliceMs / TURNS_IN_A_SLICE);
    await ask();
    asked.push({ search, ...(await againstYardstick(pairs, ask, SEARCH_MS)) });
  }
  const [{ search, ...slowest }] = asked.toSorted((a, b) => Number(b.ratio) - Number(a.ratio)) as [(typeof asked)[0]];
  return {
    name: `Finding a customer among ${LARGE / 1000}k, ms`,
    ...slowest,
    note:
      `"${search}" is the slowest of ${SEARCHES.length}, middle ` +
      `${median(asked.map(({ ours }) => Number(ours))).toFixed(1)} ms; ${slowest.note}`,
  };
}

async function middleOf(server: ServerProcess, path: string, token: string, ms: number): Promise<number> {
  const times: number[] = [];
  for (const began = performance.now(); performance.now() - began < ms || times.length < 5;) {
    const answer = await call(server.base, 'GET', `merchant/${path}`, {}, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    times.push(answer.ms);
  }
  return median(times);
}
