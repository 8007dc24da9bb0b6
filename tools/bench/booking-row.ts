import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { call, signIn } from '../prove/client';
import { asking, startServer } from '../prove/server-process';
import { dropDatabase, freshDatabase } from './filled-database';
import { pgbench } from './pgbench';
import { pgbenchScript } from './pgbench-script';
import { recordRequest } from '../../apps/server/bench/record-request';
import { inPairs, median, percentile, type Effort, type Row } from './row';

type Pair = { employee_id: number; customer_id: number };
type Outcome = { booked: number; refused: string[]; seconds: number; latencies: number[] };

const CLIENTS = 8;
const BAR = 0.5;
/** In its first seconds a server still compiles what it does, on the processors that the database needs too. */
const WARM_UP = 16;
const FIRST_DAY = '2030-01-01';

/**
 * P1: bookings of the desk with everything on the way (session, permission, row-level security, idempotency, history,
 * message, live event) against pgbench sending the very statements that one of these bookings was seen to send, with as
 * many clients.
 */
export async function* bookingRows(dataDir: string, effort: Effort): AsyncIterable<Row> {
  if (spawnSync('pgbench', ['--version']).error) throw new Error('pgbench is not installed');
  yield await asking(dataDir, async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'rawnaq-pgbench-'));
    try {
      return await bookingRow(dataDir, await freshDatabase(url, 'bench_booking'), folder, effort);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await dropDatabase(url, 'bench_booking');
    }
  });
}

async function bookingRow(
  dataDir: string,
  databaseUrl: string,
  folder: string,
  { pairs, sliceMs }: Effort,
): Promise<Row> {
  const server = await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', LOG_LEVEL: 'info' } });
  const client = fork(join(import.meta.dirname, 'booking-load.mjs'), { execArgv: [] });
  try {
    const token = await signIn(server.base);
    const { serviceId, desks } = await whoBooks(server.base, token);
    const script = join(folder, 'booking.sql');
    const recorded = await recordRequest(databaseUrl, token, 'merchant/appointments/add', {
      customer_id: desks[0]!.customer_id,
      date: FIRST_DAY,
      outside_hours: true,
      tell_customer: true,
      lines: [{ service_id: serviceId, employee_id: desks[0]!.employee_id, start: 0, minutes: 15 }],
    });
    writeFileSync(script, await pgbenchScript(databaseUrl, recorded, desks));
    const latencies: number[] = [];
    let run = 0;
    const ours = async (): Promise<number> => {
      run += 1;
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        const ended = () => reject(new Error('The client ended.'));
        client.once('exit', ended).once('message', (message) => {
          client.off('exit', ended);
          resolve(message as Outcome);
        });
        client.send({ port: server.port, token, serviceId, pairs: desks, firstDay: FIRST_DAY, run, ms: sliceMs });
      });
      if (outcome.refused.length)
        throw new Error(`${outcome.refused.length} bookings were refused: ${outcome.refused[0]}`);
      latencies.push(...outcome.latencies);
      return outcome.booked / outcome.seconds;
    };
    const peer = async (): Promise<number> => {
      run += 1;
      return pgbench(databaseUrl, script, { clients: CLIENTS, run, ms: sliceMs });
    };
    for (let turn = 0; turn < WARM_UP; turn += 1) await ours();
    await peer();
    latencies.length = 0;
    const { ours: mine, peer: theirs, ratio, note } = await inPairs(pairs, ours, peer, BAR);
    return {
      name: 'P1 booking, everything on the way, bookings/s',
      ours: mine.toFixed(0),
      against: `pgbench ${theirs.toFixed(0)}`,
      ratio: ratio.toFixed(2),
      bar: `≥ ${BAR}`,
      holds: ratio >= BAR,
      note:
        `${note}; ${recorded.statements.length} statements, ${CLIENTS} clients, p50 ${median(latencies).toFixed(1)}` +
        ` ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
    };
  } finally {
    client.kill();
    await server.end('SIGTERM');
  }
}

async function whoBooks(base: string, token: string): Promise<{ serviceId: number; desks: Pair[] }> {
  const records = async (path: string): Promise<{ id: number; status: number }[]> =>
    (
      (await call(base, 'GET', `merchant/${path}/get_records?page_size=100`, undefined, { token })).body.records as {
        id: number;
        status: number;
      }[]
    ).filter(({ status }) => status === recordStates.codes.active);
  const today = new Date().toISOString().slice(0, 10);
  const { employees } = (
    await call(base, 'GET', `merchant/appointments/get_calendar?from=${today}&to=${today}`, undefined, { token })
  ).body as { employees: { id: number; services: number[] }[] };
  const [customers, services] = [await records('customers'), await records('services')];
  const desks = employees
    .slice(0, CLIENTS)
    .map(({ id }, index) => ({ employee_id: id, customer_id: customers[index]!.id }));
  if (desks.length < CLIENTS) throw new Error(`Only ${desks.length} people can be booked`);
  return { serviceId: services[0]!.id, desks };
}
