import type { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertCatalogueProducts } from './suggested-products.repo';

export const addSuggestedProduct: UseCase<(typeof suggestedProductsContract)['add']> = async (ctx, input) => {
  const [id] = await insertCatalogueProducts(ctx.tx, [input]);
  await audit(ctx, { action: 'suggested-products.add', entity: 'catalogue_products', entity_id: id!, after: input });
  return { id: id! };
};
