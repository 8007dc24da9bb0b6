import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { DiscountCodeCategory } from '@rawnaq/domain/discount-codes/discount-code.rules';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/pg-errors';
import { sessionOf, type Ctx } from '../../http/context';
import type { Code } from '../../db/column-codes';

/** Whoever writes codes: a request, or the demo world. */
type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
export type CodeValues = {
  code: string;
  category: DiscountCodeCategory;
  kind: 'percent' | 'amount';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  starts_on: string;
  ends_on?: string | null | undefined;
  max_uses?: number | null | undefined;
  max_uses_per_customer?: number | null | undefined;
  services: readonly number[];
  products: readonly number[];
};

const condition = (ctx: Ctx) => {
  const today = sql`${todayIn(ctx.now, sessionOf(ctx).account.time_zone)}::date`;
  return sql<string>`
    case
      when c.ends_on < ${today} then 'expired'
      when c.status <> ${recordStates.codes.active} then 'disabled'
      when c.starts_on > ${today} then 'scheduled'
      else 'active' end`;
};

/** A percentage is shown as people say it, 7.5, and stored in basis points. */
export const discountCodeRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('discount_codes as c')
    .where('c.account_id', '=', ctx.accountId)
    .select([
      'c.id',
      'c.code',
      'c.category',
      sql<number | null>`(c.percent / 100.0)::float8`.as('percent'),
      'c.amount',
      'c.starts_on',
      'c.ends_on',
      'c.max_uses',
      'c.max_uses_per_customer',
      sql<number[]>`
        array(select t.service_id::int
          from discount_code_services t
          where t.account_id = ${ctx.accountId} and t.discount_code_id = c.id
          order by 1)`.as('services'),
      sql<number[]>`
        array(select t.product_id::int
          from discount_code_products t
          where t.account_id = ${ctx.accountId} and t.discount_code_id = c.id
          order by 1)`.as('products'),
      condition(ctx).as('condition'),
      'c.status',
      'c.created_at',
      'c.updated_at',
    ]);

export const lockDiscountCode = (ctx: Writer, id: number) =>
  ctx.tx
    .selectFrom('discount_codes')
    .select([
      'code',
      'category',
      'percent',
      'amount',
      'starts_on',
      'ends_on',
      'max_uses',
      'max_uses_per_customer',
      'status',
    ])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What a code was for, one by one. */
export async function chosenOf(
  { tx, accountId }: Writer,
  id: number,
): Promise<{ services: number[]; products: number[] }> {
  const services = await tx
    .selectFrom('discount_code_services')
    .select('service_id')
    .where('account_id', '=', accountId)
    .where('discount_code_id', '=', id)
    .orderBy('service_id')
    .execute();
  const products = await tx
    .selectFrom('discount_code_products')
    .select('product_id')
    .where('account_id', '=', accountId)
    .where('discount_code_id', '=', id)
    .orderBy('product_id')
    .execute();
  return { services: services.map((row) => row.service_id), products: products.map((row) => row.product_id) };
}

export async function insertDiscountCode(ctx: Writer, code: CodeValues): Promise<number> {
  const at = ctx.now.toISOString();
  const { id } = await refusingTakenCode(
    ctx.tx
      .insertInto('discount_codes')
      .values({ account_id: ctx.accountId, ...codeRow(code), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await putChosen(ctx, id, code);
  return id;
}

export async function updateDiscountCode(ctx: Writer, id: number, code: CodeValues): Promise<void> {
  await refusingTakenCode(
    ctx.tx
      .updateTable('discount_codes')
      .set({ ...codeRow(code), updated_at: ctx.now.toISOString() })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
  for (const table of ['discount_code_services', 'discount_code_products'] as const)
    await ctx.tx.deleteFrom(table).where('account_id', '=', ctx.accountId).where('discount_code_id', '=', id).execute();
  await putChosen(ctx, id, code);
}

export async function updateDiscountCodeStatus(
  ctx: Writer,
  id: number,
  status: Code<'discount_codes.status'>,
): Promise<void> {
  await ctx.tx
    .updateTable('discount_codes')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

async function putChosen(
  { tx, accountId }: Writer,
  discount_code_id: number,
  { services, products }: CodeValues,
): Promise<void> {
  const place = { account_id: accountId, discount_code_id };
  if (services.length > 0)
    await tx
      .insertInto('discount_code_services')
      .values(services.map((service_id) => ({ ...place, service_id })))
      .execute();
  if (products.length > 0)
    await tx
      .insertInto('discount_code_products')
      .values(products.map((product_id) => ({ ...place, product_id })))
      .execute();
}

const codeRow = ({
  code,
  category,
  kind,
  percent,
  amount,
  starts_on,
  ends_on,
  max_uses,
  max_uses_per_customer,
}: CodeValues) => ({
  code,
  category,
  percent: kind === 'percent' ? (percent ?? null) : null,
  amount: kind === 'amount' ? (amount ?? null) : null,
  starts_on,
  ends_on: ends_on ?? null,
  max_uses: max_uses ?? null,
  max_uses_per_customer: max_uses_per_customer ?? null,
});

async function refusingTakenCode<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'discount_codes_code')) throw new AppError('DISCOUNT_CODE_EXISTS', { field: 'code' });
    throw error;
  }
}
