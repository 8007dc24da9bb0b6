import { invoiceKinds, invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type pg from 'pg';
import { call, OWNER, signIn } from '../../prove/client';
import { asking, startServer } from '../../prove/server-process';
import { dropDatabase, freshDatabase, inDatabase } from '../filled-database';
import { median, type Effort, type Row } from '../row';
import { againstYardstick } from '../yardstick';
import { freeTables, write } from './write-freely';

const SALON = 1001;
const LINES_EACH = 5;
/** Ten services by four people, each day. */
const SOLD_BY = 40;
const YEAR = ['2024-01-01', '2024-12-31'] as const;
/** The bar is for as many lines as a large salon writes in years; with fewer there is less to scan. */
const FULL = 5_000_000;

/**
 * P7: what a year brought in and its VAT, from the sums of the days, against adding up its lines; and the pages that
 * show it, from the question of a browser to the answer.
 */
export async function* yearRows(dataDir: string, { pairs }: Effort, lines: number): AsyncIterable<Row> {
  yield* await asking(dataDir, async (url) => {
    const own = await freshDatabase(url, 'bench_year');
    try {
      await fill(own, lines / LINES_EACH);
      const { row, vat } = await inDatabase(own, (client) => compare(client, pairs, lines), '-c role=rawnaq_platform');
      return [row, ...(await overHttp(dataDir, own, { pairs, vat }))];
    } finally {
      await dropDatabase(url, 'bench_year');
    }
  });
}

const barAt = (lines: number): number => Math.round((500 * lines) / FULL);

type Scanned = { row: Row; vat: string };

async function compare(client: pg.Client, pairs: number, lines: number): Promise<Scanned> {
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
  let vat = '';
  for (let pair = 0; pair < pairs; pair += 1) {
    const [summed, scanned] = [await timed(SUMS), await timed(SCAN)];
    if (summed.said !== scanned.said) throw new Error(`Sums say ${summed.said}, lines ${scanned.said}`);
    ours.push(summed.ms);
    theirs.push(scanned.ms);
    vat = scanned.said.split(' ')[1]!;
  }
  const ratio = median(theirs.map((ms, place) => ms / ours[place]!));
  const bar = barAt(lines);
  const row = {
    name: `P7 sales and VAT of a year with ${(lines / 1_000_000).toFixed(1)} million lines, ms`,
    ours: median(ours).toFixed(2),
    against: `scanning ${median(theirs).toFixed(0)}`,
    ratio: ratio.toFixed(0),
    bar: `≥ ${bar}, < 50 ms`,
    holds: ratio >= bar && median(ours) < 50,
    note: lines < FULL ? 'all of it: -- --only year --lines 5000000' : '',
  };
  return { row, vat };
}

const PAGES = { vat: 'the VAT report', 'profit-and-loss': 'profit and loss', services: 'sales by service' } as const;
type Page = keyof typeof PAGES;

/** The pages that show it, each by the middle of its answers, of a server that has answered before. */
async function overHttp(
  dataDir: string,
  databaseUrl: string,
  { pairs, vat }: { pairs: number; vat: string },
): Promise<Row[]> {
  const server = await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', DB_POOL: '4' } });
  try {
    const token = await signIn(server.base, OWNER);
    const rows: Row[] = [];
    for (const page of Object.keys(PAGES) as Page[]) {
      const ask = async (): Promise<number> => {
        const path = `merchant/reports/${page}/get_records?from=${YEAR[0]}&to=${YEAR[1]}`;
        const { status, body, ms } = await call(server.base, 'GET', path, undefined, { token });
        const figures = body.figures as { output?: number; revenue?: number } | undefined;
        if (status !== 200 || (page === 'vat' && String(figures?.output) !== vat))
          throw new Error(`${page} says ${JSON.stringify(body)}, lines ${vat}`);
        return ms;
      };
      for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
      const name = `P7 ${PAGES[page]} of that year over HTTP, ms`;
      rows.push({ name, ...(await againstYardstick(pairs * 3, ask, PAGE_MS)) });
    }
    return rows;
  } finally {
    await server.end('SIGTERM');
  }
}
const WARM_UP = 5;
/**
 * A page has a cost of its own, whatever lies behind it: who asks and may, the period before, the chart. So it is held
 * to a time; how many times quicker than a scan is a question to the sums.
 */
const PAGE_MS = 50;

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

const TABLES = ['invoices', 'invoice_lines', 'ledger_days', 'sales_days'];

/** Nothing here is looked at but amounts and days, so lines need not wait for their invoices. */
async function fill(url: string, invoices: number): Promise<void> {
  await freeTables(url, TABLES);
  await Promise.all([
    write(
      url,
      `insert into invoices (account_id, id, unique_id, kind, series, number, day, issued_at, seller_id, list, discount,
         subtotal, vat, total, payable, paid, uuid, created_at)
       select ${SALON}, 100000000 + n, 'year-' || n, ${invoiceKinds.codes.sale}, ${invoiceSeries.codes.invoices},
         100000000 + n, date '2024-01-01' + (n % 366), now(), 1, 52500, 0, 50000, 2500, 52500, 52500, 52500,
         '00000000-0000-4000-8000-000000000000', now()
       from generate_series(0, ${invoices - 1}) n`,
      `insert into ledger_days (account_id, ledger_account, vat_rate, day, debit, credit)
       select ${SALON}, a.account, 500, i.day, 0, i.invoices * a.amount
       from (select day, count(*) as invoices from invoices where account_id = ${SALON} and id >= 100000000
         group by day) i, (values (${sales_services}, 50000), (${vat_output}, 2500)) a (account, amount)`,
      `insert into sales_days (account_id, day, kind, item_id, employee_id, quantity, list, discount, net, vat, gross,
         cost)
       select ${SALON}, i.day, ${invoiceLineKinds.codes.service}, s.id, e.id, i.lines, i.lines * 10500, 0,
         i.lines * 10000, i.lines * 500, i.lines * 10500, 0
       from (select day, count(*) * ${LINES_EACH} / ${SOLD_BY} as lines from invoices
         where account_id = ${SALON} and id >= 100000000 group by day) i,
         (select id from services where account_id = ${SALON} order by id limit 10) s,
         (select id from employees where account_id = ${SALON} order by id limit 4) e`,
    ),
    write(
      url,
      `insert into invoice_lines (account_id, invoice_id, position, kind, english_name, arabic_name, quantity,
         unit_price, list, gross, net, vat, vat_rate)
       select ${SALON}, 100000000 + n, p, ${invoiceLineKinds.codes.service}, 'Cut', 'قص', 1, 10500, 10500, 10500,
         10000, 500, 500
       from generate_series(0, ${invoices - 1}) n, generate_series(1, ${LINES_EACH}) p`,
    ),
  ]);
  await write(url, `vacuum analyze ${TABLES.join()}`);
}
