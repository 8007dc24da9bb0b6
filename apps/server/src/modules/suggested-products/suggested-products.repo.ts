import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { ProductFacts } from '@rawnaq/domain/products/product.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import type { Code } from '../../db/column-codes';

const { active } = recordStates.codes;
const FACTS = ['barcode', 'english_name', 'arabic_name', 'owner_name'] as const;

/** What a search looks at in the catalogue, known as c: names in both languages, who makes it, the barcode. */
export const CATALOGUE_KEY = sql<string>`
  c.english_key || ' ' || c.arabic_key || ' ' || c.owner_key || ' ' || lower(c.barcode)`;

export const suggestedProductRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('catalogue_products as c')
    .select([
      'c.id',
      'c.barcode',
      'c.english_name',
      'c.arabic_name',
      'c.owner_name',
      'c.salons_count',
      'c.status',
      'c.created_at',
      'c.updated_at',
      CATALOGUE_KEY.as('search_key'),
    ]);

export const activeCatalogueProducts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('catalogue_products')
    .select(['id', 'english_name'])
    .where('id', 'in', [...ids])
    .where('status', '=', active)
    .execute();
export const catalogueByBarcodes = (tx: Tx, barcodes: readonly string[]) =>
  tx
    .selectFrom('catalogue_products')
    .select(['id', 'barcode'])
    .where('barcode', 'in', [...barcodes])
    .execute();

export async function isDefined(tx: Tx, barcode: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('catalogue_products')
      .select('id')
      .where('barcode', '=', barcode)
      .where('status', '=', active)
      .executeTakeFirst()) !== undefined
  );
}

export const lockCatalogueProduct = (tx: Tx, id: number) =>
  tx
    .selectFrom('catalogue_products')
    .select([...FACTS, 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export const lockByBarcode = (tx: Tx, barcode: string) =>
  tx
    .selectFrom('catalogue_products')
    .select(['id', 'status'])
    .where('barcode', '=', barcode)
    .forUpdate()
    .executeTakeFirst();

export async function insertCatalogueProducts(tx: Tx, products: readonly ProductFacts[]): Promise<number[]> {
  return (
    await refusing(tx.insertInto('catalogue_products').values(products.map(factsRow)).returning('id').execute())
  ).map((row) => row.id);
}

/** Nothing when somebody else has put that barcode there, at this very moment too: the index makes us wait for them. */
export async function insertUnlessThere(tx: Tx, product: ProductFacts): Promise<number | undefined> {
  return (
    await refusing(
      tx
        .insertInto('catalogue_products')
        .values(factsRow(product))
        .onConflict((conflict) => conflict.column('barcode').doNothing())
        .returning('id')
        .executeTakeFirst(),
    )
  )?.id;
}

export async function updateCatalogueProduct(ctx: Ctx, id: number, product: ProductFacts): Promise<void> {
  await refusing(
    ctx.tx
      .updateTable('catalogue_products')
      .set({ ...factsRow(product), updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}

export async function updateCatalogueStatus(
  ctx: Ctx,
  id: number,
  status: Code<'catalogue_products.status'>,
): Promise<void> {
  await ctx.tx
    .updateTable('catalogue_products')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export type Selling = { id: number; salons: number };

/** Those nobody sells are not among the counted. */
export async function storeSelling(tx: Tx, counted: readonly Selling[]): Promise<void> {
  await sql`
    update catalogue_products c
    set salons_count = used.salons
    from (select k.id, coalesce(t.salons, 0) as salons
      from catalogue_products k
      left join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as t(id bigint,
        salons integer) on t.id = k.id) used
    where used.id = c.id and c.salons_count <> used.salons`.execute(tx);
}

const factsRow = ({ barcode, english_name, arabic_name, owner_name }: ProductFacts) => ({
  barcode,
  english_name,
  arabic_name,
  english_key: toSearchKey(english_name),
  arabic_key: toSearchKey(arabic_name),
  owner_name,
  owner_key: toSearchKey(owner_name),
});

/** The unique indexes decide who came first, whatever the race; their refusal is said at the field it is about. */
async function refusing<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'catalogue_products_barcode'))
      throw new AppError('PRODUCT_ALREADY_DEFINED', { field: 'barcode' });
    if (isUniqueViolation(error, 'catalogue_products_english_key'))
      throw new AppError('PRODUCT_NAME_EXISTS', { field: 'english_name' });
    if (isUniqueViolation(error, 'catalogue_products_arabic_key'))
      throw new AppError('PRODUCT_NAME_EXISTS', { field: 'arabic_name' });
    throw error;
  }
}
