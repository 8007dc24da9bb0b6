import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { isDefined } from '../suggested-products';
import { insertProductRequest } from './product-requests.repo';

/** A barcode that is there but no longer offered may be asked for: approving it offers it again. */
export const addProductRequest: UseCase<(typeof productRequestsContract)['add']> = async (ctx, input) => {
  if (await isDefined(ctx.tx, input.barcode)) throw new AppError('PRODUCT_ALREADY_DEFINED', { field: 'barcode' });
  const id = await insertProductRequest(ctx, { kind: 'add', catalogue_product_id: null, ...input });
  await audit(ctx, { action: 'product-requests.add', entity: 'product_requests', entity_id: id, after: input });
  return { id };
};
