import { join } from 'node:path';
import { reportCatalogue, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { startEmbeddedPostgres } from '../../../apps/server/src/db/embedded/embedded';
import { call, OWNER, signIn } from '../../prove/client';
import { startServer, type ServerProcess } from '../../prove/server-process';
import { dropDatabase, freshDatabase, inDatabase } from '../filled-database';
import type { Effort, Row } from '../row';
import { againstYardstick } from '../yardstick';
import { fillReports } from './fill-reports';

const MOST_MS = 200;
const WARM_UP = 3;
const SALON = 1001;

/** The first page of every report over a year, with so many rows in each table it reads. */
export async function* reportRows(dataDir: string, { pairs }: Effort, rows: number): AsyncIterable<Row> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  let server: ServerProcess | undefined;
  try {
    const databaseUrl = await freshDatabase(postgres.url, 'bench_reports');
    const subjects = await inDatabase(databaseUrl, async (client) => {
      await fillReports(client, SALON, rows);
      const one = async (table: string) =>
        (await client.query<{ id: string }>(`select id from ${table} where account_id = ${SALON} order by id limit 1`))
          .rows[0]!.id;
      return { employee: await one('employees'), supplier: await one('suppliers') };
    });
    server = await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', DB_POOL: '4' } });
    const token = await signIn(server.base, OWNER);
    for (const { id, subject, period } of reportCatalogue)
      yield await measure(
        server,
        token,
        id,
        { pairs, rows },
        askedOf(period, subject && subjects[subject.record as never]),
      );
  } finally {
    await server?.end('SIGTERM');
    await dropDatabase(postgres.url, 'bench_reports');
    await postgres.stop();
  }
}

function askedOf(period: string, subject: string | undefined): URLSearchParams {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({
    ...(period === 'as-of' ? { as_of: day(0) } : period === 'none' ? {} : { from: day(364), to: day(0) }),
    ...(subject !== undefined && { subject }),
  });
}

async function measure(
  { base }: ServerProcess,
  token: string,
  id: ReportId,
  { pairs, rows }: { pairs: number; rows: number },
  asked: URLSearchParams,
): Promise<Row> {
  const ask = async (): Promise<number> => {
    const answer = await call(base, 'GET', `merchant/reports/${id}/get_records?${asked}`, undefined, { token });
    if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.ms;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
  return {
    name: `First page of the report ${id} at ${rows / 1000}k, ms`,
    ...(await againstYardstick(pairs, ask, MOST_MS)),
  };
}
