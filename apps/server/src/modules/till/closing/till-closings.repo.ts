import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { PaymentMethod, TillDifference } from '@rawnaq/domain/ledger/ledger-sums.rules';
import { sql } from 'kysely';
import type { Bookkeeper } from '../../ledger';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

export const findClosing = ({ tx, accountId }: Reader, day: LocalDate) =>
  closings({ tx, accountId }).where('t.day', '=', day).executeTakeFirst();

/** The closing before a day: what it left is what the drawer begins with. */
export const findLastClosing = ({ tx, accountId }: Reader, before: LocalDate) =>
  closings({ tx, accountId }).where('t.day', '<', before).orderBy('t.day', 'desc').limit(1).executeTakeFirst();

const closings = ({ tx, accountId }: Reader) =>
  tx
    .selectFrom('till_closings as t')
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 't.account_id').onRef('u.id', '=', 't.closed_by'))
    .select(['t.id', 't.day', 't.opening_float', 't.left_in_drawer', 't.closed_at', 'u.name as closed_by'])
    .where('t.account_id', '=', accountId);

export const countsOf = ({ tx, accountId }: Reader, closingId: number) =>
  tx
    .selectFrom('till_counts')
    .select(['method', 'expected', 'counted', 'difference', 'note'])
    .where('account_id', '=', accountId)
    .where('closing_id', '=', closingId)
    .execute();

/** Nothing when somebody has closed this day before, or does so at this moment. */
export async function insertClosing(
  { tx, accountId, now }: Bookkeeper,
  row: { day: LocalDate; opening_float: number; left_in_drawer: number; closed_by: number },
): Promise<number | undefined> {
  const closing = await tx
    .insertInto('till_closings')
    .values({ account_id: accountId, ...row, closed_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return closing?.id;
}

export async function insertCounts(
  { tx, accountId }: Reader,
  closing_id: number,
  counts: readonly {
    method: PaymentMethod;
    expected: number;
    counted: number;
    difference: number;
    note: string | null;
  }[],
): Promise<void> {
  await tx
    .insertInto('till_counts')
    .values(counts.map((count) => ({ account_id: accountId, closing_id, ...count })))
    .execute();
}

/** What the ends of days posted by method: no money that came or went. */
export async function tillDifferences(
  { tx, accountId }: Reader,
  { from, to }: DateSpan,
): Promise<(TillDifference & { day: LocalDate })[]> {
  const { rows } = await sql<TillDifference & { day: LocalDate }>`
    select t.day, c.method, greatest(c.difference, 0) as surplus, greatest(-c.difference, 0) as missing
    from till_closings t
    join till_counts c on c.account_id = t.account_id and c.closing_id = t.id
    where t.account_id = ${accountId} and t.day between ${from}::date and ${to}::date
    order by t.day`.execute(tx);
  return rows;
}
