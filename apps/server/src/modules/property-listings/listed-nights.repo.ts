import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';
import type { Tx } from '../../db/database';
import { lockListings, noteChange } from './listing-changes.repo';

/** The nights nobody can have any more, as searches see them. What is not listed has none. Runs as the platform. */
export async function replaceListedNights(
  tx: Tx,
  { tenant, property_id, nights }: { tenant: number; property_id: number; nights: readonly Nights[] },
): Promise<void> {
  await lockListings(tx);
  const listed = await tx
    .selectFrom('property_listings')
    .select('unique_id')
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .forUpdate()
    .executeTakeFirst();
  if (!listed) return;
  await tx
    .deleteFrom('property_listing_nights')
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .execute();
  if (nights.length > 0)
    await tx
      .insertInto('property_listing_nights')
      .values(nights.map(({ arrives_on, leaves_on }) => ({ tenant, property_id, arrives_on, leaves_on })))
      .execute();
  await noteChange(tx, listed.unique_id);
}
