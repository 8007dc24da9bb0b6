import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT } from '../../services';

type Lead = {
  /** Of the owner. */ email: string;
  stage: Code<'merchant_leads.stage'>;
  next_step: string | null;
  next_on: string | null;
};

export async function insertLeads(tx: Tx, now: Date, leads: readonly Lead[]): Promise<void> {
  await sql`
    insert into merchant_leads (tenant, stage, staff_id, next_step, next_on, updated_at)
    select o.account_id, l.stage, s.id, l.next_step, l.next_on, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as l(email text,
      stage smallint, next_step text, next_on date)
    join users o on o.email = l.email and o.is_owner
    cross join lateral (select min(u.id) as id
      from users u
      where u.account_id = ${PLATFORM_ACCOUNT} and u.kind = 'manager') s`.execute(tx);
  // The lists are ordered by what stands on the merchant's own row.
  await sql`
    update accounts a
    set lead_stage = l.stage, lead_next_on = l.next_on
    from merchant_leads l
    where l.tenant = a.id`.execute(tx);
}
