import { CUSTOMER_TYPE_DAYS } from '@rawnaq/domain/kernel/limits';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { recordState } from '../../db/sql-codes';

/** The rule of `customerTypeOn` for all rows at once; a test holds the two together. */
const typeOn = (today: ReturnType<typeof sql>) => sql`case
  when c.invoices_count = 0 or c.last_invoice_on is null or ${today} - c.last_invoice_on > ${CUSTOMER_TYPE_DAYS} then 'missed'
  when c.invoices_count > 1 then 'frequent' else 'new' end`;

const todayOf = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone a.time_zone)::date`;

/** Sets what the passing of time has changed. Answers the accounts in which something did. */
export async function renewTypes(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    with changed as (
      update customers c set type = ${typeOn(todayOf(now))} from accounts a
      where a.id = c.account_id and c.type <> ${typeOn(todayOf(now))} returning c.account_id
    ) select distinct account_id from changed`.execute(tx);
  return rows.map((row) => row.account_id);
}

/** Today's line of the history, in each account's own day; written again until the day is over. */
export async function countTypes(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into customer_type_days (account_id, day, frequent, missed, new)
    select a.id, ${todayOf(now)}, count(*) filter (where c.type = 'frequent'), count(*) filter (where c.type = 'missed'), count(*) filter (where c.type = 'new')
    from accounts a join customers c on c.account_id = a.id and c.merged_into is null and c.status = ${recordState.active} group by a.id
    on conflict (account_id, day) do update set frequent = excluded.frequent, missed = excluded.missed, new = excluded.new`.execute(
    tx,
  );
}

export const typeDays = (ctx: Ctx, from: string, to: string) =>
  ctx.tx
    .selectFrom('customer_type_days')
    .select(['day', 'frequent', 'missed', 'new'])
    .where('account_id', '=', ctx.accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .limit(1100)
    .execute();
