import { CUSTOMER_TYPE_DAYS } from '@rawnaq/domain/kernel/input/limits';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { recordState } from '../../db/sql-codes';
import { chunksOf } from './import/import.repo';

/** The rule of `customerTypeOn` for all rows at once; a test holds the two together. */
const typeOn = (today: ReturnType<typeof sql>) => sql`
  case
    when c.invoices_count = 0 or c.last_invoice_on is null
    or ${today} - c.last_invoice_on > ${CUSTOMER_TYPE_DAYS} then 'missed'
    when c.invoices_count > 1 then 'frequent'
    else 'new' end`;

/**
 * Salons by the day their clock shows: two or three days on the whole earth, so two or three statements for all of
 * them.
 */
async function accountsByDay(tx: Tx, now: Date): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ id: number; today: string }>`
    select a.id, (${now.toISOString()}::timestamptz at time zone a.time_zone)::date as today
    from accounts a
    where a.status <> 'host'`.execute(tx);
  const days = new Map<string, number[]>();
  for (const { id, today } of rows) {
    const ids = days.get(today);
    if (ids) ids.push(id);
    else days.set(today, [id]);
  }
  return days;
}

/** Sets what the passing of time has changed. Answers the accounts in which something did. */
export async function renewTypes(tx: Tx, now: Date): Promise<number[]> {
  const changed = new Set<number>();
  for (const [today, ids] of await accountsByDay(tx, now)) {
    const type = typeOn(sql`${today}::date`);
    const { rows } = await sql<{ account_id: number }>`
      update customers c
      set type = ${type}
      where c.account_id = any(${ids}::bigint[]) and c.type <> ${type} returning c.account_id`.execute(tx);
    for (const { account_id } of rows) changed.add(account_id);
  }
  return [...changed];
}

/** Today's line of the history, in each account's own day; written again until the day is over. */
export async function countTypes(tx: Tx, now: Date): Promise<void> {
  for (const [day, ids] of await accountsByDay(tx, now)) {
    const { rows } = await sql<{ account_id: number; frequent: number; missed: number; new: number }>`
      select c.account_id, (count(*) filter (where c.type = 'frequent'))::int as frequent,
        (count(*) filter (where c.type = 'missed'))::int as missed, (count(*) filter (where c.type = 'new'))::int as new
      from customers c
      where c.account_id = any(${ids}::bigint[]) and c.merged_into is null and c.status = ${recordState.active}
      group by c.account_id`.execute(tx);
    for (const some of chunksOf(rows, 1_000))
      await tx
        .insertInto('customer_type_days')
        .values(some.map((counted) => ({ ...counted, day })))
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'day']).doUpdateSet((row) => ({
            frequent: row.ref('excluded.frequent'),
            missed: row.ref('excluded.missed'),
            new: row.ref('excluded.new'),
          })),
        )
        .execute();
  }
}

export const typeDays = (ctx: Ctx, from: string, to: string) =>
  ctx.tx
    .selectFrom('customer_type_days')
    .select(['day', 'frequent', 'missed', 'new'])
    .where('account_id', '=', ctx.accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
