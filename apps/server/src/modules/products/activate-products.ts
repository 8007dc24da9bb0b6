import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { productsContract } from '@rawnaq/domain/products/products.contract';
import type { UseCase } from '../../http/bind-contract';
import { auditAll } from '../audit';
import { activeCatalogueProducts } from '../suggested-products';
import type { ProductFollower } from './product-follower';
import { insertProducts } from './products.repo';

/** Those the salon has already are left as they are. */
export const activateProducts =
  (follower: ProductFollower): UseCase<(typeof productsContract)['activate']> =>
  async (ctx, input) => {
    const wanted = new Map(input.products.map((product) => [product.catalogue_product_id, product]));
    const offered = await activeCatalogueProducts(ctx.tx, [...wanted.keys()]);
    if (offered.length !== wanted.size) throw new AppError('PRODUCT_NOT_EXIST', { field: 'products' });
    const added = await insertProducts(ctx, [...wanted.values()]);
    const nameOf = new Map(offered.map(({ id, english_name }) => [id, english_name]));
    await auditAll(
      ctx,
      'products',
      added.map(({ id, catalogue_product_id }) => {
        const { catalogue_product_id: _, ...stock } = wanted.get(catalogue_product_id)!;
        return {
          action: 'products.activate',
          entity_id: id,
          after: { name: nameOf.get(catalogue_product_id), ...stock },
        };
      }),
    );
    await follower.activated(
      ctx,
      added.map(({ id, catalogue_product_id }) => ({ ...wanted.get(catalogue_product_id)!, id })),
    );
    return { added: added.length };
  };
