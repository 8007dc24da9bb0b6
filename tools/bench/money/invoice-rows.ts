import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { recordRequest } from '../../../apps/server/bench/record-request';
import { call, signIn } from '../../prove/client';
import { asking, startServer, type ServerProcess } from '../../prove/server-process';
import { dropDatabase, freshDatabase, inDatabase } from '../filled-database';
import { invoiceScript } from './invoice-script';
import { pgbench } from '../pgbench';
import { inPairs, median, percentile, type Effort, type Row } from '../row';

type Outcome = { issued: number; refused: string[]; seconds: number; latencies: number[] };
type Till = { server: ServerProcess; token: string; bills: object[]; customers: number[] };

const TILLS = 8;
/** One client against one client: nothing but the database, and steady. */
const MOST_REPLAYS = 5;
/** Rows of the days that reports read. */
const ROLLUPS = /^insert into "(ledger_days|sales_days)"/;

/**
 * P2, P3 and P9: bills of five lines and two payments with everything on the way, from eight tills of one salon. The
 * peers are pgbench with the very statements one such bill was seen to send, the same server on a database that gives
 * numbers without waiting, and the statements without the sums of the day.
 */
export async function* invoiceRows(dataDir: string, effort: Effort): AsyncIterable<Row> {
  if (spawnSync('pgbench', ['--version']).error) throw new Error('pgbench is not installed');
  yield* await asking(dataDir, async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'rawnaq-pgbench-'));
    const load = fork(join(import.meta.dirname, 'invoice-load.mjs'), { execArgv: [] });
    try {
      const gapless = await copyOf(url, 'bench_invoices');
      const loose = await copyOf(url, 'bench_loose');
      await inDatabase(loose, giveNumbersWithoutWaiting);
      return await measure(dataDir, { gapless, loose, folder, load }, effort);
    } finally {
      load.kill();
      rmSync(folder, { recursive: true, force: true });
      await dropDatabase(url, 'bench_invoices');
      await dropDatabase(url, 'bench_loose');
    }
  });
}

async function measure(
  dataDir: string,
  { gapless, loose, folder, load }: { gapless: string; loose: string; folder: string; load: ChildProcess },
  { pairs, sliceMs }: Effort,
): Promise<Row[]> {
  const till = await openTill(dataDir, gapless);
  const other = await openTill(dataDir, loose);
  try {
    const latencies: number[] = [];
    const issue = async ({ server, token, bills }: Till): Promise<number> => {
      const {
        issued,
        refused,
        seconds,
        latencies: waits,
      } = await answered(load, {
        port: server.port,
        token,
        bills,
        ms: sliceMs,
      });
      if (refused.length) throw new Error(`${refused.length} bills were refused: ${refused[0]}`);
      if (server === till.server) latencies.push(...waits);
      return issued / seconds;
    };
    let run = 0;
    const replay = (script: string, clients: number) => async (): Promise<number> =>
      pgbench(gapless, script, { clients, run: (run += 1), ms: sliceMs });
    for (let turn = 0; turn < 3; turn += 1) for (const one of [till, other]) await issue(one);
    // Recorded when the product has its row and everybody her purse: as nearly all bills are.
    const recorded = await recordRequest(gapless, till.token, 'merchant/till/issue', till.bills[0]!);
    const whole = join(folder, 'invoice.sql');
    const bare = join(folder, 'without-days.sql');
    writeFileSync(whole, await invoiceScript(gapless, recorded, till.customers));
    writeFileSync(bare, await invoiceScript(gapless, recorded, till.customers, ROLLUPS));
    await replay(whole, TILLS)();
    latencies.length = 0;
    const p2 = await inPairs(pairs, () => issue(till), replay(whole, TILLS));
    const waits = `p50 ${median(latencies).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`;
    const p3 = await inPairs(
      pairs,
      () => issue(till),
      () => issue(other),
    );
    const p9 = await inPairs(Math.min(pairs, MOST_REPLAYS), replay(whole, 1), replay(bare, 1));
    const gaps = await gapsIn(gapless);
    return [
      {
        ...rowOf('P2 invoice of 5 lines and 2 payments, everything on the way, invoices/s', 'pgbench', p2, 0.35),
        note: `${p2.note}; ${recorded.statements.length} statements, ${TILLS} tills, ${waits}`,
      },
      {
        ...rowOf('P3 invoices of one salon, 8 tills, without a gap, invoices/s', 'nextval', p3, 0.35),
        note: `${p3.note}; ${gaps} gaps`,
        holds: p3.ratio >= 0.35 && gaps === 0,
      },
      rowOf('P9 invoice with the sums of its day, tx/s', 'without', p9, 0.8),
    ];
  } finally {
    await till.server.end('SIGTERM');
    await other.server.end('SIGTERM');
  }
}

const rowOf = (name: string, peer: string, measured: Awaited<ReturnType<typeof inPairs>>, bar: number): Row => ({
  name,
  ours: measured.ours.toFixed(0),
  against: `${peer} ${measured.peer.toFixed(0)}`,
  ratio: measured.ratio.toFixed(2),
  bar: `≥ ${bar.toFixed(2)}`,
  holds: measured.ratio >= bar,
  note: measured.note,
});

async function openTill(dataDir: string, databaseUrl: string): Promise<Till> {
  const server = await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', LOG_LEVEL: 'info' } });
  const token = await signIn(server.base);
  const ask = async <T>(path: string): Promise<T> =>
    (await call(server.base, 'GET', `merchant/${path}`, undefined, { token })).body as T;
  const { services } = await ask<{ services: { id: number; price: number; employees: number[] }[] }>('till/catalogue');
  const { records } = await ask<{ records: { id: number; status: number }[] }>('customers/get_records?page_size=100');
  const done = services.filter(({ employees }) => employees.length > 0).slice(0, 4);
  const taken = new Set(done.flatMap(({ id, employees }) => [id, ...employees]));
  const customers = records
    .filter(({ id, status }) => status === recordStates.codes.active && !taken.has(id) && id > 50 && id % 50 > 0)
    .slice(0, TILLS)
    .map(({ id }) => id);
  const total = done.reduce((sum, { price }) => sum + price, 0) + 500;
  return {
    server,
    token,
    customers,
    bills: customers.map((customer_id) => ({
      customer_id,
      lines: [
        ...done.map(({ id, price, employees }) => ({
          kind: 'service',
          service_id: id,
          employee_id: employees[0],
          unit_price: price,
        })),
        { kind: 'tip', employee_id: done[0]!.employees[0], unit_price: 500 },
      ],
      payments: [
        { method: 'cash', amount: total - 5_000 },
        { method: 'credit_card', amount: 5_000, authorization_code: '123456' },
      ],
      expected_payable: total,
    })),
  };
}

async function copyOf(url: string, name: string): Promise<string> {
  const own = await freshDatabase(url, name);
  // Far from every other number, so that the script knows them when it sees them.
  await inDatabase(own, async (client) => {
    await client.query("select setval('invoices_id_seq', 910000000)");
    await client.query("select setval(pg_get_serial_sequence('journals', 'id'), 920000000)");
  });
  return own;
}

/** Every number is a row of its own, taken from a sequence: nobody waits for anybody, and a lost one is a gap. */
async function giveNumbersWithoutWaiting(client: { query: (text: string) => Promise<unknown> }): Promise<void> {
  for (const statement of [
    'create sequence bench_numbers start 1000000',
    'grant usage on sequence bench_numbers to rawnaq_app',
    'alter table invoice_series alter column series type bigint',
    `create function app.bench_number() returns trigger language plpgsql as
     $$ begin new.series := nextval('bench_numbers'); new.last_number := new.series; return new; end $$`,
    `create trigger bench_number before insert on invoice_series for each row execute function app.bench_number()`,
  ])
    await client.query(statement);
}

const gapsIn = (url: string): Promise<number> =>
  inDatabase(
    url,
    async (client) =>
      Number(
        (
          await client.query<{ gaps: string }>(
            `select coalesce(sum(gap), 0) as gaps
             from (select max(number) - count(*) as gap from invoices group by account_id, series) s`,
          )
        ).rows[0]!.gaps,
      ),
    '-c role=rawnaq_platform',
  );

function answered(child: ChildProcess, order: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The client ended.'));
    child.once('exit', ended).once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Outcome);
    });
    child.send(order);
  });
}
