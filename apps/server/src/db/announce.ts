import { sql } from 'kysely';
import type { Tx } from './database';
import { LIVE_CHANNEL, type LiveMessage } from '../infra/live';

/** Heard by every process when, and only when, the transaction commits. */
export async function announce(tx: Tx, message: LiveMessage): Promise<void> {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}
