import { AppError } from '@rawnaq/domain/kernel/app-error';
import { timesQuantity } from '@rawnaq/domain/kernel/money';
import { postStockFound, postStockGone, postStockSettled } from '@rawnaq/domain/ledger/post-customer-money';
import { MOST_STOCK_COST } from '@rawnaq/domain/stock/stock-documents';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { UseCase } from '../../http/bind-contract';
import { putPieces } from './put-pieces';
import { takePieces } from './take-pieces';
import { holdShelves, writeDocument } from './write-document';

/**
 * What was counted against what the books said at that moment: what differs is lost or found, at the average cost. What
 * was sold between counting and saving stays sold.
 */
export const countStock: UseCase<(typeof stockContract)['count']> = async (ctx, { lines, note }) => {
  const held = await holdShelves(ctx, lines);
  const differing = lines.map(({ product_id, expected, counted }, place) => ({
    product_id,
    place,
    by: counted - expected,
  }));
  const missing = differing.filter(({ by }) => by < 0);
  const taken = takePieces(
    held,
    missing.map(({ product_id, by }) => ({ product_id, quantity: -by, operation: stockOperations.codes.lost })),
    ctx.language,
    (index) => `lines.${missing[index]!.place}.counted`,
  );
  const found = differing
    .filter(({ by }) => by > 0)
    .map(({ product_id, by }) => ({
      product_id,
      quantity: by,
      worth: timesQuantity(held.stocks.get(product_id)!.unit_cost, by),
      operation: stockOperations.codes.found,
    }));
  const worth = found.reduce((sum, line) => sum + line.worth, 0);
  if (worth > MOST_STOCK_COST) throw new AppError('STOCK_TOTAL_TOO_HIGH', { field: 'lines' });
  const put = putPieces(held.stocks, found);
  const differences = missing.length + found.length;
  const written = await writeDocument(ctx, {
    held,
    document: { kind: stockDocumentKinds.codes.count, note: note ?? null },
    moves: [...taken.moves, ...put.moves],
    journals: [postStockGone('stock_lost', taken.cost), postStockFound(worth), postStockSettled(put.settled)],
    low: taken.low,
    action: 'stock.count',
    after: { counted: lines.length, differences, worth: worth - taken.cost, note },
  });
  return { ...written, differences };
};
