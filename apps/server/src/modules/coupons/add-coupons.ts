import type { couponsContract } from '@rawnaq/domain/coupons/coupons.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { insertBatch } from './coupon-batches.repo';

export const addCoupons: UseCase<(typeof couponsContract)['add']> = async (
  ctx,
  { kind, percent, amount, ...input },
) => {
  const batch = {
    ...input,
    percent: kind === 'percent' ? (percent ?? null) : null,
    amount: kind === 'amount' ? (amount ?? null) : null,
    ends_on: input.ends_on ?? null,
  };
  const id = await insertBatch(ctx, { ...batch, created_by: sessionOf(ctx).user.id });
  await audit(ctx, { action: 'coupons.add', entity: 'coupon_batches', entity_id: id, after: batch });
  return { id };
};
