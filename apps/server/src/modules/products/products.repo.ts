import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { sql, type NotNull, type RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';
import { CATALOGUE_KEY } from '../suggested-products';
import type { Code } from '../../db/column-codes';

/** Whoever writes products: a request, or the demo world. */
export type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
export type StockValues = {
  price: number;
  warning_quantity: number;
  initial_quantity: number;
  initial_cost?: number | null | undefined;
};

const own = ({ tx, accountId }: Pick<Writer, 'tx' | 'accountId'>) =>
  tx.selectFrom('products as p').where('p.account_id', '=', accountId);
/** What always exists is joined from the left: a count that needs nothing of it then leaves it alone. */
const known = (ctx: Pick<Writer, 'tx' | 'accountId'>) =>
  own(ctx)
    .leftJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .$narrowType<{ barcode: NotNull; english_name: NotNull; arabic_name: NotNull; owner_name: NotNull }>();

/**
 * The limit keeps it a look at one index entry for each shown row; without it the database may read all open requests
 * for a page.
 */
const correctionWaiting = ({ accountId }: Ctx) =>
  sql<boolean>`
    (select true
      from product_requests q
      where q.account_id = ${accountId} and q.catalogue_product_id = p.catalogue_product_id and q.kind = 'edit'
        and q.status = ${sql.lit(productRequestStates.codes.active)}
      limit 1) is not null`;

/** `quantity`: what there is of product `p` now, which the module of stock knows. */
export const productRows = (quantity: (accountId: number) => RawBuilder<number>) => (ctx: Ctx) =>
  known(ctx)
    .select([
      'p.id',
      'p.catalogue_product_id',
      ctx.language === 'ar' ? 'c.arabic_name as name' : 'c.english_name as name',
      'c.barcode',
      'c.english_name',
      'c.arabic_name',
      'c.owner_name',
      'p.price',
      'p.warning_quantity',
      quantity(ctx.accountId).as('quantity'),
      'p.initial_quantity',
      'p.initial_cost',
      'p.status',
      correctionWaiting(ctx).as('correction_waiting'),
      'p.created_at',
      'p.updated_at',
      CATALOGUE_KEY.as('search_key'),
    ])
    .$narrowType<{
      name: NotNull;
      barcode: NotNull;
      english_name: NotNull;
      arabic_name: NotNull;
      owner_name: NotNull;
    }>();

export const productOptions = (ctx: Pick<Writer, 'tx' | 'accountId'>) =>
  known(ctx)
    .select(['p.id', 'c.english_name', 'c.arabic_name', 'p.status'])
    .$narrowType<{ english_name: NotNull; arabic_name: NotNull }>()
    .orderBy('c.english_key')
    .execute();

export const productsById = (ctx: Pick<Writer, 'tx' | 'accountId'>, ids: readonly number[]) =>
  own(ctx)
    .select(['p.id', 'p.status'])
    .where('p.id', 'in', [...ids])
    .execute();

export const lockProduct = (ctx: Writer, id: number) =>
  own(ctx)
    .select(['p.price', 'p.warning_quantity', 'p.initial_quantity', 'p.initial_cost', 'p.status'])
    .where('p.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What all salons share about one of this salon's products. */
export const findFacts = (ctx: Writer, id: number) =>
  own(ctx)
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .select(['c.id', 'c.barcode', 'c.english_name', 'c.arabic_name', 'c.owner_name'])
    .where('p.id', '=', id)
    .executeTakeFirst();

/** Those the salon has already stay as they are, also when a colleague adds them at this moment. */
export async function insertProducts(
  ctx: Writer,
  products: readonly (StockValues & { catalogue_product_id: number })[],
): Promise<{ id: number; catalogue_product_id: number }[]> {
  const at = ctx.now.toISOString();
  const rows = products.map(({ catalogue_product_id, ...stock }) => ({
    account_id: ctx.accountId,
    catalogue_product_id,
    ...stockRow(stock),
    status: recordStates.codes.active,
    created_at: at,
    updated_at: at,
  }));
  return ctx.tx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'catalogue_product_id']).doNothing())
    .returning(['id', 'catalogue_product_id'])
    .execute();
}

export async function updateProduct(ctx: Writer, id: number, stock: StockValues): Promise<void> {
  await ctx.tx
    .updateTable('products')
    .set({ ...stockRow(stock), updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

export async function updateProductStatus(ctx: Writer, id: number, status: Code<'products.status'>): Promise<void> {
  await ctx.tx
    .updateTable('products')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

const stockRow = ({ price, warning_quantity, initial_quantity, initial_cost }: StockValues) => ({
  price,
  warning_quantity,
  initial_quantity,
  initial_cost: initial_cost ?? null,
});
