import type { ListingCard } from '@rawnaq/domain/property-listings/listings.contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';

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
