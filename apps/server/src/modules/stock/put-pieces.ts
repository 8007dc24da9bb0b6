import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { putIn } from '@rawnaq/domain/stock/valuation.rules';
import type { Code } from '../../db/column-codes';
import type { StockRow } from './stock.repo';

type Coming = {
  product_id: number;
  quantity: number;
  /** Of all pieces together. */
  worth: Minor;
  operation: Code<'stock_movements.operation'>;
  batch?: string | null;
  expires_on?: LocalDate | null;
};

/**
 * Pieces that come onto the shelves. What fills a gap settles the cost that was thought when it was sold: a movement of
 * its own without pieces, and `settled` for its journal.
 */
export function putPieces(
  stocks: Map<number, StockRow>,
  coming: readonly Coming[],
): { moves: Coming[]; settled: Minor } {
  const settlements: Minor[] = [];
  const moves = coming.flatMap((line) => {
    const { product_id } = line;
    const { shelf, settled } = putIn(stocks.get(product_id)!, line.quantity, line.worth);
    stocks.set(product_id, { ...shelf, product_id });
    settlements.push(settled);
    return settled === 0
      ? [line]
      : [line, { product_id, quantity: 0, worth: settled, operation: stockOperations.codes.settled }];
  });
  return { moves, settled: sumMinor(settlements) };
}
