import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockCatalogueProduct, updateCatalogueProduct } from './suggested-products.repo';

/** For all salons at once: they share what a product is. */
export const editSuggestedProduct: UseCase<(typeof suggestedProductsContract)['edit']> = async (ctx, { id, ...product }) => {
  const before = await lockCatalogueProduct(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateCatalogueProduct(ctx, id, product);
  const { status: _, ...facts } = before;
  await audit(ctx, { action: 'suggested-products.edit', entity: 'catalogue_products', entity_id: id, before: facts, after: product });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'suggested_products', id });
  return { done: true };
};
