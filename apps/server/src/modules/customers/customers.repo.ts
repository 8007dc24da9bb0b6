import { AppError } from '@rawnaq/domain/kernel/app-error';
import { callingCodes, mobileKey } from '@rawnaq/domain/kernel/input/phone';
import type { CustomerInput } from '@rawnaq/domain/customers/customers.contract';
import { guessedFromName } from '@rawnaq/domain/customers/customer-language.rules';
import { mobileDigitsOf, nameKeyOf, soundKeyOf, type CustomerType } from '@rawnaq/domain/customers/customer.rules';
import { sql, type RawBuilder } from 'kysely';
import { genders } from '@rawnaq/domain/customers/customer.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { contactPermissions } from '@rawnaq/domain/customers/customer.states';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import type { Code } from '../../db/column-codes';
import { contactPermission } from '../../db/sql-codes';

const whatsapp = sql<
  CodeIn<typeof contactPermissions>
>`case when whatsapp_allowed then ${contactPermission.yes} else ${contactPermission.no} end`.as('whatsapp');

const columns = [
  'id',
  'name',
  'mobile',
  'email',
  'type',
  'status',
  'gender',
  'nationality_id',
  'birth_date',
  'identification_method',
  'trn',
  'notes',
  'preferred_language',
  'invoices_count',
  'last_invoice_on',
  'created_at',
] as const;

export const customerRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('customers')
    .select([...columns, whatsapp])
    .where('account_id', '=', ctx.accountId)
    .where('merged_into', 'is', null);

const wholeRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('customers')
    .select([...columns, whatsapp, 'whatsapp_allowed', 'other_mobiles', 'merged_into', 'updated_at'])
    .where('account_id', '=', ctx.accountId);

export const findCustomer = (ctx: Ctx, id: number) => wholeRows(ctx).where('id', '=', id).executeTakeFirst();

/** The customer to change: locked, of this account, and not merged away. */
export async function lockCustomer(ctx: Ctx, id: number) {
  const customer = await wholeRows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!customer) throw new AppError('NOT_FOUND');
  if (customer.merged_into !== null) throw new AppError('CUSTOMER_MERGED');
  return customer;
}
export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>;

export async function assertCustomer(ctx: Ctx, id: number): Promise<void> {
  const found = await ctx.tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
}

export async function insertCustomer(ctx: Ctx, customer: CustomerInput): Promise<number> {
  const row = { account_id: ctx.accountId, ...newCustomer(customer, ctx.now) };
  return (
    await refusingTakenMobile(ctx.tx.insertInto('customers').values(row).returning('id').executeTakeFirstOrThrow())
  ).id;
}

/** What the salon keeps of her on her first day. */
export function newCustomer(customer: CustomerInput, since: Date) {
  const at = since.toISOString();
  return {
    ...ownValues(customer, []),
    whatsapp_allowed: customer.whatsapp_allowed ?? true,
    created_at: at,
    updated_at: at,
  };
}

/** Nothing when somebody has the number already. */
export async function addByMobile(
  ctx: Ctx,
  { name, mobile }: { name: string; mobile: string },
): Promise<number | undefined> {
  const row = { account_id: ctx.accountId, ...newCustomer({ name, mobile }, ctx.now) };
  return (
    await ctx.tx
      .insertInto('customers')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'mobile_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
}

export async function findByMobile(
  ctx: Ctx,
  mobile: string,
): Promise<{ id: number; status: Code<'customers.status'> } | undefined> {
  return ctx.tx
    .selectFrom('customers')
    .select(['id', 'status'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', idOfKey(sql`${ctx.accountId}`, sql`${mobileKey(mobile)}`))
    .executeTakeFirst();
}

/** Calling codes that mobileKey writes as another one: `+972` and `+970`. */
const REWRITTEN = callingCodes
  .map((code) => [`+${code}`, mobileKey(`+${code}`)] as const)
  .filter(([written, kept]) => written !== kept);

/** Within a query: the id of whoever has the number in a column. */
export function idByMobile(accountId: number, mobile: string): RawBuilder<number | null> {
  const key = REWRITTEN.reduce<RawBuilder<unknown>>(
    (text, [written, kept]) => sql`regexp_replace(${text}, ${`^\\${written}`}, ${kept})`,
    sql.ref(mobile),
  );
  return idOfKey(sql`${accountId}`, key);
}

/** Whoever was merged away is who she was merged into. */
const idOfKey = (account: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<
    number | null
  >`(select coalesce(k.merged_into, k.id) from customers k where k.account_id = ${account} and k.mobile_key = ${key})`;

export async function rememberLanguage(ctx: Ctx, id: number, language: string): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({ language })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where(sql<boolean>`language is distinct from ${language}`)
    .execute();
}

export async function updateCustomer(ctx: Ctx, before: LockedCustomer, customer: CustomerInput): Promise<void> {
  // What was found out about the old number says nothing about a new one.
  const reach =
    mobileKey(customer.mobile) === mobileKey(before.mobile)
      ? {}
      : { whatsapp_inactive_at: null, whatsapp_inactive_reason: null };
  const values = {
    ...ownValues(customer, before.other_mobiles),
    ...reach,
    whatsapp_allowed: customer.whatsapp_allowed ?? before.whatsapp_allowed,
    updated_at: ctx.now.toISOString(),
  };
  await refusingTakenMobile(
    ctx.tx
      .updateTable('customers')
      .set(values)
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', before.id)
      .execute(),
  );
}

export async function updateStatus(ctx: Ctx, id: number, status: Code<'customers.status'>): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({ status, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

export async function setInvoices(
  tx: Tx,
  accountId: number,
  id: number,
  invoices: { invoices_count: number; last_invoice_on: string | null; type: CustomerType },
): Promise<void> {
  await tx.updateTable('customers').set(invoices).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Many ids at once, in the order they were asked for. */
export async function briefsOf(ctx: Ctx, ids: readonly number[]) {
  const rows = await ctx.tx
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'type', 'status', 'last_invoice_on'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What searching and counting look at follows from the name and the numbers, so they are written together. */
export const keysOf = (name: string, mobiles: readonly string[]) => ({
  name_key: nameKeyOf(name),
  sound_key: soundKeyOf(name),
  mobile_digits: mobileDigitsOf(mobiles),
  name_language: guessedFromName(name) ?? null,
});

function ownValues(customer: CustomerInput, otherMobiles: readonly string[]) {
  return {
    name: customer.name,
    mobile: customer.mobile,
    mobile_key: mobileKey(customer.mobile),
    ...keysOf(customer.name, [customer.mobile, ...otherMobiles]),
    email: customer.email ?? null,
    gender: customer.gender ?? genders.codes.not_specific,
    nationality_id: customer.nationality_id ?? null,
    birth_date: customer.birth_date ?? null,
    identification_method: customer.identification_method ?? null,
    trn: customer.trn ?? null,
    notes: customer.notes ?? null,
    preferred_language: customer.preferred_language ?? null,
  };
}

/** The unique index decides who came first, whatever the race. */
async function refusingTakenMobile<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'customers_mobile_key'))
      throw new AppError('CUSTOMER_MOBILE_EXISTS', { field: 'mobile' });
    throw error;
  }
}
