import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { BillLine } from '@rawnaq/domain/till/bill';
import { takeOut } from '@rawnaq/domain/stock/valuation.rules';
import { lowBy, type LowStock, type StockRow } from '../../stock';
import type { Goods } from './read-goods';

/**
 * What the products of a bill take from the shelves: their cost by line, the movements, and what gets short by it.
 */
export function takeGoods(
  lines: readonly BillLine[],
  { names, warnings }: Goods,
  stocks: ReadonlyMap<number, StockRow>,
  maySellWithout: boolean,
  language: Language,
): { costs: Minor[]; moves: { product_id: number; quantity: number; worth: Minor }[]; low: LowStock[] } {
  const left = new Map(stocks);
  const low: LowStock[] = [];
  const moves: { product_id: number; quantity: number; worth: Minor }[] = [];
  const costs = lines.map((line, place) => {
    if (line.kind !== 'product') return 0;
    const product_id = line.product_id!;
    const stock = left.get(product_id)!;
    const { english_name, arabic_name } = names[place]!;
    if (stock.quantity < line.quantity && !maySellWithout)
      throw new AppError('PRODUCT_OUT_OF_STOCK', {
        field: `lines.${place}.quantity`,
        values: { product: language === 'ar' ? arabic_name : english_name, quantity: Math.max(stock.quantity, 0) },
      });
    const { shelf, cost } = takeOut(stock, line.quantity);
    left.set(product_id, { ...shelf, product_id });
    moves.push({ product_id, quantity: -line.quantity, worth: cost === 0 ? 0 : -cost });
    low.push(...lowBy({ english_name, arabic_name }, stock.quantity, shelf.quantity, warnings.get(product_id) ?? 0));
    return cost;
  });
  return { costs, moves: moves.toSorted((a, b) => a.product_id - b.product_id), low };
}
