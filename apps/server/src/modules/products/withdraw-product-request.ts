import { AppError } from '@rawnaq/domain/kernel/app-error';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import type { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { deleteProductRequest, lockProductRequest } from './product-requests.repo';

/** As if it had never been asked, but for the line in the history. An answered one stays. */
export const withdrawProductRequest: UseCase<(typeof productRequestsContract)['withdraw']> = async (ctx, { id }) => {
  const request = await lockProductRequest(ctx.tx, ctx.accountId, id);
  if (!request) throw new AppError('NOT_FOUND');
  if (request.status !== productRequestStates.codes.active) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await deleteProductRequest(ctx, id);
  const { barcode, english_name, arabic_name, owner_name } = request;
  await audit(ctx, {
    action: 'product-requests.withdraw',
    entity: 'product_requests',
    entity_id: id,
    before: { barcode, english_name, arabic_name, owner_name },
  });
  return { done: true };
};
