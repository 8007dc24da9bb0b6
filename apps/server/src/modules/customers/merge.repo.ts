import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sql } from 'kysely';
import { isExclusionViolation } from '../../db/pg-errors';
import type { Ctx } from '../../http/context';
import type { LockedCustomer } from './customers.repo';
import { searchKeysOf } from './customers.repo';

type Pair = { first: number; second: number; reason: 'email' | 'name' };

const MOST_PAIRS = 50;

/** Same e-mail, or the same birth date and a name that sounds the same. */
export async function duplicatePairs(ctx: Ctx): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select distinct on (first, second) first, second, reason from (
      (select a.id as first, b.id as second, 'email' as reason from customers a join customers b on b.account_id = a.account_id and b.email = a.email and b.id > a.id
        where a.account_id = ${ctx.accountId} and a.email is not null and a.merged_into is null and b.merged_into is null limit ${MOST_PAIRS})
      union all
      (select a.id, b.id, 'name' from customers a join customers b on b.account_id = a.account_id and b.birth_date = a.birth_date and b.id > a.id and b.sound_key = a.sound_key
        where a.account_id = ${ctx.accountId} and a.birth_date is not null and a.merged_into is null and b.merged_into is null limit ${MOST_PAIRS})
    ) pairs order by first, second, reason limit ${MOST_PAIRS}`.execute(ctx.tx);
  return rows;
}

/** Everything that hangs on the one goes to the other; history is written once more, because it is never changed. */
export async function moveDetails(ctx: Ctx, from: number, to: number): Promise<void> {
  const { accountId, tx } = ctx;
  await tx
    .updateTable('customer_notes')
    .set({ customer_id: to })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', from)
    .execute();
  await sql`delete from customer_photos p where account_id = ${accountId} and customer_id = ${from} and exists (select from customer_photos k where k.account_id = ${accountId} and k.customer_id = ${to} and k.upload_id = p.upload_id)`.execute(
    tx,
  );
  await tx
    .updateTable('customer_photos')
    .set({ customer_id: to })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', from)
    .execute();
  const consents = await tx
    .selectFrom('customer_consents')
    .select(['account_id', 'channel', 'purpose', 'allowed', 'recorded_by_name', 'recorded_at'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', from)
    .orderBy('id')
    .execute();
  if (consents.length > 0)
    await tx
      .insertInto('customer_consents')
      .values(consents.map((consent) => ({ ...consent, customer_id: to })))
      .execute();
  await tx
    .updateTable('customers')
    .set({ merged_into: to })
    .where('account_id', '=', accountId)
    .where('merged_into', '=', from)
    .execute();
  for (const table of ['appointments', 'waitlist_entries', 'messages', 'penalties', 'complaints'] as const)
    await tx
      .updateTable(table)
      .set({ customer_id: to })
      .where('account_id', '=', accountId)
      .where('customer_id', '=', from)
      .execute();
  await refusingTwoPlaces(
    tx
      .updateTable('busy_times')
      .set({ customer_id: to })
      .where('account_id', '=', accountId)
      .where('customer_id', '=', from)
      .execute(),
  );
}

/** Nobody is at two visits at once: one of them has to be moved or cancelled first. */
async function refusingTwoPlaces<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isExclusionViolation(error, 'busy_times_customer_once')) throw new AppError('CUSTOMER_HAS_APPOINTMENT');
    throw error;
  }
}

export async function closeMerged(ctx: Ctx, id: number, into: number): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({ merged_into: into, status: 0, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

export type MergedFields = Pick<
  LockedCustomer,
  | 'email'
  | 'nationality_id'
  | 'birth_date'
  | 'identification_method'
  | 'trn'
  | 'preferred_language'
  | 'notes'
  | 'gender'
  | 'invoices_count'
  | 'last_invoice_on'
  | 'type'
  | 'other_mobiles'
  | 'status'
  | 'whatsapp_allowed'
>;

export async function updateKept(ctx: Ctx, kept: LockedCustomer, fields: MergedFields): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({
      ...fields,
      ...searchKeysOf(kept.name, [kept.mobile, ...fields.other_mobiles]),
      updated_at: ctx.now.toISOString(),
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', kept.id)
    .execute();
}
