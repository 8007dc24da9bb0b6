import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import type { UseCase } from '../../http/bind-contract';
import { lockProductRequest, setRequestDecision } from '../products';
import { takeOverProduct } from '../suggested-products';
import { assertReason } from './assert-reason';
import { tellProductDecision } from './tell-product-decision';

/** Approved, the catalogue has it, as it was asked for or as staff wrote it better, and every salon can sell it. */
export const decideAddedProduct: UseCase<(typeof platformChecksContract)['decide_added_product']> = async (
  ctx,
  { account_id, id, status, reason, ...written },
) => {
  const request = await lockProductRequest(ctx.tx, account_id, id);
  if (request?.kind !== 'add') throw new AppError('NOT_FOUND');
  move(productRequestStates, request.status, status);
  assertReason(status, reason);
  const { barcode, english_name, arabic_name, owner_name } = request;
  const facts = {
    barcode,
    english_name: written.english_name ?? english_name,
    arabic_name: written.arabic_name ?? arabic_name,
    owner_name: written.owner_name ?? owner_name,
  };
  const catalogue_product_id =
    status === productRequestStates.codes.approved ? await takeOverProduct(ctx, facts) : null;
  await setRequestDecision(ctx.tx, ctx.now, account_id, id, { status, reason: reason || null, catalogue_product_id });
  await tellProductDecision(ctx, { account_id, id }, request, { status, reason: reason || null });
  return { done: true };
};
