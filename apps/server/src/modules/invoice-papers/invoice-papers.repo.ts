import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

type Place = Pick<Bookkeeper, 'tx' | 'accountId'>;

const papers = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('invoice_sellers as s', (join) =>
      join.onRef('s.account_id', '=', 'i.account_id').onRef('s.id', '=', 'i.seller_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.account_id', '=', 'i.account_id').onRef('o.id', '=', 'i.original_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'i.account_id').onRef('e.id', '=', 'i.salesman_id'),
    )
    .leftJoin('invoice_ratings as r', (join) =>
      join.onRef('r.account_id', '=', 'i.account_id').onRef('r.invoice_id', '=', 'i.id'),
    )
    .selectAll('i')
    .select([
      's.facts',
      'a.clock',
      'o.number as original_number',
      'o.kind as original_kind',
      'o.day as original_day',
      'e.name as salesman_name',
      'e.arabic_name as salesman_arabic_name',
      'r.stars',
    ])
    .where('i.account_id', '=', accountId)
    .where('s.account_id', '=', accountId);
export type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

export const findPaper = (place: Place, which: { id: number } | { unique_id: string }) =>
  ('id' in which
    ? papers(place).where('i.id', '=', which.id)
    : papers(place).where('i.unique_id', '=', which.unique_id)
  ).executeTakeFirst();

/** Papers of whole years, the oldest first, a few at a time. */
export async function papersOfYears(place: Place, years: readonly number[], after: number, most: number) {
  return papers(place)
    .where(sql<number>`extract(year from i.day)`, 'in', years)
    .where('i.id', '>', after)
    .orderBy('i.id')
    .limit(most)
    .execute();
}

export async function findYears({ tx, accountId }: Place): Promise<number[]> {
  const { first, last } = await tx
    .selectFrom('invoices')
    .select([
      sql<number | null>`extract(year from min(day))::int`.as('first'),
      sql<number | null>`extract(year from max(day))::int`.as('last'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return first === null || last === null ? [] : Array.from({ length: last - first + 1 }, (_, back) => last - back);
}

export const countOfYears = async ({ tx, accountId }: Place, years: readonly number[]): Promise<number> =>
  (
    await tx
      .selectFrom('invoices')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .where(sql<number>`extract(year from day)`, 'in', years)
      .executeTakeFirstOrThrow()
  ).count;

export const linesOfPaper = ({ tx, accountId }: Place, invoiceId: number) =>
  tx
    .selectFrom('invoice_lines as l')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'l.account_id').onRef('e.id', '=', 'l.employee_id'),
    )
    .select([
      'l.kind',
      'l.english_name',
      'l.arabic_name',
      'l.quantity',
      'l.unit_price',
      'l.list',
      'l.gross',
      'l.net',
      'l.vat',
      'l.rounding',
      'l.vat_rate',
      'e.name as employee_name',
      'e.arabic_name as employee_arabic_name',
    ])
    .where('l.account_id', '=', accountId)
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute();

/** What stands on the paper itself: payments that came later have their own line in the list of payments. */
export const paymentsOfPaper = ({ tx, accountId }: Place, invoiceId: number) =>
  tx
    .selectFrom('payments')
    .select(['method', 'amount', 'authorization_code', 'reference_number'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();

export const cardOfPaper = ({ tx, accountId }: Place, invoiceId: number) =>
  tx
    .selectFrom('gift_cards')
    .select(['code', 'type'])
    .where('account_id', '=', accountId)
    .where('used_invoice_id', '=', invoiceId)
    .executeTakeFirst();

/** Once: whoever comes second is told. */
export async function insertRating(
  { tx, accountId }: Place,
  row: { invoice_id: number; stars: number; comment: string | null; at: Date },
): Promise<boolean> {
  const { at, ...rating } = row;
  const written = await tx
    .insertInto('invoice_ratings')
    .values({ account_id: accountId, ...rating, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'invoice_id']).doNothing())
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return written !== undefined;
}

/** What is still to be paid of it today. */
export const openOf = async ({ tx, accountId }: Place, invoiceId: number): Promise<number> =>
  (
    await tx
      .selectFrom('receivables')
      .select('open_amount')
      .where('account_id', '=', accountId)
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirst()
  )?.open_amount ?? 0;

/** A city as each language calls it, however the salon wrote it. */
export const cityNames = ({ tx }: Place, country: string, city: string) =>
  tx
    .selectFrom('cities')
    .select(['english_name', 'arabic_name'])
    .where('country', '=', country)
    .where((row) => row.or([row(sql`lower(english_name)`, '=', city.toLowerCase()), row('arabic_name', '=', city)]))
    .executeTakeFirst();
