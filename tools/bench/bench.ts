import { chosen, readAsked } from '../lib/asked.mjs';
import { startServer, withDataFolder } from '../prove/server-process';
import { bookingPageRows } from './pages/booking-page-rows';
import { bookingRows } from './booking-row';
import { bundleRows } from './bundle-rows';
import { calendarRows } from './calendar-rows';
import { campaignRows } from './messages/campaign-rows';
import { databaseRows } from './database-rows';
import { httpRows } from './http-row';
import { listRows } from './list-rows';
import { invoiceRows } from './money/invoice-rows';
import { liveRows } from './live-row';
import { elapsed, printHead, printRow, showGroup } from './print';
import type { Effort, Row } from './row';
import { sitePageRows } from './pages/site-page-rows';
import { signInRows } from './sign-in-row';
import { slotRows } from './slot-rows';
import { startRows } from './start-rows';
import { stayRows } from './stays/stay-rows';
import { platformRows } from './money/platform-row';
import { reportRows } from './money/report-rows';
import { tillRows } from './money/till-row';
import { yearRows } from './money/year-row';
import { xlsxRows } from './money/xlsx-row';

const values = readAsked({ quick: { type: 'boolean' }, only: { type: 'string' }, lines: { type: 'string' } });
const effort: Effort = values.quick ? { pairs: 3, sliceMs: 600 } : { pairs: 9, sliceMs: 1_200 };

const groups: Record<string, (dataDir: string) => AsyncIterable<Row> | Iterable<Row>> = {
  http: (dataDir) => httpRows(dataDir, effort),
  start: (dataDir) => startRows(dataDir, effort.pairs),
  bundles: () => bundleRows(),
  database: (dataDir) => databaseRows(dataDir, effort),
  campaigns: (dataDir) => campaignRows(dataDir, effort),
  lists: (dataDir) => listRows(dataDir, effort),
  stays: (dataDir) => stayRows(dataDir, effort),
  live: (dataDir) => liveRows(dataDir, effort),
  booking: (dataDir) => bookingRows(dataDir, effort),
  invoices: (dataDir) => invoiceRows(dataDir, effort),
  till: (dataDir) => tillRows(dataDir),
  year: (dataDir) => yearRows(dataDir, effort, Number(values.lines ?? 1_000_000)),
  platform: (dataDir) => platformRows(dataDir, effort, Number(values.lines ?? 1_000_000)),
  reports: (dataDir) => reportRows(dataDir, effort, Number(values.lines ?? 100_000)),
  xlsx: () => xlsxRows(effort, Number(values.lines ?? 100_000)),
  'booking-page': (dataDir) => bookingPageRows(dataDir),
  'site-pages': (dataDir) => sitePageRows(dataDir, effort),
  slots: () => slotRows(effort),
  calendar: () => calendarRows(effort),
  'sign-in': (dataDir) => signInRows(dataDir, effort),
};

const asked = chosen(groups, values.only);
const rows: Row[] = [];
await withDataFolder(async (dataDir) => {
  printHead();
  // The first start makes the database and its demo world; what is measured comes after.
  await (await startServer({ dataDir })).end('SIGTERM');
  for (const [index, [name, measure]] of asked.entries()) {
    showGroup(name, index + 1, asked.length);
    for await (const row of attempt(name, () => measure(dataDir))) {
      rows.push(row);
      printRow(row);
    }
  }
});
const missed = rows.filter(({ holds }) => holds === false);
console.log(
  '\n' +
    `${missed.length ? `${missed.length} of ${rows.length} rows miss their bar` : `All ${rows.length} rows hold`}, ` +
    `${elapsed()}`,
);
process.exitCode = missed.length ? 1 : 0;

/** A group that cannot be measured is a row that does not hold; the others are still worth knowing. */
async function* attempt(name: string, measure: () => AsyncIterable<Row> | Iterable<Row>): AsyncIterable<Row> {
  try {
    yield* measure();
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    yield { name, ours: 'not measured', against: '', ratio: '', bar: '', holds: false, note };
  }
}
