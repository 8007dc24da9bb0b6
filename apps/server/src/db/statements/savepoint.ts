import { sql } from 'kysely';
import type { Tx } from '../database';

/**
 * Part of a transaction that may fail by itself: what it wrote is taken back, and the rest goes on. For work without a
 * request, where a refusal is itself something to write down. Locks it took stay until the end.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
