import { sql } from 'kysely';
import { sendAlong, type Tx } from './database';
import { isQuiet } from './quiet';

/** `inSeconds` by the database's clock, which the worker goes by. */
type JobOptions = { key?: string; runAt?: Date; inSeconds?: number; maxAttempts?: number };

/** Queues a job that runs when, and only when, the transaction commits. A key keeps one waiting job of its kind. */
export const enqueue = (tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> =>
  enqueueAll(tx, task, [payload], options);

/** Many at once, in one statement. */
export async function enqueueAll(
  tx: Tx,
  task: string,
  payloads: readonly object[],
  { key, runAt, inSeconds = 0, maxAttempts = 25 }: JobOptions = {},
): Promise<void> {
  if (isQuiet(tx)) return;
  sendAlong(
    tx,
    sql`
    select app.enqueue(${task}, payload, ${key ?? null},
      coalesce(${runAt?.toISOString() ?? null}::timestamptz, now() + make_interval(secs => ${inSeconds}::int)),
      ${maxAttempts})
    from json_array_elements(${JSON.stringify(payloads)}::json) payload`,
  );
}
