import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import type { DB } from '../db/schema';
import { messageState } from '../db/sql-codes';

/** What the sending job would have left, had it run when each message was due. */
export async function deliverMessages(tx: Tx, accountId: number): Promise<void> {
  await sql`
    with sent as (update messages
      set status = ${messageState.success}, driver = 'sandbox',
        provider_id = case when account_id <> ${TRAINING_ACCOUNT_ID} then 'sandbox-' || account_id || '-' || id end,
        attempts = attempts + 1, claimed_at = send_after, sent_at = send_after
      where account_id = ${accountId} and status = ${messageState.pending} returning id, send_after)
    insert into message_attempts (account_id, message_id, at, driver, outcome)
    select ${accountId}, id, send_after, 'sandbox', 'accepted'
    from sent
    order by id`.execute(tx);
}

/** The database dates notices itself: those just written are as old as what they tell of. */
export async function dateNotices(tx: Tx, accountId: number, moment: Date): Promise<void> {
  await sql`
    update notifications
    set created_at = ${moment.toISOString()}::timestamptz
    where account_id = ${accountId} and created_at = now()`.execute(tx);
}

/** Any number of rows in one statement: what a row does not name is empty in it. The table itself knows the types. */
export async function insertRows(tx: Tx, table: keyof DB, accountId: number, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await insertion(table, accountId, rows).execute(tx);
}

/** The same for rows that others point at; answers their numbers in the order given. */
export async function insertNumbered(
  tx: Tx,
  table: keyof DB,
  accountId: number,
  rows: readonly object[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const written = await sql<{ id: number }>`${insertion(table, accountId, rows)} returning id`.execute(tx);
  return written.rows.map(({ id }) => id);
}

function insertion(table: keyof DB, accountId: number, rows: readonly object[]): RawBuilder<unknown> {
  const names = new Set<string>();
  for (const row of rows) for (const name in row) names.add(name);
  const columns = sql.join([...names].map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (account_id, ${columns}) select ${accountId}, ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
