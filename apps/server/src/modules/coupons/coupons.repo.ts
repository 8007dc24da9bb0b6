import { readCode } from '@rawnaq/domain/kernel/text/one-time-code';
import type { Bookkeeper } from '../ledger';

const coupons = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, code: string) =>
  tx
    .selectFrom('coupons as c')
    .innerJoin('coupon_batches as b', (join) =>
      join.onRef('b.account_id', '=', 'c.account_id').onRef('b.id', '=', 'c.batch_id'),
    )
    .select([
      'c.id',
      'c.code',
      'c.customer_id',
      'c.used_invoice_id',
      'b.percent',
      'b.amount',
      'b.starts_on',
      'b.ends_on',
      'b.status',
    ])
    .where('c.account_id', '=', accountId)
    .where('b.account_id', '=', accountId)
    .where('c.code', '=', readCode(code));
export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

export const findCoupon = (ctx: Pick<Bookkeeper, 'tx' | 'accountId'>, code: string) =>
  coupons(ctx, code).executeTakeFirst();

/** Held for the rest of the transaction: a coupon is used once. */
export const lockCoupon = (ctx: Bookkeeper, code: string) => coupons(ctx, code).forUpdate('c').executeTakeFirst();

export async function markCouponUsed({ tx, accountId, now }: Bookkeeper, id: number, invoiceId: number): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ used_invoice_id: invoiceId, used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Its invoice is taken back: the coupon can be used again. One that another invoice has used meanwhile stays used. */
export async function releaseCoupon({ tx, accountId }: Bookkeeper, id: number, invoiceId: number): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ used_invoice_id: null, used_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('used_invoice_id', '=', invoiceId)
    .execute();
}
