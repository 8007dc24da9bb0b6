import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { listingWords } from '@rawnaq/domain/property-listings/listing.rules';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

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

/** The nights that are taken, all of them: what stood there before goes. A place that is not listed keeps none. */
export async function replaceListedNights(
  tx: Tx,
  { tenant, property_id }: ListedPlace,
  nights: readonly { arrives_on: LocalDate; leaves_on: LocalDate }[],
): Promise<void> {
  await tx
    .deleteFrom('property_listing_nights')
    .where('tenant', '=', tenant)
    .where('property_id', '=', property_id)
    .execute();
  if (nights.length === 0) return;
  await sql`
    insert into property_listing_nights (tenant, property_id, arrives_on, leaves_on)
    select l.tenant, l.property_id, n.arrives_on, n.leaves_on
    from property_listings l,
      unnest(${nights.map((one) => one.arrives_on)}::date[], ${nights.map((one) => one.leaves_on)}::date[])
        as n (arrives_on, leaves_on)
    where l.tenant = ${tenant} and l.property_id = ${property_id}
    on conflict do nothing`.execute(tx);
}

const COUNTED = { view: 'views', call: 'calls', chat: 'chats', enquiry: 'enquiries', favourite: 'favourites' } as const;
export type Counted = keyof typeof COUNTED;

/** One more on this day. Taken off again by -1, where a favourite is given up. */
export async function countOnDay(
  tx: Tx,
  { tenant, property_id }: ListedPlace,
  { what, day, by = 1 }: { what: Counted; day: LocalDate; by?: 1 | -1 },
): Promise<void> {
  const column = sql.ref(COUNTED[what]);
  await sql`
    insert into property_days as d (account_id, property_id, day, ${column})
    values (${tenant}, ${property_id}, ${day}, greatest(${by}::int, 0))
    on conflict (account_id, property_id, day)
      do update set ${column} = greatest(d.${column} + ${by}::int, 0)`.execute(tx);
}
