import { invoiceKinds, invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type pg from 'pg';
import { asking } from '../../prove/server-process';
import { dropDatabase, inDatabase } from '../filled-database';
import { median, type Effort, type Row } from '../row';

const SALON = 1001;
const LINES_EACH = 5;
const YEAR = ['2024-01-01', '2024-12-31'] as const;
/** The bar is for as many lines as a large salon writes in years; with fewer there is less to scan. */
const FULL = 5_000_000;

/** P7: what a year brought in and its VAT, from the sums of the days, against adding up its lines. */
export async function* yearRows(dataDir: string, { pairs }: Effort, lines: number): AsyncIterable<Row> {
  yield await asking(dataDir, async (url) => {
    await inDatabase(url, async (client) => {
      await client.query('drop database if exists bench_year with (force)');
      await client.query('create database bench_year template rawnaq');
    });
    const own = url.replace(/\/[^/?]+(\?|$)/, '/bench_year$1');
    try {
      await inDatabase(own, (client) => fill(client, lines / LINES_EACH));
      return await inDatabase(own, (client) => compare(client, pairs, lines), '-c role=rawnaq_platform');
    } finally {
      await dropDatabase(url, 'bench_year');
    }
  });
}

async function compare(client: pg.Client, pairs: number, lines: number): Promise<Row> {
  const timed = async (text: string): Promise<{ ms: number; said: string }> => {
    const began = performance.now();
    await client.query('begin');
    await client.query(`set local app.account_id = '${SALON}'`);
    const { rows } = await client.query<{ net: string; vat: string }>(text, [SALON, ...YEAR]);
    await client.query('commit');
    return { ms: performance.now() - began, said: `${rows[0]!.net} ${rows[0]!.vat}` };
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [summed, scanned] = [await timed(SUMS), await timed(SCAN)];
    if (summed.said !== scanned.said) throw new Error(`Sums say ${summed.said}, lines ${scanned.said}`);
    ours.push(summed.ms);
    theirs.push(scanned.ms);
  }
  const ratio = median(theirs.map((ms, place) => ms / ours[place]!));
  const bar = Math.round((500 * lines) / FULL);
  return {
    name: `P7 sales and VAT of a year with ${(lines / 1_000_000).toFixed(1)} million lines, ms`,
    ours: median(ours).toFixed(2),
    against: `scanning ${median(theirs).toFixed(0)}`,
    ratio: ratio.toFixed(0),
    bar: `≥ ${bar}, < 50 ms`,
    holds: ratio >= bar && median(ours) < 50,
    note: lines < FULL ? 'all of it: -- --only year --lines 5000000' : '',
  };
}

const { sales_services, discounts, vat_output } = ledgerAccounts.codes;

const SUMS = `
  select sum(credit - debit) filter (where ledger_account in (${sales_services}, ${discounts})) as net,
    sum(credit - debit) filter (where ledger_account = ${vat_output}) as vat
  from ledger_days
  where account_id = $1 and day between $2 and $3`;

const SCAN = `
  select sum(l.net) as net, sum(l.vat) as vat
  from invoice_lines l
  join invoices i on i.account_id = l.account_id and i.id = l.invoice_id
  where l.account_id = $1 and i.day between $2 and $3`;

/** Written by the owner without the keys that bind rows to others: nothing here is looked at but amounts and days. */
async function fill(client: pg.Client, invoices: number): Promise<void> {
  for (const statement of [
    `do $$
     declare key record;
     begin
       for key in select conrelid::regclass as owner, conname from pg_constraint
         where contype = 'f' and conrelid in ('invoices'::regclass, 'invoice_lines'::regclass) loop
         execute format('alter table %s drop constraint %I', key.owner, key.conname);
       end loop;
     end $$`,
    ...['invoices', 'invoice_lines', 'ledger_days'].map((name) => `alter table ${name} no force row level security`),
    `insert into invoices (account_id, id, unique_id, kind, series, number, day, issued_at, seller_id, list, discount,
       subtotal, vat, total, payable, paid, uuid, created_at)
     select ${SALON}, 100000000 + n, 'year-' || n, ${invoiceKinds.codes.sale}, ${invoiceSeries.codes.invoices},
       100000000 + n, date '2024-01-01' + (n % 366), now(), 1, 52500, 0, 50000, 2500, 52500, 52500, 52500,
       '00000000-0000-4000-8000-000000000000', now()
     from generate_series(0, ${invoices - 1}) n`,
    `insert into invoice_lines (account_id, invoice_id, position, kind, english_name, arabic_name, quantity, unit_price,
       list, gross, net, vat, vat_rate)
     select ${SALON}, 100000000 + n, p, ${invoiceLineKinds.codes.service}, 'Cut', 'قص', 1, 10500, 10500, 10500, 10000,
       500, 500
     from generate_series(0, ${invoices - 1}) n, generate_series(1, ${LINES_EACH}) p`,
    `insert into ledger_days (account_id, ledger_account, vat_rate, day, debit, credit)
     select ${SALON}, a.account, 500, i.day, 0, i.invoices * a.amount
     from (select day, count(*) as invoices from invoices where account_id = ${SALON} and id >= 100000000
       group by day) i, (values (${sales_services}, 50000), (${vat_output}, 2500)) a (account, amount)`,
    'vacuum analyze invoices, invoice_lines, ledger_days',
  ])
    await client.query(statement);
}
