import type { Tx } from '../../db/database';

/** Whose place, and which. Visitors count outside of its account, so it is named `tenant`. */
type Place = { tenant: number; property_id: number };
type Counted = 'views' | 'calls' | 'chats' | 'enquiries' | 'favourites';

/** One more of this on this day. Runs as the platform. */
export async function countOnDay(tx: Tx, { tenant, property_id }: Place, day: string, what: Counted): Promise<void> {
  await tx
    .insertInto('property_days')
    .values({ account_id: tenant, property_id, day, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'property_id', 'day'])
        .doUpdateSet((row) => ({ [what]: row(`property_days.${what}`, '+', 1) })),
    )
    .execute();
}
