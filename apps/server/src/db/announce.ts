import { change } from './statements/course';
import { courseOf, type Tx } from './database';
import type { LiveMessage } from './live';
import type { DB } from './schema';

/**
 * Heard by every process when, and only when, the transaction commits. For sessions and blocks, which processes
 * remember: what screens show is announced by itself, from the tables that were written.
 */
export function announce(tx: Tx, message: Exclude<LiveMessage, { channel: 'changed' }>): void {
  courseOf(tx).messages.push(message);
}

/** For the few changes no statement tells: of tables that are silent by themselves, and of every salon at once. */
export function announceChange(tx: Tx, accountId: number, table: keyof DB): void {
  change(courseOf(tx), accountId, table);
}
