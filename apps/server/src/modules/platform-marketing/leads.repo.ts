import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { leadStages } from '@rawnaq/domain/platform-marketing/lead.states';
import type { LeadListName } from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { merchantsHolding, type Holds } from '../../http/lists/among.query';
import { PLATFORM_ACCOUNT } from '../../services';
import { updateLeadOfAccount } from '../settings';

const { waiting_for_verify, requested, trial, rejected, active, expired } = accountStates.codes;
const STATUSES: Record<LeadListName, Code<'accounts.status'>[]> = {
  requests: [waiting_for_verify, requested, trial, rejected],
  active: [active, expired],
};
const ofOwner = (column: 'name' | 'mobile' | 'email') =>
  sql<string | null>`(select ${sql.ref(`o.${column}`)} from users o where o.account_id = a.id and o.is_owner)`;

/**
 * Stage and day stand on the merchant's own row too (`updateLeadOfAccount`): so a list is read in its order from an
 * index. The states are written out, or no plan would know that the index of the list holds them.
 */
export const leadRows = (list: LeadListName) => (ctx: Ctx) =>
  ctx.tx
    .selectFrom('accounts as a')
    .leftJoin('merchant_leads as l', 'l.tenant', 'a.id')
    .leftJoin('users as s', (join) => join.onRef('s.id', '=', 'l.staff_id').on('s.account_id', '=', PLATFORM_ACCOUNT))
    .select([
      'a.id',
      ctx.language === 'ar' ? 'a.arabic_name as name' : 'a.english_name as name',
      'a.english_name',
      'a.arabic_name',
      'a.business_type',
      'a.country',
      'a.status',
      ofOwner('name').as('owner_name'),
      ofOwner('mobile').as('mobile'),
      ofOwner('email').as('email'),
      'a.lead_stage as stage',
      'l.staff_id',
      's.name as staff_name',
      'l.next_step',
      'a.lead_next_on as next_on',
      sql<string | null>`
        (select n.body from account_notes n where n.tenant = a.id order by n.id desc limit 1)`.as('last_note'),
      sql<string | null>`coalesce(a.expires_on, a.trial_ends_on)`.as('ends_on'),
      'a.created_at',
    ])
    .where('a.id', '>', TRAINING_ACCOUNT_ID)
    .where(sql<boolean>`a.status in (${sql.join(STATUSES[list].map((status) => sql.lit(status)))})`);

/** By their own names, by what was written down about them (`merchant_leads_words`), and by who looks after them. */
export const leadsHolding = (holds: Holds) => sql`
  ${merchantsHolding(holds)}
  union all
  select l.tenant from merchant_leads l where l.next_step is not null and ${holds(sql`l.next_step`)}
  union all
  select l.tenant
  from merchant_leads l
  where l.staff_id in (select s.id from users s where s.account_id = ${PLATFORM_ACCOUNT} and ${holds(sql`s.name`)})`;

/** A merchant is locked, so that two people who save at once save one after the other. */
export const lockMerchant = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name', 'language'])
    .where('id', '=', id)
    .where('id', '>', TRAINING_ACCOUNT_ID)
    .forUpdate()
    .executeTakeFirst();

export const findLead = (tx: Tx, tenant: number) =>
  tx
    .selectFrom('merchant_leads as l')
    .leftJoin('users as s', (join) => join.onRef('s.id', '=', 'l.staff_id').on('s.account_id', '=', PLATFORM_ACCOUNT))
    .select(['l.stage', 's.name as staff_name', 'l.next_step', 'l.next_on'])
    .where('l.tenant', '=', tenant)
    .executeTakeFirst();

export const staffWhoMay = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', PLATFORM_ACCOUNT)
    .where('kind', '=', 'manager')
    .where('status', '=', recordStates.codes.active)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();

type Lead = {
  tenant: number;
  stage: Code<'merchant_leads.stage'>;
  staff_id: number | null;
  next_step: string | null;
  next_on: string | null;
};

export async function storeLead(ctx: Ctx, lead: Lead): Promise<void> {
  const { tenant, ...facts } = { ...lead, updated_at: ctx.now.toISOString() };
  await ctx.tx
    .insertInto('merchant_leads')
    .values({ tenant, ...facts })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet(facts))
    .execute();
  await updateLeadOfAccount(ctx.tx, tenant, { lead_stage: lead.stage, lead_next_on: lead.next_on });
}

/** What nobody has written down yet. */
export const NEW_LEAD = {
  stage: leadStages.codes.to_contact,
  staff_name: null,
  next_step: null,
  next_on: null,
};
