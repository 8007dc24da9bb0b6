import type { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockDiscountCode, updateDiscountCodeStatus } from './discount-codes.repo';

export const setDiscountCodeStatus: UseCase<(typeof discountCodesContract)['set_status']> = async (ctx, { id, status }) => {
  const before = await lockDiscountCode(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status as typeof status, status);
  await updateDiscountCodeStatus(ctx, id, status);
  await audit(ctx, { action: 'discount-codes.set-status', entity: 'discount_codes', entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'discount_codes', id });
  return { done: true };
};
