import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { productsContract } from '@rawnaq/domain/products/products.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import type { ProductFollower } from './product-follower';
import { lockProduct, updateProduct } from './products.repo';

/**
 * The initial quantity and its cost are where the stock and the average cost begin. They may be corrected here until
 * the first movement of a product: then they close for it, because every later figure was worked out from them.
 */
export const editProduct =
  (follower: ProductFollower): UseCase<(typeof productsContract)['edit']> =>
  async (ctx, { id, ...stock }) => {
    const before = await lockProduct(ctx, id);
    if (!before) throw new AppError('NOT_FOUND');
    await updateProduct(ctx, id, stock);
    const { status: _, ...fields } = before;
    await audit(ctx, {
      action: 'products.edit',
      entity: 'products',
      entity_id: id,
      before: fields,
      after: { ...stock, initial_cost: stock.initial_cost ?? null },
    });
    const isSame =
      stock.initial_quantity === before.initial_quantity && (stock.initial_cost ?? null) === before.initial_cost;
    if (!isSame) await follower.initialChanged(ctx, id, stock);
    return { done: true };
  };
