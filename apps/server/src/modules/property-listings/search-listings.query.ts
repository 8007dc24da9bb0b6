import type { ListingSort } from '@rawnaq/domain/property-listings/listing-bands';
import {
  ANSWERS,
  forbiddenBits,
  missingBit,
  type CountedFacets,
} from '@rawnaq/domain/property-listings/listing-facets';
import { LISTINGS_ON_PAGE, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import { searchedWords } from '@rawnaq/domain/property-listings/listing.rules';
import type { ListingCard, MapPoint } from '@rawnaq/domain/property-listings/listings.contract';
import { amenities } from '@rawnaq/domain/property-listings/property.states';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';

const ORDERS: Record<ListingSort, RawBuilder<unknown>> = {
  newest: sql`published_at desc`,
  cheapest: sql`lowest_price`,
  dearest: sql`lowest_price desc`,
  largest: sql`capacity desc`,
};

/** Places of one square on the map stand together, about fourteen kilometres wide. */
const SQUARES_IN_A_DEGREE = 8;
const MOST_POINTS = 400;

const whole = (bits: bigint): RawBuilder<bigint> => sql`${String(bits)}::bigint`;

/** Words of either script, from their beginning or by their sound; all of them. */
function saying(text: string): RawBuilder<unknown> {
  const asked = searchedWords(text)
    .map(({ begins, sounds }) => (sounds ? `(${begins}:* | ${sounds})` : `${begins}:*`))
    .join(' & ');
  return asked ? sql`and to_tsvector('simple', l.words) @@ to_tsquery('simple', ${asked})` : sql``;
}

/** Nobody has any of the nights between. */
const free = ({ arrives, leaves }: ListingFilters): RawBuilder<unknown> =>
  arrives && leaves
    ? sql`and not exists (
        select from property_listing_nights n
        where n.tenant = l.tenant and n.property_id = l.property_id
          and n.leaves_on > ${arrives} and n.arrives_on < ${leaves})`
    : sql``;

type Beside = {
  groups: { facets: string; listings: number }[];
  amenities: Record<string, number>;
  points: MapPoint[];
};
type Counts = { counted: CountedFacets[]; withAmenity: Record<number, number>; points: MapPoint[] };

const offered = sql.join(
  Object.entries(amenities.codes).flatMap(([name, code]) => [
    sql.lit(name),
    sql`count(*) filter (where facets & ${sql.lit(String(missingBit(code)))}::bigint = 0)`,
  ]),
);

/** Where the listings of a page stand among those found. */
const shown = ({ sort, page }: ListingFilters): RawBuilder<unknown> =>
  sql`order by ${ORDERS[sort]}, unique_id limit ${LISTINGS_ON_PAGE} offset ${(page - 1) * LISTINGS_ON_PAGE}`;

/**
 * A page of results and everything beside it in one reading: listings that fail at most one wish, for the counts
 * (`x & (x - 1)` takes away the last bit), and of those that fail none the page, what they offer and where they lie.
 */
export async function countListings(tx: Tx, filters: ListingFilters): Promise<Counts & { ids: string[] }> {
  const forbidden = whole(forbiddenBits(filters));
  const { rows } = await sql<Beside & { ids: string[] }>`
    with near as materialized (
      select l.facets, l.facets & ${forbidden} = 0 as fits, l.lowest_price, l.capacity, l.published_at, l.latitude,
        l.longitude, l.unique_id
      from property_listings l
      where (l.facets & ${forbidden}) & ((l.facets & ${forbidden}) - 1) = 0
        ${saying(filters.q)} ${free(filters)}
    )
    select
      (select coalesce(json_agg(g), '[]') from (
        select (facets & ${whole(ANSWERS | forbiddenBits(filters))})::text as facets, count(*) as listings
        from near group by 1) g) as groups,
      (select json_build_object(${offered}) from near where fits) as amenities,
      (select coalesce(json_agg(p), '[]') from (
        select avg(latitude) as latitude, avg(longitude) as longitude, count(*) as listings,
          min(lowest_price) as lowest_price, case when count(*) = 1 then min(unique_id) end as unique_id
        from near
        where fits and latitude is not null
        group by floor(latitude * ${SQUARES_IN_A_DEGREE}::int), floor(longitude * ${SQUARES_IN_A_DEGREE}::int)
        order by 3 desc
        limit ${MOST_POINTS}) p) as points,
      array(select unique_id from near where fits ${shown(filters)}) as ids`.execute(tx);
  const { groups, amenities: named, points, ids } = rows[0]!;
  return {
    counted: groups.map(({ facets, listings }) => ({ facets: BigInt(facets), listings })),
    withAmenity: Object.fromEntries(Object.entries(amenities.codes).map(([name, code]) => [code, named[name] ?? 0])),
    points,
    ids,
  };
}

/** A page of everything, straight from the index of its order. */
export async function pageOfAll(tx: Tx, filters: ListingFilters): Promise<string[]> {
  const { rows } = await sql<{ unique_id: string }>`
    select unique_id from property_listings ${shown(filters)}`.execute(tx);
  return rows.map(({ unique_id }) => unique_id);
}

const CARD = sql`l.unique_id, l.type, l.emirate, l.content -> 'name' as name, l.content -> 'area' as area, l.capacity,
  l.bedrooms, l.bathrooms, l.weekday_price, l.weekend_price, l.lowest_price, l.insurance_amount, l.latitude,
  l.longitude, jsonb_path_query_array(l.content, '$.images[*].unique_id') as images`;

/** Texts are read for what is shown, in its order. */
export async function cardsOf(tx: Tx, ids: readonly string[]): Promise<ListingCard[]> {
  const { rows } = await sql<ListingCard>`
    select ${CARD}
    from unnest(${ids}::text[]) with ordinality found (unique_id, place)
      join property_listings l on l.unique_id = found.unique_id
    order by found.place`.execute(tx);
  return rows;
}

/** Of the same kind in the same emirate, those that cost about the same. */
export async function similarListings(
  tx: Tx,
  listing: Pick<ListingCard, 'unique_id' | 'type' | 'emirate' | 'lowest_price'>,
  most: number,
): Promise<ListingCard[]> {
  const { unique_id, type, emirate, lowest_price } = listing;
  const beside = (direction: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select ${CARD} from property_listings l
    where l.type = ${type} and l.emirate = ${emirate} and l.unique_id <> ${unique_id} and l.lowest_price ${direction}
    order by l.lowest_price ${order}, l.unique_id limit ${most})`;
  const { rows } = await sql<ListingCard>`
    select * from (
      ${beside(sql`< ${lowest_price}`, sql`desc`)}
      union all
      ${beside(sql`>= ${lowest_price}`, sql``)}
    ) alike
    order by abs(lowest_price - ${lowest_price}), unique_id
    limit ${most}`.execute(tx);
  return rows;
}
