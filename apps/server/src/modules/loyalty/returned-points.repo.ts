import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

export async function insertReturned(
  { tx, accountId, now }: Bookkeeper,
  {
    points,
    ...row
  }: { customer_id: number; points: number; invoice_id: number; day: LocalDate; created_by: number | null },
): Promise<void> {
  await tx
    .insertInto('loyalty_entries')
    .values({
      account_id: accountId,
      kind: loyaltyEntryKinds.codes.returned,
      ...row,
      points: -points,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Takes points from what is left of entries: of the invoice itself, then of what runs out first. */
export async function lowerOpenPoints(
  { tx, accountId }: Bookkeeper,
  { customer_id, points, earned_by }: { customer_id: number; points: number; earned_by: number },
): Promise<void> {
  await sql`
    update loyalty_entries e set open_points = e.open_points - t.taken
    from (
      select id, least(open_points, greatest(${points}::bigint - before, 0)) as taken
      from (
        select id, open_points, coalesce(sum(open_points) over (
          order by (invoice_id is not distinct from ${earned_by}::bigint) desc, expires_on nulls last, id
          rows between unbounded preceding and 1 preceding), 0) as before
        from loyalty_entries
        where account_id = ${accountId} and customer_id = ${customer_id} and open_points > 0
      ) lined
    ) t
    where e.account_id = ${accountId} and e.id = t.id and t.taken > 0`.execute(tx);
}
