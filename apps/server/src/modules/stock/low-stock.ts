import { fallsToWarning } from '@rawnaq/domain/stock/stock.rules';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications';

type Named = { english_name: string; arabic_name: string };
export type LowStock = Named & { quantity: number; warning: number };

/** What gets short by a movement. Shelves are held meanwhile, so that of many who take the last pieces one sees it. */
export const lowBy = (product: Named, before: number, after: number, warning: number): LowStock[] =>
  fallsToWarning(before, after, warning)
    ? [{ english_name: product.english_name, arabic_name: product.arabic_name, quantity: after, warning }]
    : [];

export async function tellLowStock(ctx: Pick<Ctx, 'tx' | 'accountId'>, low: readonly LowStock[]): Promise<void> {
  for (const { english_name, arabic_name, quantity, warning } of low)
    await notify(ctx.tx, ctx.accountId, {
      type: 'stock',
      code: 'low',
      values: { product: { en: english_name, ar: arabic_name }, quantity, warning },
    });
}
