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
  /** Since when the salon knows her, and when she made each of her bookings: seconds of the epoch. */
  known_since: number;
  booked_at: number[];
  /** The ways by which she may be written to. */
  channels: string[];
};

/** Whoever could be written to. Three lists, because nothing has counted the new rows yet: a join would guess badly. */
export async function readersOf(tx: Tx, accountId: number): Promise<DemoReader[]> {
  const [people, willing, bookings] = await Promise.all([
    sql<Omit<DemoReader, 'channels' | 'booked_at'>>`
      select id, name, mobile, email, preferred_language, language,
        extract(epoch from created_at)::float8 as known_since
      from customers
      where account_id = ${accountId} and status = ${recordState.active} and merged_into is null
        and whatsapp_inactive_at is null
      order by id`.execute(tx),
    sql<{ customer_id: number; channels: string[] }>`
      select customer_id, array_agg(channel) as channels
      from customer_consents
      where account_id = ${accountId} and purpose = 'marketing' and allowed
      group by customer_id`.execute(tx),
    sql<{ customer_id: number; booked_at: number[] }>`
      select customer_id, array_agg(extract(epoch from created_at)::float8) as booked_at
      from appointments
      where account_id = ${accountId} and status <> ${visitState.cancelled}
      group by customer_id`.execute(tx),
  ]);
  const channelsOf = new Map(willing.rows.map(({ customer_id, channels }) => [customer_id, channels]));
  const bookingsOf = new Map(bookings.rows.map(({ customer_id, booked_at }) => [customer_id, booked_at]));
  return people.rows.map((person) => ({
    ...person,
    channels: channelsOf.get(person.id) ?? [],
    booked_at: bookingsOf.get(person.id) ?? [],
  }));
}
