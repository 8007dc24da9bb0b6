import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Selling } from '../suggested-products';

/** How many salons sell each product; a salon has one once. */
export async function countSelling(tx: Tx): Promise<Selling[]> {
  return (
    await sql<Selling>`
      select p.catalogue_product_id as id, count(*)::int as salons
      from products p
      group by p.catalogue_product_id`.execute(tx)
  ).rows;
}
