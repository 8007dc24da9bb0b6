import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { facetsOf } from '@rawnaq/domain/property-listings/listing-facets';
import { listingWords } from '@rawnaq/domain/property-listings/listing.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { lockListings, noteChange } from './listing-changes.repo';

/** Which place is meant. Listings stand outside the accounts, so its owner's is named `tenant`. */
export type ListedPlace = { tenant: number; property_id: number };

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
  const lowest_price = Math.min(...[content.weekday_price, content.weekend_price].filter((price) => price !== null));
  const found = {
    type: content.type,
    emirate: content.emirate,
    capacity: content.capacity,
    bedrooms: content.bedrooms,
    bathrooms: content.bathrooms,
    weekday_price: content.weekday_price,
    weekend_price: content.weekend_price,
    lowest_price,
    insurance_amount: content.insurance_amount,
    amenities: content.amenities,
    latitude: content.latitude,
    longitude: content.longitude,
    words: listingWords(content),
    facets: sql<number>`${String(facetsOf({ ...content, lowest_price }))}::bigint`,
    content: JSON.stringify(content),
    updated_at: now.toISOString(),
  };
  await lockListings(tx);
  await tx
    .insertInto('property_listings')
    .values({ unique_id, tenant, property_id, published_at: now.toISOString(), ...found })
    .onConflict((conflict) => conflict.column('unique_id').doUpdateSet(found))
    .execute();
  await noteChange(tx, unique_id);
}

/** Hidden, removed or refused: nobody finds it any more. What counts its visitors stays with the owner. */
export async function withdrawListing(tx: Tx, { tenant, property_id }: ListedPlace): Promise<void> {
  await lockListings(tx);
  const gone = await tx
    .deleteFrom('property_listings')
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .returning('unique_id')
    .executeTakeFirst();
  if (gone) await noteChange(tx, gone.unique_id);
}

/** Whose place an address of the world means. */
export const findListedPlace = (tx: Tx, uniqueId: string): Promise<(ListedPlace & { capacity: number }) | undefined> =>
  tx
    .selectFrom('property_listings')
    .select(['tenant', 'property_id', 'capacity'])
    .where('unique_id', '=', uniqueId)
    .executeTakeFirst();

export const findListing = (tx: Tx, uniqueId: string) =>
  tx.selectFrom('property_listings').selectAll().where('unique_id', '=', uniqueId).executeTakeFirst();

/** Nights nobody can have any more, from a day on. */
export const takenNights = (tx: Tx, { tenant, property_id }: ListedPlace, from: LocalDate) =>
  tx
    .selectFrom('property_listing_nights')
    .select(['arrives_on', 'leaves_on'])
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .where('leaves_on', '>', from)
    .orderBy('arrives_on')
    .orderBy('leaves_on')
    .execute();

/** A picture that stands on the page of a listing, and no other of its owner. */
export async function findListedPicture(tx: Tx, uniqueId: string, picture: string) {
  const { rows } = await sql<{ tenant: number }>`
    select l.tenant
    from property_listings l
    where l.unique_id = ${uniqueId}
      and l.content -> 'images' @> ${JSON.stringify([{ unique_id: picture }])}::jsonb`.execute(tx);
  const [listing] = rows;
  if (!listing) return undefined;
  return tx
    .selectFrom('uploads')
    .select(['account_id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', listing.tenant)
    .where('unique_id', '=', picture)
    .executeTakeFirst();
}

/** For search engines: the newest of them, each with the day of its last change. */
export const listedAddresses = (tx: Tx, most: number): Promise<{ unique_id: string; updated_at: string }[]> =>
  tx
    .selectFrom('property_listings')
    .select(['unique_id', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('unique_id')
    .limit(most)
    .execute();
