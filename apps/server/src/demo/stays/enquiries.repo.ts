import { sql } from 'kysely';
import type { Tx } from '../../db/database';

export type DemoPlace = { property_id: number; weekday_price: number | null; weekend_price: number | null };

/** Places of an owner that the world sees, in the order they were made. */
export async function listedPlaces(tx: Tx, accountId: number): Promise<DemoPlace[]> {
  const { rows } = await sql<DemoPlace>`
    select property_id, weekday_price, weekend_price
    from property_listings
    where tenant = ${accountId}
    order by property_id
    limit 4`.execute(tx);
  return rows;
}
