import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** Two processes may start on one empty database at the same moment. */
export async function lockWorld(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7236502)`.execute(tx);
}

export async function isEmptyWorld(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
