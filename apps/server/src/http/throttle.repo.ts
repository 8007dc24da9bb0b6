import { sql } from 'kysely';
import { sendAlong, type Tx } from '../db/database';

export async function countHit(tx: Tx, bucket: string, key: string, limit: number, seconds: number): Promise<number> {
  const { rows } = await sql<{
    wait: number;
  }>`select app.throttle(${bucket}, ${key}, ${limit}, ${seconds}) as wait`.execute(tx);
  return rows[0]!.wait;
}

export async function hitsOf(tx: Tx, bucket: string, key: string, seconds: number): Promise<number> {
  const row = await tx
    .selectFrom('throttle_buckets')
    .select('hits')
    .where('bucket', '=', bucket)
    .where('key', '=', key)
    .where('window_start', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

export function forgetHits(tx: Tx, bucket: string, key: string): void {
  sendAlong(tx, tx.deleteFrom('throttle_buckets').where('bucket', '=', bucket).where('key', '=', key));
}

/** Windows that are over for everybody. */
export async function forgetOldHits(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('throttle_buckets').where('window_start', '<', before).execute();
}
