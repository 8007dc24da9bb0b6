import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';
import type { Bookkeeper } from '../ledger';

type NewEntry = {
  customer_id: number;
  points: number;
  invoice_id?: number;
  gift_card_id?: number;
  expires_on?: LocalDate | null;
  day: LocalDate;
  created_by: number | null;
};

export const insertEarned = (ctx: Bookkeeper, row: NewEntry): Promise<void> =>
  insertEntry(ctx, { ...row, kind: loyaltyEntryKinds.codes.earned, open_points: row.points });

/** Points that are gone: `points` is below zero, and nothing of them is open. */
export const insertSpent = (ctx: Bookkeeper, row: NewEntry & { kind: Code<'loyalty_entries.kind'> }): Promise<void> =>
  insertEntry(ctx, { ...row, open_points: 0 });

async function insertEntry(
  { tx, accountId, now }: Bookkeeper,
  row: NewEntry & { kind: Code<'loyalty_entries.kind'>; open_points: number },
): Promise<void> {
  await tx
    .insertInto('loyalty_entries')
    .values({ account_id: accountId, ...row, created_at: now.toISOString() })
    .execute();
}

/** What is left of the points a customer earned, oldest first. Her purse is locked, so they are too. */
export const openPoints = ({ tx, accountId }: Bookkeeper, customerId: number) =>
  tx
    .selectFrom('loyalty_entries')
    .select(['id', 'open_points'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('open_points', '>', 0)
    .orderBy('id')
    .execute();

/** The same for those whose last day has passed. */
export const endedPoints = ({ tx, accountId }: Bookkeeper, customerId: number, today: LocalDate) =>
  tx
    .selectFrom('loyalty_entries')
    .select(['id', 'open_points'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('open_points', '>', 0)
    .where('expires_on', '<', sql<string>`${today}::date`)
    .orderBy('id')
    .execute();

export async function takeFromEntries(
  { tx, accountId }: Bookkeeper,
  taken: readonly { id: number; points: number }[],
): Promise<void> {
  for (const { id, points } of taken)
    await tx
      .updateTable('loyalty_entries')
      .set((row) => ({ open_points: row('open_points', '-', points) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
}

/** Whose points have ended, in the order in which purses are locked. */
export async function customersWithEndedPoints({ tx, accountId }: Bookkeeper, today: LocalDate): Promise<number[]> {
  const rows = await tx
    .selectFrom('loyalty_entries')
    .select('customer_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('open_points', '>', 0)
    .where('expires_on', '<', sql<string>`${today}::date`)
    .orderBy('customer_id')
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

export async function endingPoints(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  customerId: number,
  until: LocalDate,
): Promise<number> {
  const { points } = await tx
    .selectFrom('loyalty_entries')
    .select(sql<number>`coalesce(sum(open_points), 0)::bigint`.as('points'))
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('open_points', '>', 0)
    .where('expires_on', '<=', sql<string>`${until}::date`)
    .executeTakeFirstOrThrow();
  return points;
}

export const loyaltyRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('loyalty_entries as l')
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'l.account_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .leftJoin('gift_cards as g', (join) =>
      join.onRef('g.account_id', '=', 'l.account_id').onRef('g.id', '=', 'l.gift_card_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'l.account_id').onRef('u.id', '=', 'l.created_by'),
    )
    .where('l.account_id', '=', ctx.accountId)
    .select([
      'l.id',
      'l.customer_id',
      'l.kind',
      'l.points',
      sql<string | null>`coalesce(g.code, i.number::text)`.as('document'),
      'l.expires_on',
      'u.name as created_by',
      'l.created_at',
    ]);
