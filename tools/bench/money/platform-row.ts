import { invoiceKinds, invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type pg from 'pg';
import { asking } from '../../prove/server-process';
import { dropDatabase, freshDatabase, inDatabase } from '../filled-database';
import { median, type Effort, type Row } from '../row';
import { freeTables, write } from './write-freely';

const SALONS = 200;
const FIRST_SALON = 700_000;
const LINES_EACH = 5;
const MONTH = ['2024-06-01', '2024-06-30'] as const;
const BAR = 50;
/** The bar is for as many lines as the platform writes in a year; with fewer there is less to scan. */
const FULL = 5_000_000;
const { sales_services, vat_output } = ledgerAccounts.codes;

/** P8: what every salon of the platform sold in a month, from the sums of the days, against adding up its lines. */
export async function* platformRows(dataDir: string, { pairs }: Effort, lines: number): AsyncIterable<Row> {
  yield await asking(dataDir, async (url) => {
    const own = await freshDatabase(url, 'bench_platform');
    try {
      await fill(own, Math.round(lines / LINES_EACH / SALONS));
      return await inDatabase(own, (client) => compare(client, pairs, lines), '-c role=rawnaq_platform');
    } finally {
      await dropDatabase(url, 'bench_platform');
    }
  });
}

async function compare(client: pg.Client, pairs: number, lines: number): Promise<Row> {
  const timed = async (text: string): Promise<{ ms: number; said: string }> => {
    const began = performance.now();
    const { rows } = await client.query(text, [...MONTH, FIRST_SALON]);
    return { ms: performance.now() - began, said: JSON.stringify(rows) };
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [summed, scanned] = [await timed(SUMS), await timed(SCAN)];
    if (summed.said !== scanned.said) throw new Error('The sums of the days and the lines disagree');
    ours.push(summed.ms);
    theirs.push(scanned.ms);
  }
  const ratio = median(theirs.map((ms, place) => ms / ours[place]!));
  const bar = Math.min(BAR, (BAR * lines) / FULL);
  return {
    name: `P8 a month of ${SALONS} salons with ${(lines / 1_000_000).toFixed(1)} million lines, ms`,
    ours: median(ours).toFixed(2),
    against: `scanning ${median(theirs).toFixed(0)}`,
    ratio: ratio.toFixed(0),
    bar: `≥ ${bar.toFixed(0)}`,
    holds: ratio >= bar,
    note: lines < FULL ? 'all of it: -- --only platform --lines 5000000' : '',
  };
}

const SUMS = `
  select account_id, sum(credit - debit) filter (where ledger_account = ${sales_services}) as net,
    sum(credit - debit) filter (where ledger_account = ${vat_output}) as vat
  from ledger_days
  where day between $1 and $2 and account_id >= $3
  group by account_id
  order by account_id`;

const SCAN = `
  select l.account_id, sum(l.net) as net, sum(l.vat) as vat
  from invoice_lines l
  join invoices i on i.account_id = l.account_id and i.id = l.invoice_id
  where i.day between $1 and $2 and l.account_id >= $3
  group by l.account_id
  order by l.account_id`;

const TABLES = ['invoices', 'invoice_lines', 'ledger_days'];

/** Nothing here is looked at but amounts, days and salons, so lines need not wait for their invoices. */
async function fill(url: string, invoices: number): Promise<void> {
  const salons = `generate_series(${FIRST_SALON}, ${FIRST_SALON + SALONS - 1}) a`;
  await freeTables(url, TABLES);
  await Promise.all([
    write(
      url,
      `insert into invoices (account_id, id, unique_id, kind, series, number, day, issued_at, seller_id, list, discount,
         subtotal, vat, total, payable, paid, uuid, created_at)
       select a, n, 'month-' || a || '-' || n, ${invoiceKinds.codes.sale}, ${invoiceSeries.codes.invoices}, n,
         date '2024-01-01' + (n % 366), now(), 1, 52500, 0, 50000, 2500, 52500, 52500, 52500,
         '00000000-0000-4000-8000-000000000000', now()
       from ${salons}, generate_series(1, ${invoices}) n`,
      `insert into ledger_days (account_id, ledger_account, vat_rate, day, debit, credit)
       select i.account_id, a.account, 500, i.day, 0, i.invoices * a.amount
       from (select account_id, day, count(*) as invoices from invoices where account_id >= ${FIRST_SALON}
         group by 1, 2) i, (values (${sales_services}, 50000), (${vat_output}, 2500)) a (account, amount)`,
    ),
    write(
      url,
      `insert into invoice_lines (account_id, invoice_id, position, kind, english_name, arabic_name, quantity,
         unit_price, list, gross, net, vat, vat_rate)
       select a, n, p, ${invoiceLineKinds.codes.service}, 'Cut', 'قص', 1, 10500, 10500, 10500, 10000, 500, 500
       from ${salons}, generate_series(1, ${invoices}) n, generate_series(1, ${LINES_EACH}) p`,
    ),
  ]);
  await write(url, `vacuum analyze ${TABLES.join()}`);
}
