import type { World } from '../world';
import { rowsOf } from '../people';
import type { Host } from './host';

export type ListedPlace = { id: number; unique_id: string };

/** A place of hers that the world can see, written straight into the tables. */
export async function addListedPlace(world: World, host: Host, name: string): Promise<ListedPlace> {
  const unique_id = `place-${host.account_id}-${name.replace(/\W+/g, '-')}`;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into properties (account_id, unique_id, type, emirate, english_name, arabic_name, mobile, weekday_price,
      weekend_price, capacity, status, created_at, updated_at)
    values ($1, $2, 'chalet', 4, $3, 'شاليه السدر', '+971501110001', 100000, 150000, 10, 'active', now(), now())
    returning id`,
    [host.account_id, unique_id, name],
  );
  await rowsOf(
    world,
    `insert into property_listings (unique_id, tenant, property_id, type, emirate, capacity, bedrooms, bathrooms,
      lowest_price, insurance_amount, amenities, words, content, published_at, updated_at)
    values ($1, $2, $3, 'chalet', 4, 10, 2, 2, 100000, 0, '{}', '', '{}', now(), now())`,
    [unique_id, host.account_id, row!.id],
  );
  return { id: row!.id, unique_id };
}
