import type { Tx } from '../../db/database';

/** What visitors would have left, who were never there. */
export async function setBannerCounts(tx: Tx, id: number, counts: { views: number; clicks: number }): Promise<void> {
  await tx.updateTable('property_banners').set(counts).where('id', '=', id).execute();
}

/** Those the world sees of other owners, cheap ones first. */
export async function listedOfOthers(tx: Tx, accountId: number, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('property_listings')
    .select('unique_id')
    .where('tenant', '<>', accountId)
    .orderBy('lowest_price')
    .orderBy('property_id')
    .limit(most)
    .execute();
  return rows.map(({ unique_id }) => unique_id);
}
