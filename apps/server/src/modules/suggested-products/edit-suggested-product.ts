import type { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import type { UseCase } from '../../http/bind-contract';
import { changeProduct } from './take-over-product';

export const editSuggestedProduct: UseCase<(typeof suggestedProductsContract)['edit']> = async (
  ctx,
  { id, ...product },
) => {
  await changeProduct(ctx, id, product, 'edit');
  return { done: true };
};
