import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/**
 * Whoever looks for people to write to about something does so alone in the salon until she is done: the next one finds
 * what the first has written, and writes to nobody a second time. A statement of its own, because one that waits inside
 * a query goes on with what it saw before.
 */
export async function writeAlone(
  { tx, accountId }: { tx: Tx; accountId: number },
  template: AutomaticMessageId,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`write ${template}`}, ${accountId}))`.execute(tx);
}
