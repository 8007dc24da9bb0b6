import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import { differingFacts } from '@rawnaq/domain/products/product.rules';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertProductRequest } from './product-requests.repo';
import { findFacts } from './products.repo';

/** What all salons share is changed by the platform only: the salon says what it should be. */
export const askForCorrection: UseCase<(typeof productRequestsContract)['correct']> = async (
  ctx,
  { product_id, ...asked },
) => {
  const known = await findFacts(ctx, product_id);
  if (!known) throw new AppError('NOT_FOUND');
  const { id: catalogue_product_id, ...facts } = known;
  if (differingFacts(facts, asked).length === 0) throw new AppError('PRODUCT_REQUEST_SAME');
  const id = await insertProductRequest(ctx, { kind: 'edit', catalogue_product_id, ...asked });
  await audit(ctx, {
    action: 'product-requests.correct',
    entity: 'product_requests',
    entity_id: id,
    before: facts,
    after: asked,
  });
  return { id };
};
