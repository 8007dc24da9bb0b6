import { codeReach, codeRefusal, type CodeLine } from '@rawnaq/domain/discount-codes/code-reach.rules';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import type { Reduction } from '@rawnaq/domain/invoices/sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { readCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { findCoupon, lockCoupon, type CouponRow } from '../../coupons';
import { findUsableCode } from '../../discount-codes';
import type { Bookkeeper } from '../../ledger';

const FIELD = { field: 'code' };

export type BillCode = {
  kind: 'discount-code' | 'coupon';
  id: number;
  code: string;
  percent: number | null;
  amount: Minor | null;
  category: (typeof discountCodeCategories.codes)[keyof typeof discountCodeCategories.codes];
  services: readonly number[];
  products: readonly number[];
};

/**
 * What was typed into the one field for codes: a discount code, or a coupon. `lines` undefined: only whether it could
 * be used at all.
 */
export async function findBillCode(
  ctx: Bookkeeper,
  typed: string,
  about: { customerId: number | null; today: LocalDate; lines?: readonly CodeLine[]; lock?: boolean },
): Promise<BillCode> {
  const code = readCode(typed);
  const found = await findUsableCode(ctx, code, about.customerId, { lock: about.lock ?? false });
  if (found) {
    const refusal = codeRefusal(found, about.lines ?? [], about.today);
    if (refusal && !(refusal === 'DISCOUNT_CODE_REACHES_NOTHING' && about.lines === undefined))
      throw new AppError(refusal, FIELD);
    return { kind: 'discount-code', ...found };
  }
  const coupon = await (about.lock ? lockCoupon(ctx, code) : findCoupon(ctx, code));
  assertCoupon(coupon, about.customerId, about.today);
  const { all } = discountCodeCategories.codes;
  return { kind: 'coupon', ...coupon, category: all, services: [], products: [] };
}

export const reductionOf = ({ percent, amount }: Pick<BillCode, 'percent' | 'amount'>): Reduction =>
  percent === null ? { amount: amount! } : { percent };

export const reachOf = (code: BillCode, lines: readonly CodeLine[]): boolean[] => codeReach(code, lines);

function assertCoupon(
  coupon: CouponRow | undefined,
  customerId: number | null,
  today: LocalDate,
): asserts coupon is CouponRow {
  if (!coupon || (coupon.customer_id !== null && coupon.customer_id !== customerId))
    throw new AppError('DISCOUNT_CODE_NOT_EXIST', FIELD);
  if (coupon.used_invoice_id !== null) throw new AppError('COUPON_USED', FIELD);
  if (coupon.ends_on !== null && coupon.ends_on < today) throw new AppError('DISCOUNT_CODE_EXPIRED', FIELD);
  if (coupon.status !== recordStates.codes.active) throw new AppError('DISCOUNT_CODE_DISABLED', FIELD);
  if (coupon.starts_on > today) throw new AppError('DISCOUNT_CODE_NOT_STARTED', FIELD);
}
