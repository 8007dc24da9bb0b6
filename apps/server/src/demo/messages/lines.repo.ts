import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { sql, type Insertable } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import { messageState } from '../../db/sql-codes';

export async function insertDemoLine(
  tx: Tx,
  accountId: number,
  state: Code<'whatsapp_connections.state'>,
  since: Date,
): Promise<void> {
  await tx
    .insertInto('whatsapp_connections')
    .values({
      account_id: accountId,
      provider: 'sandbox',
      settings: '{}',
      secrets: '{}',
      state,
      connected_at: since.toISOString(),
      updated_at: since.toISOString(),
    })
    .execute();
}

/** Most arrive within seconds, and seven in ten are read. */
export async function tellDeliveries(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update messages
    set delivered_at = sent_at + interval '4 seconds',
      read_at = case when id % 10 < 7 then sent_at + interval '3 minutes' end
    where account_id = ${accountId} and channel = 'whatsapp' and customer_id is not null
      and sent_at is not null`.execute(tx);
}

export async function insertLostMessages(tx: Tx, rows: Insertable<DB['messages']>[]): Promise<void> {
  await tx.insertInto('messages').values(rows).execute();
}

/** Some reminders could not be delivered and went by SMS; some birthdays nobody may be written to about. */
export async function tellOtherWays(tx: Tx, accountId: number, now: Date): Promise<void> {
  await sql`
    with lost as (update messages
      set status = ${messageState.failed}, why = 'not_on_whatsapp', failed_at = sent_at + interval '4 seconds',
        delivered_at = null, read_at = null, error = ${troubleText('notOnWhatsappOrOld', 131026)}
      where account_id = ${accountId} and template = 'appointment_reminder' and channel = 'whatsapp'
        and status = ${messageState.success} and customer_id % 7 = 3 and id % 3 = 0
      returning account_id, id, recipient, recipient_name, template, language, body, customer_id, appointment_id,
        visit_at, failed_at)
    insert into messages (account_id, channel, recipient, recipient_name, template, language, body, customer_id,
      appointment_id, visit_at, fallback_of, instead_of, why, status, driver, attempts, created_at, send_after, sent_at)
    select ${accountId}, 'sms', recipient, recipient_name, template, language, body, customer_id, appointment_id,
      visit_at, id, 'whatsapp', 'not_on_whatsapp', ${messageState.success}, 'sandbox', 1, failed_at, failed_at,
      failed_at
    from lost`.execute(tx);
  await sql`
    insert into messages (account_id, channel, recipient, recipient_name, template, language, body, customer_id,
      purpose, why, status, created_at, send_after)
    select c.account_id, 'whatsapp', c.mobile, c.name, 'birthday', 'en', 'Happy birthday ' || c.name || '!', c.id,
      'marketing', 'no_consent', ${messageState.not_sent}, d.at, d.at
    from customers c
    cross join lateral (select (c.birth_date + make_interval(years => (extract(year
      from ${now.toISOString()}::timestamptz) - extract(year
      from c.birth_date))::int))::date + time '06:12' as at) d
    where c.account_id = ${accountId} and c.birth_date is not null and d.at < ${now.toISOString()}::timestamptz
      and d.at > ${now.toISOString()}::timestamptz - interval '20 days'
      and not exists (select from customer_consents k
        where k.account_id = ${accountId} and k.customer_id = c.id and k.purpose = 'marketing' and k.allowed)
    order by c.id limit 12`.execute(tx);
}
