import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { productsContract } from '@rawnaq/domain/products/products.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockProduct, updateProduct } from './products.repo';

/**
 * The initial quantity and its cost are where the stock and the average cost begin. Nothing moves stock yet, so they
 * may be corrected here; with the first movement of a product they close for it, because every later figure was worked
 * out from them.
 */
export const editProduct: UseCase<(typeof productsContract)['edit']> = async (ctx, { id, ...stock }) => {
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
  return { done: true };
};
