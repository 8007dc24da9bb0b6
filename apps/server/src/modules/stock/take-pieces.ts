import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { takeOut } from '@rawnaq/domain/stock/valuation.rules';
import type { Code } from '../../db/column-codes';
import { lowBy, type LowStock } from './low-stock';
import type { HeldShelves } from './write-document';

type Wanted = { product_id: number; quantity: number; operation: Code<'stock_movements.operation'> };
type Taken = { moves: (Wanted & { worth: Minor })[]; cost: Minor; low: LowStock[] };

/** Pieces that leave the shelves and are sold to nobody: no more than there are. */
export function takePieces(
  { names, stocks }: Pick<HeldShelves, 'names' | 'stocks'>,
  wanted: readonly Wanted[],
  language: Language,
  fieldOf: (place: number) => string = (place) => `lines.${place}.quantity`,
): Taken {
  const low: LowStock[] = [];
  const moves = wanted.map(({ product_id, quantity, operation }, place) => {
    const stock = stocks.get(product_id)!;
    const product = names.get(product_id)!;
    if (quantity > stock.quantity)
      throw new AppError('STOCK_NOT_ENOUGH', {
        field: fieldOf(place),
        values: {
          product: language === 'ar' ? product.arabic_name : product.english_name,
          quantity: Math.max(stock.quantity, 0),
        },
      });
    const { shelf, cost } = takeOut(stock, quantity);
    stocks.set(product_id, { ...shelf, product_id });
    low.push(...lowBy(product, stock.quantity, shelf.quantity, product.warning_quantity));
    return { product_id, operation, quantity: -quantity, worth: cost === 0 ? 0 : -cost };
  });
  return { moves, cost: sumMinor(moves.map(({ worth }) => -worth)), low };
}
