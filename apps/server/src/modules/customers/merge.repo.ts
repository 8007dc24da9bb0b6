import { sql } from 'kysely';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Ctx } from '../../http/context';
import type { LockedCustomer } from './customers.repo';
import { keysOf } from './customers.repo';

type Pair = { first: number; second: number; reason: 'email' | 'name' };

const MOST_PAIRS = 50;

/** Same e-mail, or the same birth date and a name that sounds the same. */
export async function duplicatePairs(ctx: Ctx): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select distinct on (first, second) first, second, reason
    from ((select a.id as first, b.id as second, 'email' as reason
      from customers a
      join customers b on b.account_id = a.account_id and b.email = a.email and b.id > a.id
      where a.account_id = ${ctx.accountId} and a.email is not null and a.merged_into is null and b.merged_into is null
      limit ${MOST_PAIRS})
      union all (select a.id, b.id, 'name'
        from customers a
        join customers b on b.account_id = a.account_id and b.birth_date = a.birth_date and b.id > a.id
          and b.sound_key = a.sound_key
        where a.account_id = ${ctx.accountId} and a.birth_date is not null and a.merged_into is null
          and b.merged_into is null
        limit ${MOST_PAIRS})) pairs
    order by first, second, reason limit ${MOST_PAIRS}`.execute(ctx.tx);
  return rows;
}

export async function closeMerged(ctx: Ctx, id: number, into: number): Promise<void> {
  await ctx.tx
    .updateTable('customers')
    .set({ merged_into: into, status: recordStates.codes.disabled, updated_at: ctx.now.toISOString() })
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
      ...keysOf(kept.name, [kept.mobile, ...fields.other_mobiles]),
      updated_at: ctx.now.toISOString(),
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', kept.id)
    .execute();
}
