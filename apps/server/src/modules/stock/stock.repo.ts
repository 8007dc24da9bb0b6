import { timesQuantity, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { postStockAdded } from '@rawnaq/domain/ledger/post-customer-money';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { Shelf } from '@rawnaq/domain/stock/valuation.rules';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { stockDocumentKind, stockOperation } from '../../db/sql-codes';
import type { Bookkeeper, Posted } from '../ledger';

export type StockRow = Shelf & { product_id: number };
export type StockMove = {
  product_id: number;
  operation: Code<'stock_movements.operation'>;
  quantity: number;
  worth: Minor;
  invoice_id?: number | null;
  document_id?: number | null;
  batch?: string | null;
  expires_on?: LocalDate | null;
  note?: string | null;
  day: LocalDate;
  created_by: number | null;
};

/**
 * What there is of these products, held in one order for the rest of the transaction. A product that was never touched
 * has what it began with: that is written down now, and its worth has to be posted with the rest.
 */
export async function lockStocks(
  ctx: Bookkeeper,
  productIds: readonly number[],
  day: LocalDate,
): Promise<{ stocks: Map<number, StockRow>; opened: Posted[] }> {
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b);
  if (ids.length === 0) return { stocks: new Map(), opened: [] };
  let rows = await lockRows(ctx, ids);
  const opened: Posted[] = [];
  if (rows.length < ids.length) {
    const known = new Set(rows.map((row) => row.product_id));
    const missing = ids.filter((id) => !known.has(id));
    for (const { worth } of await openStocks(ctx, missing, { day }))
      opened.push({ journal: postStockAdded(worth, 'opening') });
    rows = await lockRows(ctx, ids);
  }
  return { stocks: new Map(rows.map((row) => [row.product_id, row])), opened };
}

/** Movements, in their order, and what is on the shelves after them: the rule of `stock/valuation.rules` once more. */
export async function moveStock({ tx, accountId, now }: Bookkeeper, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  const sums = new Map<number, { quantity: number; worth: Minor }>();
  for (const { product_id, quantity, worth } of moves) {
    const sum = sums.get(product_id) ?? { quantity: 0, worth: 0 };
    sums.set(product_id, { quantity: sum.quantity + quantity, worth: sum.worth + worth });
  }
  await Promise.all([
    tx
      .insertInto('stock_movements')
      .values(moves.map((move) => ({ account_id: accountId, ...move, created_at: now.toISOString() })))
      .execute(),
    ...[...sums].map(([product_id, { quantity, worth }]) =>
      tx
        .updateTable('product_stocks')
        .set({
          quantity: sql`quantity + ${quantity}`,
          worth: sql`worth + ${worth}`,
          unit_cost: sql`case when quantity + ${quantity} > 0
            then round((worth + ${worth})::numeric / (quantity + ${quantity})) else unit_cost end`,
        })
        .where('account_id', '=', accountId)
        .where('product_id', '=', product_id)
        .execute(),
    ),
  ]);
}

const lockRows = ({ tx, accountId }: Bookkeeper, ids: readonly number[]): Promise<StockRow[]> =>
  tx
    .selectFrom('product_stocks')
    .select(['product_id', 'quantity', 'worth', 'unit_cost'])
    .where('account_id', '=', accountId)
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .forUpdate()
    .execute();

type Opening = { day: LocalDate; document_id?: number; created_by?: number };

/** Whoever comes second finds the row of the first and opens nothing. */
export async function openStocks(
  { tx, accountId, now }: Bookkeeper,
  ids: readonly number[],
  { day, document_id, created_by }: Opening,
): Promise<StockRow[]> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'initial_quantity', 'initial_cost'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  if (products.length === 0) return [];
  const opened = await tx
    .insertInto('product_stocks')
    .values(
      products.map(({ id, initial_quantity, initial_cost }) => ({
        account_id: accountId,
        product_id: id,
        quantity: initial_quantity,
        worth: timesQuantity(initial_cost ?? 0, initial_quantity),
        unit_cost: initial_cost ?? 0,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
    .returning(['product_id', 'quantity', 'worth', 'unit_cost'])
    .execute();
  const stocked = opened.filter(({ quantity }) => quantity > 0);
  if (stocked.length > 0)
    await tx
      .insertInto('stock_movements')
      .values(
        stocked.map(({ product_id, quantity, worth }) => ({
          account_id: accountId,
          product_id,
          operation: stockOperations.codes.add_quantity,
          quantity,
          worth,
          document_id: document_id ?? null,
          day,
          created_by: created_by ?? null,
          created_at: now.toISOString(),
        })),
      )
      .execute();
  return opened;
}

/** A product whose only movement is what it began with, which was a slip: now it began with something else. */
export async function reopenStock({ tx, accountId }: Bookkeeper, { product_id, unit_cost }: StockRow): Promise<void> {
  await tx
    .updateTable('product_stocks')
    .set({ unit_cost })
    .where('account_id', '=', accountId)
    .where('product_id', '=', product_id)
    .execute();
}

/** Has anything but its beginning moved this product? */
export async function hasMoved({ tx, accountId }: Bookkeeper, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from stock_movements m
    left join stock_documents d on d.account_id = ${accountId} and d.id = m.document_id
    where m.account_id = ${accountId} and m.product_id = ${productId}
      and not (m.operation = ${stockOperation.add_quantity} and m.invoice_id is null
        and coalesce(d.kind, ${stockDocumentKind.opening}) = ${stockDocumentKind.opening})
    limit 1`.execute(tx);
  return rows.length > 0;
}
