import { AppError } from '@rawnaq/domain/kernel/app-error';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { ProductFacts } from '@rawnaq/domain/products/product.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';
import type { Writer } from './products.repo';
import type { Code } from '../../db/column-codes';

type Kind = 'add' | 'edit';
type NewRequest = ProductFacts & { kind: Kind; catalogue_product_id: number | null; note?: string | undefined };

const REQUEST_KEY = sql<string>`q.english_key || ' ' || q.arabic_key || ' ' || q.barcode`;
const facts = ['q.barcode', 'q.english_name', 'q.arabic_name', 'q.owner_name'] as const;

/** The salon's own questions, with what became of them. */
export const productRequestRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('product_requests as q')
    .where('q.account_id', '=', ctx.accountId)
    .select([
      'q.id',
      'q.kind',
      ctx.language === 'ar' ? 'q.arabic_name as name' : 'q.english_name as name',
      ...facts,
      'q.note',
      'q.status',
      'q.reason',
      'q.catalogue_product_id',
      'q.created_at',
      'q.decided_at',
      sql<number | null>`
        (select p.id
          from products p
          where p.account_id = ${ctx.accountId} and p.catalogue_product_id = q.catalogue_product_id)`.as('product_id'),
      REQUEST_KEY.as('search_key'),
    ]);

/** Of all salons, for the platform only. */
const across = (ctx: Ctx, kind: Kind) =>
  ctx.tx
    .selectFrom('product_requests as q')
    .leftJoin('accounts as a', 'a.id', 'q.account_id')
    .where('q.kind', '=', kind)
    .leftJoin('catalogue_products as c', (join) =>
      kind === 'add' ? join.onRef('c.barcode', '=', 'q.barcode') : join.onRef('c.id', '=', 'q.catalogue_product_id'),
    )
    .select([
      'q.id',
      'q.account_id',
      ctx.language === 'ar' ? 'a.arabic_name as salon' : 'a.english_name as salon',
      ...facts,
      'q.note',
      'q.status',
      'q.reason',
      'q.created_at',
      'q.decided_at',
      'c.barcode as known_barcode',
      'c.english_name as known_english_name',
      'c.arabic_name as known_arabic_name',
      'c.owner_name as known_owner_name',
      REQUEST_KEY.as('search_key'),
    ])
    .$narrowType<{ salon: string }>();

/** Index `platform_product_requests_words`. */
export const productRequestsHolding = (holds: Holds) => sql`
  select q.account_id, q.id from product_requests q where ${holds(REQUEST_KEY)}`;

export const addedProductRows = (ctx: Ctx) => across(ctx, 'add');
export const editedProductRows = (ctx: Ctx) =>
  across(ctx, 'edit').select(ctx.language === 'ar' ? 'c.arabic_name as product' : 'c.english_name as product');

export async function insertProductRequest(
  ctx: Writer,
  { kind, catalogue_product_id, note, ...product }: NewRequest,
): Promise<number> {
  const at = ctx.now.toISOString();
  const { barcode, english_name, arabic_name, owner_name } = product;
  const row = {
    account_id: ctx.accountId,
    kind,
    catalogue_product_id,
    barcode,
    english_name,
    arabic_name,
    english_key: toSearchKey(english_name),
    arabic_key: toSearchKey(arabic_name),
    owner_name,
    note: note || null,
    created_at: at,
    updated_at: at,
  };
  try {
    return (await ctx.tx.insertInto('product_requests').values(row).returning('id').executeTakeFirstOrThrow()).id;
  } catch (error) {
    if (isUniqueViolation(error, 'product_requests_open_add') || isUniqueViolation(error, 'product_requests_open_edit'))
      throw new AppError('PRODUCT_REQUEST_EXISTS');
    throw error;
  }
}

const one = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('product_requests').where('account_id', '=', accountId).where('id', '=', id);

/** Whoever answers it and whoever takes it back wait for each other here. */
export const lockProductRequest = (tx: Tx, accountId: number, id: number) =>
  one(tx, accountId, id)
    .select([
      'kind',
      'catalogue_product_id',
      'barcode',
      'english_name',
      'arabic_name',
      'owner_name',
      'status',
      'reason',
    ])
    .forUpdate()
    .executeTakeFirst();

export async function setRequestDecision(
  tx: Tx,
  now: Date,
  accountId: number,
  id: number,
  decision: { status: Code<'product_requests.status'>; reason: string | null; catalogue_product_id: number | null },
): Promise<void> {
  const at = now.toISOString();
  await tx
    .updateTable('product_requests')
    .set({ ...decision, decided_at: at, updated_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteProductRequest(ctx: Writer, id: number): Promise<void> {
  await ctx.tx.deleteFrom('product_requests').where('account_id', '=', ctx.accountId).where('id', '=', id).execute();
}
