import { sql } from 'kysely';
import type { Tx } from './database';
import { LIVE_CHANNEL, type LiveMessage } from './live';
import { isQuiet } from './quiet';

/** Heard by every process when, and only when, the transaction commits. */
export const announce = (tx: Tx, message: LiveMessage): Promise<void> => announceAll(tx, [message]);

/** Many at once, in one statement. */
export async function announceAll(tx: Tx, messages: readonly LiveMessage[]): Promise<void> {
  if (isQuiet(tx)) return;
  await sql`select pg_notify(${LIVE_CHANNEL}, message) from unnest(${messages.map((message) => JSON.stringify(message))}::text[]) message`.execute(
    tx,
  );
}
