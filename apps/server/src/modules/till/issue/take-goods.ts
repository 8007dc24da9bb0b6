import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { Ctx } from '../../../http/context';
import { notify } from '../../notifications';
import { worthOf, type StockRow } from '../../stock';
import type { Goods } from './read-goods';

type Low = { english_name: string; arabic_name: string; quantity: number; warning: number };

/**
 * What the products of a bill take from the shelves: their cost by line, the movements, and what is getting short by
 * it.
 */
export function takeGoods(
  lines: readonly BillLine[],
  { names, warnings }: Goods,
  stocks: ReadonlyMap<number, StockRow>,
  maySellWithout: boolean,
  language: Language,
): { costs: Minor[]; moves: { product_id: number; quantity: number; worth: Minor }[]; low: Low[] } {
  const left = new Map(stocks);
  const low: Low[] = [];
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
    const cost = worthOf(stock, line.quantity);
    const quantity = stock.quantity - line.quantity;
    left.set(product_id, { ...stock, quantity, worth: stock.worth - cost });
    moves.push({ product_id, quantity: -line.quantity, worth: cost === 0 ? 0 : -cost });
    const warning = warnings.get(product_id) ?? 0;
    if (stock.quantity > warning && quantity <= warning) low.push({ english_name, arabic_name, quantity, warning });
    return cost;
  });
  return { costs, moves: moves.toSorted((a, b) => a.product_id - b.product_id), low };
}

/** Told once, when the shelf gets to its warning: a product that stays short is no news. */
export async function tellLowStock(ctx: Ctx, low: readonly Low[]): Promise<void> {
  for (const { english_name, arabic_name, quantity, warning } of low)
    await notify(ctx.tx, ctx.accountId, {
      type: 'stock',
      code: 'low',
      values: { product: { en: english_name, ar: arabic_name }, quantity, warning },
    });
}
