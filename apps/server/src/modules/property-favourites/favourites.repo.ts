import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Kept = { account_id: number; unique_ids: readonly string[]; now: Date };

/**
 * Keeps those of them that are listed, the first as the newest, and answers how many were not kept before. One that was
 * taken away and comes again is counted for its owner no second time.
 */
export async function keepListed(tx: Tx, { account_id, unique_ids, now }: Kept): Promise<number> {
  const wanted = JSON.stringify([...new Set(unique_ids)]);
  const { rows } = await sql<{ unique_id: string }>`
    insert into property_favourites (account_id, unique_id, created_at)
    select ${account_id}, l.unique_id, ${now.toISOString()}::timestamptz - (w.place * interval '1 millisecond')
    from jsonb_array_elements_text(${wanted}::jsonb) with ordinality w (unique_id, place)
      join property_listings l on l.unique_id = w.unique_id
    order by l.unique_id
    on conflict (account_id, unique_id) do update set removed_at = null, created_at = excluded.created_at
      where property_favourites.removed_at is not null
    returning unique_id`.execute(tx);
  return rows.length;
}

export async function takeAway(tx: Tx, accountId: number, uniqueId: string, now: Date): Promise<void> {
  await tx
    .updateTable('property_favourites')
    .set({ removed_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .where('removed_at', 'is', null)
    .execute();
}

export async function countKept(tx: Tx, accountId: number): Promise<number> {
  const { kept } = await tx
    .selectFrom('property_favourites')
    .select((row) => row.fn.countAll<number>().as('kept'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(kept);
}

export const isKept = async (tx: Tx, accountId: number, uniqueId: string): Promise<boolean> =>
  (await tx
    .selectFrom('property_favourites')
    .select('unique_id')
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Those no owner was told of, which count as told from now on. */
export async function claimUncounted(tx: Tx, accountId: number): Promise<{ unique_id: string; created_at: string }[]> {
  return tx
    .updateTable('property_favourites')
    .set({ counted: true })
    .where('account_id', '=', accountId)
    .where('counted', '=', false)
    .returning(['unique_id', 'created_at'])
    .execute();
}
