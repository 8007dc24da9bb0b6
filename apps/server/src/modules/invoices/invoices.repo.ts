import { invoiceKinds, seriesOf, type InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../db/schema';
import { askedOnce } from '../../db/statements/asked-once';
import { TryAgain } from '../../db/try-again';
import type { Bookkeeper } from '../ledger';

export type InvoiceRow = Omit<Insertable<DB['invoices']>, 'account_id'>;
export type LineRow = Omit<Insertable<DB['invoice_lines']>, 'account_id' | 'invoice_id' | 'position'>;
export type CommissionRow = Omit<
  Insertable<DB['commission_entries']>,
  'account_id' | 'id' | 'invoice_id' | 'created_at'
>;
export type SalesDay = Omit<Insertable<DB['sales_days']>, 'account_id'>;

/**
 * The id of a paper that will be written last, for everything that points at it before. A number that is never used
 * is no gap: nobody sees it.
 */
export async function reserveInvoice({ tx }: Pick<Bookkeeper, 'tx'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('invoices_id_seq') as id`.execute(tx);
  return rows[0]!.id;
}

/**
 * The next number of a series. From here until the commit nobody else gets one of it. Whoever waited for it while the
 * next day's first paper was issued begins anew, on that day.
 */
export async function takeNumber({ tx, accountId }: Bookkeeper, kind: InvoiceKind, day: LocalDate): Promise<number> {
  const { last_number, last_day } = await tx
    .insertInto('invoice_series')
    .values({ account_id: accountId, series: seriesOf(kind), last_number: 1, last_day: day })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'series']).doUpdateSet({
        last_number: sql`invoice_series.last_number + 1`,
        last_day: sql`greatest(invoice_series.last_day, excluded.last_day)`,
      }),
    )
    .returning(['last_number', 'last_day'])
    .executeTakeFirstOrThrow();
  if (last_day === addDays(day, 1)) throw new TryAgain('The day turned while this paper waited for its number.');
  return last_number;
}

/** The same for the chain of e-invoices, which runs over all series. */
export async function lockChain(
  { tx, accountId }: Bookkeeper,
  firstHash: string,
): Promise<{ icv: number; hash: string } | null> {
  const chain = await tx
    .insertInto('einvoice_chains')
    .values({ account_id: accountId, last_counter: 0, last_hash: firstHash })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ last_counter: sql`einvoice_chains.last_counter` }),
    )
    .returning(['last_counter', 'last_hash'])
    .executeTakeFirstOrThrow();
  return chain.last_counter === 0 ? null : { icv: chain.last_counter, hash: chain.last_hash };
}

export async function moveChain({ tx, accountId }: Bookkeeper, icv: number, hash: string): Promise<void> {
  await tx
    .updateTable('einvoice_chains')
    .set({ last_counter: icv, last_hash: hash })
    .where('account_id', '=', accountId)
    .execute();
}

export async function insertInvoice({ tx, accountId }: Bookkeeper, row: InvoiceRow): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ account_id: accountId, ...row })
    .execute();
}

export async function insertLines(
  { tx, accountId }: Bookkeeper,
  invoice_id: number,
  lines: readonly LineRow[],
): Promise<void> {
  await tx
    .insertInto('invoice_lines')
    .values(lines.map((line, index) => ({ account_id: accountId, invoice_id, position: index + 1, ...line })))
    .execute();
}

export async function insertCommissions(
  { tx, accountId, now }: Bookkeeper,
  invoice_id: number,
  rows: readonly CommissionRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('commission_entries')
    .values(rows.map((row) => ({ account_id: accountId, invoice_id, created_at: now.toISOString(), ...row })))
    .execute();
}

/** Rows of a busy day are wanted by every till: they are taken in one order, after those of the ledger. */
export async function addToSalesDays({ tx, accountId }: Bookkeeper, days: readonly SalesDay[]): Promise<void> {
  if (days.length === 0) return;
  const more = (column: string) => sql<number>`${sql.ref(`sales_days.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  await tx
    .insertInto('sales_days')
    .values(days.map((day) => ({ account_id: accountId, ...day })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day', 'kind', 'item_id', 'employee_id']).doUpdateSet({
        quantity: more('quantity'),
        list: more('list'),
        discount: more('discount'),
        net: more('net'),
        vat: more('vat'),
        gross: more('gross'),
        cost: more('cost'),
      }),
    )
    .execute();
}

/** Who the salon is on paper from now on: the same facts are the same row. */
export async function findSeller({ tx, accountId, now }: Bookkeeper, facts: object, sum: string): Promise<number> {
  const find = () =>
    askedOnce(tx, `seller ${accountId} ${sum}`, ['invoice_sellers'], () =>
      tx
        .selectFrom('invoice_sellers')
        .select('id')
        .where('account_id', '=', accountId)
        .where('sum', '=', sum)
        .executeTakeFirst(),
    );
  const known = await find();
  if (known) return known.id;
  await tx
    .insertInto('invoice_sellers')
    .values({ account_id: accountId, facts: JSON.stringify(facts), sum, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'sum']).doNothing())
    .execute();
  return (await find())!.id;
}

/** Whether a visit has its bill already. */
export const isBilled = async ({ tx, accountId }: Bookkeeper, appointmentId: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('kind', '=', invoiceKinds.codes.sale)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The lines somebody earns by, with what was given for each so far. */
export async function commissionsOfLines({ tx, accountId }: Bookkeeper, invoiceId: number) {
  const { rows } = await sql<{
    position: number;
    employee_id: number | null;
    commission: number;
    base: number;
    given: number;
  }>`
    select l.position, l.salesman_id as employee_id, l.commission,
      case when l.package_value > 0 then l.package_value else l.net end as base,
      coalesce((select sum(e.amount)
        from commission_entries e
        where e.account_id = ${accountId} and e.invoice_id = l.invoice_id and e.position = l.position),
        0)::bigint as given
    from invoice_lines l
    where l.account_id = ${accountId} and l.invoice_id = ${invoiceId} and l.commission > 0
    order by l.position`.execute(tx);
  return rows;
}
