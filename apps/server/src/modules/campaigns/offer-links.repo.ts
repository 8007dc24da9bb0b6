import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Place } from './audience.query';

export async function countClick({ tx, accountId, now }: Place, uniqueId: string): Promise<void> {
  await sql`
    update campaign_recipients
    set clicks = clicks + 1, clicked_at = coalesce(clicked_at, ${now.toISOString()}::timestamptz)
    where account_id = ${accountId} and unique_id = ${uniqueId}`.execute(tx);
}

type Offer = { customer_id: number; name: string; channel: Code<'campaigns.channel'>; is_stopped: boolean };

export async function findOffer({ tx, accountId }: Place, uniqueId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select c.id as customer_id, c.name, g.channel, r.stopped_at is not null as is_stopped
    from campaign_recipients r
    join campaigns g on g.account_id = r.account_id and g.id = r.campaign_id
    join customers c on c.account_id = r.account_id and c.id = r.customer_id
    where r.account_id = ${accountId} and r.unique_id = ${uniqueId}`.execute(tx);
  return rows[0];
}

/** An offer that belongs to no campaign, such as a greeting: her newest word says whether it is stopped. */
export async function findGreeting({ tx, accountId }: Place, messageId: number): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select c.id as customer_id, c.name, m.channel,
      coalesce((select not k.allowed
        from customer_consents k
        where k.account_id = ${accountId} and k.customer_id = c.id and k.channel = m.channel
          and k.purpose = 'marketing'
        order by k.recorded_at desc, k.id desc limit 1),
        false) as is_stopped
    from messages m
    join customers c on c.account_id = m.account_id and c.id = m.customer_id
    where m.account_id = ${accountId} and m.id = ${messageId} and m.purpose = 'marketing'`.execute(tx);
  return rows[0];
}

/** Answers whether this was the first time. */
export async function markStopped({ tx, accountId, now }: Place, uniqueId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaign_recipients')
    .set({ stopped_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const salonNames = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['english_name', 'arabic_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const findPicture = ({ tx, accountId }: Pick<Place, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('uploads')
    .select(['account_id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('mime', 'like', 'image/%')
    .executeTakeFirst();
