import { scaleMinor, timesQuantity, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { postStockAdded } from '@rawnaq/domain/ledger/post-customer-money';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper, Posted } from '../ledger';

export type StockRow = { product_id: number; quantity: number; worth: Minor };
export type StockMove = {
  product_id: number;
  operation: Code<'stock_movements.operation'>;
  quantity: number;
  worth: Minor;
  invoice_id?: number | null;
  note?: string | null;
  day: LocalDate;
  created_by: number | null;
};

/**
 * What there is of these products, held in one order for the rest of the transaction. A product that was never touched
 * has what it
 * began with: that is written down now, and its worth has to be posted with the rest.
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
    for (const row of await openStocks(
      ctx,
      ids.filter((id) => !known.has(id)),
      day,
    ))
      opened.push({ journal: postStockAdded(row.worth, 'opening') });
    rows = await lockRows(ctx, ids);
  }
  return { stocks: new Map(rows.map((row) => [row.product_id, row])), opened };
}

/** What the pieces that go are worth: their part of the average, and all of it with the last one. */
export const worthOf = ({ quantity, worth }: StockRow, pieces: number): Minor =>
  quantity > 0 && worth > 0 ? (pieces >= quantity ? worth : scaleMinor(worth, pieces, quantity)) : 0;

export async function moveStock({ tx, accountId, now }: Bookkeeper, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  await tx
    .insertInto('stock_movements')
    .values(moves.map((move) => ({ account_id: accountId, ...move, created_at: now.toISOString() })))
    .execute();
  for (const { product_id, quantity, worth } of moves)
    await tx
      .updateTable('product_stocks')
      .set({ quantity: sql`quantity + ${quantity}`, worth: sql`worth + ${worth}` })
      .where('account_id', '=', accountId)
      .where('product_id', '=', product_id)
      .execute();
}

const lockRows = ({ tx, accountId }: Bookkeeper, ids: readonly number[]): Promise<StockRow[]> =>
  tx
    .selectFrom('product_stocks')
    .select(['product_id', 'quantity', 'worth'])
    .where('account_id', '=', accountId)
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .forUpdate()
    .execute();

/** Whoever comes second finds the row of the first and opens nothing. */
async function openStocks(
  { tx, accountId, now }: Bookkeeper,
  ids: readonly number[],
  day: LocalDate,
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
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
    .returning(['product_id', 'quantity', 'worth'])
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
          day,
          created_by: null,
          created_at: now.toISOString(),
        })),
      )
      .execute();
  return opened;
}
