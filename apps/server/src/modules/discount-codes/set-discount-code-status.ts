import { statusUseCase } from '../records';
import { lockDiscountCode, updateDiscountCodeStatus } from './discount-codes.repo';

export const setDiscountCodeStatus = statusUseCase({
  entity: 'discount_codes',
  action: 'discount-codes.set-status',
  lock: lockDiscountCode,
  update: updateDiscountCodeStatus,
});
