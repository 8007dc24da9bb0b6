import type { Tx } from '../../db/database';

export type Place = { account_id: number; property_id: number };

export async function aliasesOf(tx: Tx, { account_id, property_id }: Place): Promise<string[]> {
  const rows = await tx
    .selectFrom('property_partners')
    .select('alias')
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .orderBy('created_at')
    .orderBy('alias')
    .execute();
  return rows.map(({ alias }) => alias);
}

/** True where it was not there before. */
export async function insertPartner(
  tx: Tx,
  now: Date,
  { account_id, property_id }: Place,
  alias: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('property_partners')
    .values({ account_id, property_id, alias, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id', 'alias']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True where it was there. */
export async function deletePartner(tx: Tx, { account_id, property_id }: Place, alias: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('property_partners')
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
