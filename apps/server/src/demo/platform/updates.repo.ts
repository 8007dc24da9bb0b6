import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';

/** Everybody who is there has read the first of them, some days after it came. */
export async function insertUpdates(tx: Tx, updates: Insertable<DB['platform_updates']>[]): Promise<void> {
  const [first] = await tx.insertInto('platform_updates').values(updates).returning(['id', 'published_at']).execute();
  await sql`
    insert into platform_update_reads (account_id, update_id, user_id, read_at)
    select u.account_id, ${first!.id}, u.id,
      ${first!.published_at}::timestamptz + make_interval(hours => u.id::int % 90)
    from users u
    where u.account_id in (1001, 1002)`.execute(tx);
}
