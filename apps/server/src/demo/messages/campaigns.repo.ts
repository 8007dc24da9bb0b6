import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { recordState, visitState } from '../../db/sql-codes';

/**
 * What customers said about offers: most a yes by WhatsApp, some a no, some nothing; fewer by the other ways. Drawn
 * from their numbers, so that the same world says the same.
 */
export async function sayAboutOffers(tx: Tx, accountId: number, now: Date): Promise<void> {
  await sql`
    insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name, recorded_at)
    select c.account_id, c.id, w.channel, 'marketing', d.chance < w.yes, c.name,
      greatest(c.created_at, ${now.toISOString()}::timestamptz - interval '200 days')
    from customers c
    cross join (values ('whatsapp', 82, 90), ('sms', 55, 60), ('email', 70, 74)) w(channel, yes, told)
    cross join lateral (select abs(hashtextextended(w.channel || c.mobile, 7)) % 100 as chance) d
    where c.account_id = ${accountId} and d.chance < w.told and (w.channel <> 'email' or c.email is not null)
    order by c.id, w.channel`.execute(tx);
  const asked = await tx.selectFrom('customers').select('id').where('account_id', '=', accountId).execute();
  await sql`
    select app.keep_offers(${accountId}, ${asked.map(({ id }) => id)}::bigint[])`.execute(tx);
}

export type DemoReader = {
  id: number;
  name: string;
  mobile: string;
  email: string | null;
  preferred_language: 'en' | 'ar' | null;
  language: 'en' | 'ar' | null;
  has_booked: boolean;
};

/**
 * Who could have been written to, and whether she booked in a stretch of time. The lists stand apart because nothing
 * has counted the new rows yet: guessing that they are few, the planner would look through them for every customer.
 */
export async function readersOf(
  tx: Tx,
  accountId: number,
  channel: string,
  { from, until }: { from: string; until: string },
): Promise<DemoReader[]> {
  const { rows } = await sql<DemoReader>`
    with bookers as materialized (select distinct a.customer_id
      from appointments a
      where a.account_id = ${accountId} and a.status <> ${visitState.cancelled}
        and a.created_at >= ${from}::timestamptz and a.created_at < ${until}::timestamptz),
    willing as materialized (select k.customer_id
      from customer_consents k
      where k.account_id = ${accountId} and k.channel = ${channel} and k.purpose = 'marketing' and k.allowed)
    select c.id, c.name, c.mobile, c.email, c.preferred_language, c.language,
      c.id in (select customer_id from bookers) as has_booked
    from customers c
    where c.account_id = ${accountId} and c.status = ${recordState.active} and c.merged_into is null
      and c.whatsapp_inactive_at is null and c.created_at < ${from}::timestamptz
      and c.id in (select customer_id from willing)
    order by c.id`.execute(tx);
  return rows;
}
