import { sql } from 'kysely';
import { courseOf, type Tx } from '../database';
import { askAnew } from './asked-once';

/**
 * Part of a transaction that may fail by itself: what it wrote is taken back, and the rest goes on. For work without a
 * request, where a refusal is itself something to write down. Locks it took stay until the end.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  const { along } = courseOf(tx);
  const before = along.length;
  try {
    const result = await work();
    await Promise.all(along.slice(before));
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    along.length = before;
    await sql`rollback to savepoint part`.execute(tx);
    askAnew(tx);
    throw error;
  }
}
