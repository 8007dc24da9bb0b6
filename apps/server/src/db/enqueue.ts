import { sql } from 'kysely';
import type { Tx } from './database';

type JobOptions = { key?: string; runAt?: Date; maxAttempts?: number };

/** Queues a job that runs when, and only when, the transaction commits. A key keeps one waiting job of its kind. */
export async function enqueue(tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json, ${options.key ?? null}, ${options.runAt?.toISOString() ?? null}::timestamptz, ${options.maxAttempts ?? 25})`.execute(
    tx,
  );
}
