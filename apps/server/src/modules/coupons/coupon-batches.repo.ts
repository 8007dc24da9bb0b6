import { randomInt } from 'node:crypto';
import type { couponBatchConditions, couponConditions } from '@rawnaq/domain/coupons/coupon.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { drawCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';
import { businessToday } from '../../http/lists/business-today.query';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;

const condition = (ctx: Ctx) => sql<CodeIn<typeof couponBatchConditions>>`
  case
    when b.ends_on < ${businessToday(ctx)} then 'expired'
    when b.status <> ${recordStates.codes.active} then 'disabled'
    when b.starts_on > ${businessToday(ctx)} then 'scheduled'
    else 'active' end`;

/** A percentage is shown as people say it, 7.5, and stored in basis points. */
export const batchRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('coupon_batches as b')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('coupons as c')
          .select([
            sql<number>`(count(*) filter (where c.customer_id is not null))::int`.as('given_count'),
            sql<number>`(count(*) filter (where c.used_invoice_id is not null))::int`.as('used_count'),
          ])
          .where('c.account_id', '=', ctx.accountId)
          .whereRef('c.batch_id', '=', 'b.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .where('b.account_id', '=', ctx.accountId)
    .select([
      'b.id',
      ctx.language === 'ar' ? 'b.arabic_name as name' : 'b.english_name as name',
      'b.english_name',
      'b.arabic_name',
      sql<number | null>`(b.percent / 100.0)::float8`.as('percent'),
      'b.amount',
      'b.starts_on',
      'b.ends_on',
      'b.coupons_count',
      'counts.given_count',
      'counts.used_count',
      condition(ctx).as('condition'),
      'b.status',
      'b.created_at',
    ]);

export const couponRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('coupons as c')
    .leftJoin('customers as p', (join) =>
      join.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.customer_id'),
    )
    .where('c.account_id', '=', ctx.accountId)
    .select([
      'c.id',
      'c.batch_id',
      'c.code',
      sql<CodeIn<typeof couponConditions>>`
        case
          when c.used_invoice_id is not null then 'used'
          when c.customer_id is not null then 'given'
          else 'free' end`.as('condition'),
      'p.name as customer',
      'c.used_at',
    ]);

export const findBatch = (ctx: Ctx, id: number) => batchRows(ctx).where('b.id', '=', id).executeTakeFirst();

export const lockBatch = ({ tx, accountId }: Writer, id: number) =>
  tx
    .selectFrom('coupon_batches')
    .select(['id', 'english_name', 'arabic_name', 'percent', 'amount', 'starts_on', 'ends_on', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateBatchStatus(
  { tx, accountId }: Writer,
  id: number,
  status: Code<'coupon_batches.status'>,
): Promise<void> {
  await tx
    .updateTable('coupon_batches')
    .set({ status })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type NewBatch = {
  english_name: string;
  arabic_name: string;
  percent: number | null;
  amount: number | null;
  starts_on: string;
  ends_on: string | null;
  coupons_count: number;
  created_by: number | null;
};

export async function insertBatch({ tx, accountId, now }: Writer, batch: NewBatch): Promise<number> {
  const { id } = await tx
    .insertInto('coupon_batches')
    .values({ account_id: accountId, ...batch, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const codes = new Set<string>();
  while (codes.size < batch.coupons_count) codes.add(drawCode((below) => randomInt(below)));
  await tx
    .insertInto('coupons')
    .values([...codes].map((code) => ({ account_id: accountId, batch_id: id, code })))
    .execute();
  return id;
}

/** Codes nobody has yet, as they are printed. */
export async function freeCodes({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, batchId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('coupons')
    .select('code')
    .where('account_id', '=', accountId)
    .where('batch_id', '=', batchId)
    .where('customer_id', 'is', null)
    .where('used_invoice_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ code }) => code);
}

/** The next free one becomes this customer's. The batch is locked, so nobody else takes it. */
export async function giveCoupon(
  { tx, accountId }: Writer,
  batchId: number,
  customerId: number,
): Promise<string | undefined> {
  const free = await tx
    .selectFrom('coupons')
    .select(['id', 'code'])
    .where('account_id', '=', accountId)
    .where('batch_id', '=', batchId)
    .where('customer_id', 'is', null)
    .where('used_invoice_id', 'is', null)
    // From the end: printed sheets are torn off from the beginning.
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!free) return undefined;
  await tx
    .updateTable('coupons')
    .set({ customer_id: customerId })
    .where('account_id', '=', accountId)
    .where('id', '=', free.id)
    .execute();
  return free.code;
}
