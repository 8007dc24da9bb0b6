import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { complaintReminder, complaintState } from '../../db/sql-codes';

/** Salons in which something is late that was not told of yet. */
export async function accountsWithLate(tx: Tx, now: Date): Promise<{ account_id: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ account_id: number }>`
    select distinct c.account_id
    from complaints c
    where c.status <> ${complaintState.closed} and c.answer_due_at < ${at}
      and c.overdue_told < ${complaintReminder.close}`.execute(tx);
  return rows;
}
