import { sql } from 'kysely';
import { askAs, type Tx } from '../db/database';

/** Two processes may start on one empty database at the same moment. */
export async function lockWorld(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7236502)`.execute(tx);
}

export async function isEmptyWorld(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Half a million look-ups of keys are a quarter of the start. In the embedded database the owner may leave them out for
 * this one transaction; a test sees that no key of the filled world points to nothing.
 */
export async function lookUpNoKeys(tx: Tx): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege(session_user, 'session_replication_role', 'set') as may`.execute(tx);
  if (rows[0]?.may) await askAs(tx, 'none', sql`set local session_replication_role = replica`);
}
