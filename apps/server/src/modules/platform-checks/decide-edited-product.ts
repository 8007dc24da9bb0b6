import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import type { UseCase } from '../../http/bind-contract';
import { lockProductRequest, setRequestDecision } from '../products';
import { changeProduct } from '../suggested-products';
import { assertReason } from './assert-reason';
import { tellProductDecision } from './tell-product-decision';

/** Approved, the shared product is what the salon says it is, for every salon that sells it. */
export const decideEditedProduct: UseCase<(typeof platformChecksContract)['decide_edited_product']> = async (
  ctx,
  { account_id, id, status, reason },
) => {
  const request = await lockProductRequest(ctx.tx, account_id, id);
  if (request?.kind !== 'edit' || request.catalogue_product_id === null) throw new AppError('NOT_FOUND');
  move(productRequestStates, request.status, status);
  assertReason(status, reason);
  const { catalogue_product_id, barcode, english_name, arabic_name, owner_name } = request;
  if (status === productRequestStates.codes.approved)
    await changeProduct(ctx, catalogue_product_id, { barcode, english_name, arabic_name, owner_name }, 'correct');
  await setRequestDecision(ctx.tx, ctx.now, account_id, id, { status, reason: reason || null, catalogue_product_id });
  await tellProductDecision(ctx, { account_id, id }, request, { status, reason: reason || null });
  return { done: true };
};
