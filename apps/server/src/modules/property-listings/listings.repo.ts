import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { listingWords } from '@rawnaq/domain/property-listings/listing.rules';
import type { Tx } from '../../db/database';

/** Which place is meant. Listings stand outside the accounts, so its owner's is named `tenant`. */
type ListedPlace = { tenant: number; property_id: number };

/** What a manager approved becomes what the world sees, at its old address. Runs as the platform. */
export async function publishListing(
  tx: Tx,
  {
    tenant,
    property_id,
    unique_id,
    now,
    content,
  }: ListedPlace & { unique_id: string; now: Date; content: ListingContent },
): Promise<void> {
  const found = {
    type: content.type,
    emirate: content.emirate,
    capacity: content.capacity,
    bedrooms: content.bedrooms,
    bathrooms: content.bathrooms,
    weekday_price: content.weekday_price,
    weekend_price: content.weekend_price,
    lowest_price: Math.min(...[content.weekday_price, content.weekend_price].filter((price) => price !== null)),
    insurance_amount: content.insurance_amount,
    amenities: content.amenities,
    latitude: content.latitude,
    longitude: content.longitude,
    words: listingWords(content),
    content: JSON.stringify(content),
    updated_at: now.toISOString(),
  };
  await tx
    .insertInto('property_listings')
    .values({ unique_id, tenant, property_id, published_at: now.toISOString(), ...found })
    .onConflict((conflict) => conflict.column('unique_id').doUpdateSet(found))
    .execute();
}

/** Hidden, removed or refused: nobody finds it any more. What counts its visitors stays with the owner. */
export async function withdrawListing(tx: Tx, { tenant, property_id }: ListedPlace): Promise<void> {
  await tx
    .deleteFrom('property_listings')
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .execute();
}
