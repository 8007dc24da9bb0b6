import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Kept = { account_id: number; unique_ids: readonly string[]; now: Date };

/**
 * Keeps those of them that are listed, the first as the newest, and answers how many were not kept before. One that was
 * taken away and comes again is counted for its owner no second time.
 */
export async function keepListed(tx: Tx, { account_id, unique_ids, now }: Kept): Promise<number> {
  const wanted = [...new Set(unique_ids)];
  const { rows: listed } = await sql<{ unique_id: string }>`
    select unique_id from property_listings where unique_id = any (${wanted}) order by unique_id`.execute(tx);
  if (listed.length === 0) return 0;
  const at = (place: number): string => new Date(now.getTime() - place).toISOString();
  const kept = await tx
    .insertInto('property_favourites')
    .values(listed.map(({ unique_id }) => ({ account_id, unique_id, created_at: at(wanted.indexOf(unique_id) + 1) })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'unique_id'])
        .doUpdateSet((row) => ({ removed_at: null, created_at: row.ref('excluded.created_at') }))
        .where('property_favourites.removed_at', 'is not', null),
    )
    .returning('unique_id')
    .execute();
  return kept.length;
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
