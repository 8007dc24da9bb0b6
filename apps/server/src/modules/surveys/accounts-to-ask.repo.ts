import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** Salons that work, while it is a time to write to people. */
export async function accountsToAsk(tx: Tx, now: Date): Promise<{ account_id: number }[]> {
  const { rows } = await sql<{ account_id: number }>`
    select a.id as account_id
    from accounts a
    where a.status in ('trial', 'active')
      and extract(hour from (${now.toISOString()}::timestamptz at time zone a.time_zone)) between 9 and 20`.execute(tx);
  return rows;
}
