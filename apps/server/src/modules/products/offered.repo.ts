import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { looksLikeBarcode, toBarcode, toProductSearch } from '@rawnaq/domain/products/product.rules';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { CATALOGUE_KEY } from '../suggested-products';

type Reader = Pick<Ctx, 'tx' | 'accountId'>;
const offered = (ctx: Reader) =>
  ctx.tx
    .selectFrom('catalogue_products as c')
    .leftJoin('products as p', (join) =>
      join.onRef('p.catalogue_product_id', '=', 'c.id').on('p.account_id', '=', ctx.accountId),
    )
    .select(['c.id', 'c.barcode', 'c.english_name', 'c.arabic_name', 'c.owner_name', 'p.id as product_id'])
    .where('c.status', '=', recordStates.codes.active);

/**
 * A whole barcode means that one product. Anything else is words, all of which a product must have; what the salon
 * sells already comes last.
 */
export async function findOffered(ctx: Reader, search: string, most: number) {
  const scanned = looksLikeBarcode(search)
    ? await offered(ctx).where('c.barcode', '=', toBarcode(search)).execute()
    : [];
  if (scanned.length > 0) return scanned;
  const words = toProductSearch(search).toLowerCase().split(' ').filter(Boolean);
  if (words.length === 0) return offered(ctx).orderBy('c.english_key').limit(most).execute();
  const contains = (word: string) => sql<boolean>`(${CATALOGUE_KEY}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
  return offered(ctx)
    .where((where) => where.and(words.map(contains)))
    .orderBy(sql`p.id is not null`)
    .orderBy('c.english_key')
    .limit(most)
    .execute();
}
