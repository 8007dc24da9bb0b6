import { parseArgs } from 'node:util';
import { startServer, withDataFolder } from '../prove/server-process';
import { bookingPageRows } from './booking-page-rows';
import { bookingRows } from './booking-row';
import { bundleRows } from './bundle-rows';
import { calendarRows } from './calendar-rows';
import { databaseRows } from './database-rows';
import { httpRows } from './http-row';
import { listRows } from './list-rows';
import { liveRows } from './live-row';
import { printTable, type Effort, type Row } from './row';
import { signInRows } from './sign-in-row';
import { slotRows } from './slot-rows';
import { startRows } from './start-rows';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const effort: Effort = values.quick ? { pairs: 3, sliceMs: 600 } : { pairs: 9, sliceMs: 2_000 };

const groups: Record<string, (dataDir: string) => Promise<Row[]> | Row[]> = {
  http: (dataDir) => httpRows(dataDir, effort),
  start: (dataDir) => startRows(dataDir, effort.pairs),
  bundles: () => bundleRows(),
  database: (dataDir) => databaseRows(dataDir, effort),
  lists: (dataDir) => listRows(dataDir, effort),
  live: (dataDir) => liveRows(dataDir, effort),
  booking: (dataDir) => bookingRows(dataDir, effort),
  'booking-page': (dataDir) => bookingPageRows(dataDir, effort),
  slots: () => slotRows(effort),
  calendar: () => calendarRows(effort),
  'sign-in': (dataDir) => signInRows(dataDir, effort),
};

const rows: Row[] = [];
await withDataFolder(async (dataDir) => {
  // The first start makes the database and its demo world; what is measured comes after.
  await (await startServer({ dataDir })).end('SIGTERM');
  for (const [name, measure] of Object.entries(groups))
    if (!values.only || values.only === name) rows.push(...(await attempt(name, () => measure(dataDir))));
});
printTable(rows);
const missed = rows.filter(({ holds }) => holds === false);
console.log(
  missed.length ? `\n${missed.length} of ${rows.length} rows miss their bar` : `\nAll ${rows.length} rows hold`,
);
process.exitCode = missed.length ? 1 : 0;

/** A group that cannot be measured is a row that does not hold; the others are still worth knowing. */
async function attempt(name: string, measure: () => Promise<Row[]> | Row[]): Promise<Row[]> {
  try {
    return await measure();
  } catch (error) {
    return [
      {
        name,
        ours: 'not measured',
        against: '',
        ratio: '',
        bar: '',
        holds: false,
        note: error instanceof Error ? error.message : String(error),
      },
    ];
  }
}
