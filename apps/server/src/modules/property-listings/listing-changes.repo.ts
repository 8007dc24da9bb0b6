import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { ShelvedListing } from './listing-shelf';

/**
 * Until the commit nobody else changes a listing: then a version is higher than every one that could be seen before it,
 * and whoever knows one has seen all below. Comes before any lock of a row, or two might wait for each other.
 */
export async function lockListings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('property-listings'), 0)`.execute(tx);
}

/** Says that a listing is another one, or gone. */
export async function noteChange(tx: Tx, uniqueId: string): Promise<void> {
  await sql`
    insert into property_listing_changes (unique_id, version)
    select ${uniqueId}, coalesce(max(version), 0) + 1 from property_listing_changes
    on conflict (unique_id) do update set version = excluded.version`.execute(tx);
}

export async function newestChange(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from property_listing_changes`.execute(tx);
  return rows[0]!.version;
}

export const changesAfter = async (tx: Tx, version: number): Promise<string[]> =>
  (await tx.selectFrom('property_listing_changes').select('unique_id').where('version', '>', version).execute()).map(
    ({ unique_id }) => unique_id,
  );

const SHELVED = sql`
  select l.unique_id, l.facets, l.lowest_price, l.capacity, extract(epoch from l.published_at)::float8 as published,
    l.latitude, l.longitude, l.words,
    array(select unnest(array[n.arrives_on - date '1970-01-01', n.leaves_on - date '1970-01-01'])
      from property_listing_nights n
      where n.tenant = l.tenant and n.property_id = l.property_id) as nights
  from property_listings l`;

/** In the order of their addresses, from the one after the last. */
export async function shelvedAfter(tx: Tx, last: string, most: number): Promise<ShelvedListing[]> {
  const { rows } = await sql<ShelvedListing>`
    ${SHELVED} where l.unique_id > ${last} order by l.unique_id limit ${most}`.execute(tx);
  return rows;
}

export async function shelvedOf(tx: Tx, ids: readonly string[]): Promise<ShelvedListing[]> {
  const { rows } = await sql<ShelvedListing>`${SHELVED} where l.unique_id = any(${ids}::text[])`.execute(tx);
  return rows;
}
