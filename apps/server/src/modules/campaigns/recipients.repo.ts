import {
  campaignDeliveryStates,
  type CampaignChannel,
  type CampaignHindrance,
} from '@rawnaq/domain/campaigns/campaign.states';
import { heldBackOf } from '@rawnaq/domain/campaigns/effect.rules';
import type { Waiting } from '@rawnaq/domain/campaigns/pacing.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql, type Insertable } from 'kysely';
import type { DB } from '../../db/schema';
import { deliveryState, messageState } from '../../db/sql-codes';
import { audience, standingOfOne, type Place, type Reach, type Standing } from './audience.query';

/**
 * Everybody who may be written to now, in the order of a lot that nobody can foresee; the first of them are held back.
 * Answers how many get the message.
 */
export async function drawRecipients(
  place: Place,
  campaignId: number,
  reach: Reach,
  { percent, seed, language }: { percent: number; seed: number; language: Language },
): Promise<number> {
  const { rows: drawn } = await sql<{ customer_id: number; country: string }>`
    select q.id as customer_id, q.country
    from (${audience(place, reach, language)}) q
    where q.standing = 'fit'
    order by hashint8extended(q.id, ${seed}::bigint), q.id`.execute(place.tx);
  const held = heldBackOf(drawn.length, percent);
  await insertRecipients(
    place,
    campaignId,
    drawn.map((one, index) => ({
      ...one,
      round: 1,
      position: index + 1,
      status: index < held ? campaignDeliveryStates.codes.held_back : campaignDeliveryStates.codes.pending,
    })),
  );
  return drawn.length - held;
}

type Drawn = Pick<Insertable<DB['campaign_recipients']>, 'customer_id' | 'round' | 'position' | 'country' | 'status'>;
const AT_ONCE = 1_000;

async function insertRecipients(
  { tx, accountId }: Pick<Place, 'tx' | 'accountId'>,
  campaign_id: number,
  rows: readonly Drawn[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('campaign_recipients')
      .values(rows.slice(from, from + AT_ONCE).map((row) => ({ account_id: accountId, campaign_id, ...row })))
      .execute();
}

/** How many of these campaigns wait in each country. */
export async function waitingOf(
  { tx, accountId }: Pick<Place, 'tx' | 'accountId'>,
  ids: readonly number[],
): Promise<Waiting> {
  const { rows } = await sql<{ country: string; count: number }>`
    select r.country, count(*)::int as count
    from campaign_recipients r
    where r.account_id = ${accountId} and r.campaign_id = any(${[...ids]}::bigint[])
      and r.status = ${deliveryState.pending} and r.claimed_at is null
    group by r.country`.execute(tx);
  return Object.fromEntries(rows.map(({ country, count }) => [country, count]));
}

export type NextRecipient = { id: number; customer_id: number };

export async function nextRecipient(
  { tx, accountId }: Pick<Place, 'tx' | 'accountId'>,
  campaignId: number,
  countries: readonly string[],
): Promise<NextRecipient | undefined> {
  const { rows } = await sql<NextRecipient>`
    select r.id, r.customer_id
    from campaign_recipients r
    where r.account_id = ${accountId} and r.campaign_id = ${campaignId} and r.status = ${deliveryState.pending}
      and r.claimed_at is null and r.country = any(${[...countries]}::text[])
    order by r.position
    limit 1
    for update`.execute(tx);
  return rows[0];
}

export type Person = {
  id: number;
  name: string;
  mobile: string;
  email: string | null;
  preferred_language: Language | null;
  language: Language | null;
  standing: Standing;
};

/** As she is at this moment. Two senders do not look at her at once: the cap counts over both. */
export async function lookAtCustomer(
  place: Place,
  reach: { channel: CampaignChannel; cap: number },
  customerId: number,
): Promise<Person> {
  await sql`
    select 1
    from customers
    where account_id = ${place.accountId} and id = ${customerId} for no key update`.execute(place.tx);
  const { rows } = await sql<Person>`${standingOfOne(place, reach, customerId)}`.execute(place.tx);
  return rows[0]!;
}

export async function claimRecipient(
  { tx, accountId, now }: Place,
  id: number,
  claim: { message_id: number; unique_id: string },
): Promise<void> {
  await tx
    .updateTable('campaign_recipients')
    .set({ ...claim, claimed_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function leaveOut({ tx, accountId, now }: Place, id: number, reason: CampaignHindrance): Promise<void> {
  await sql`
    update campaign_recipients
    set status = ${deliveryState.left_out}, reason = ${reason}, claimed_at = ${now.toISOString()}::timestamptz
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

/** Whoever still waits is not written to any more. */
export async function leaveOutRest(
  { tx, accountId, now }: Place,
  campaignId: number,
  reason: CampaignHindrance,
  countries?: readonly string[],
): Promise<void> {
  await sql`
    update campaign_recipients
    set status = ${deliveryState.left_out}, reason = ${reason}, claimed_at = ${now.toISOString()}::timestamptz
    where account_id = ${accountId} and campaign_id = ${campaignId} and status = ${deliveryState.pending}
      and claimed_at is null
      ${countries ? sql`and country = any(${[...countries]}::text[])` : sql``}`.execute(tx);
}

/** A further round for whom sending failed, behind those who still wait. */
export async function drawFailed(place: Place, campaignId: number, withUnknown: boolean): Promise<number> {
  const { tx, accountId } = place;
  const { rows: failed } = await sql<{ customer_id: number; round: number; country: string }>`
    update campaign_recipients
    set is_last = false
    where account_id = ${accountId} and campaign_id = ${campaignId} and is_last
      and (status = ${deliveryState.failed} ${withUnknown ? sql`or status = ${deliveryState.unknown}` : sql``})
    returning customer_id, round, country`.execute(tx);
  if (failed.length === 0) return 0;
  const { rows } = await sql<{ position: number }>`
    select max(position) as position
    from campaign_recipients
    where account_id = ${accountId} and campaign_id = ${campaignId}`.execute(tx);
  const { position: last } = rows[0]!;
  await insertRecipients(
    place,
    campaignId,
    failed
      .toSorted((one, other) => one.customer_id - other.customer_id)
      .map(({ customer_id, round, country }, index) => ({
        customer_id,
        round: round + 1,
        position: last + index + 1,
        country,
        status: campaignDeliveryStates.codes.pending,
      })),
  );
  return failed.length;
}

/** Of `r` and her message `m`: there is an outcome. An unknown one may still become known. */
export const outcomeIsNews = sql`
  r.message_id is not null and r.status in (${deliveryState.pending}, ${deliveryState.unknown})
  and m.status in (${messageState.success}, ${messageState.failed}, ${messageState.unknown})
  and not (r.status = ${deliveryState.unknown} and m.status = ${messageState.unknown})`;

/** What became of messages that were on their way. */
export async function settleOutcomes({ tx, accountId }: Pick<Place, 'tx' | 'accountId'>): Promise<void> {
  await sql`
    update campaign_recipients r
    set sent_at = m.sent_at,
      status = case m.status when ${messageState.success} then ${deliveryState.sent}
        when ${messageState.failed} then ${deliveryState.failed} else ${deliveryState.unknown} end
    from messages m
    where r.account_id = ${accountId} and m.account_id = ${accountId} and m.id = r.message_id
      and ${outcomeIsNews}`.execute(tx);
}

export type Tally = {
  recipients: number;
  waiting: number;
  sent: number;
  failed: number;
  unknown: number;
  left_out: number;
  held_back: number;
  clicked: number;
  stopped: number;
  delivered: number;
  read: number;
};

export async function tallyOf({ tx, accountId }: Pick<Place, 'tx' | 'accountId'>, campaignId: number): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*) filter (where r.status <> ${deliveryState.held_back})::int as recipients,
      count(*) filter (where r.status = ${deliveryState.pending})::int as waiting,
      count(*) filter (where r.status = ${deliveryState.sent})::int as sent,
      count(*) filter (where r.status = ${deliveryState.failed})::int as failed,
      count(*) filter (where r.status = ${deliveryState.unknown})::int as unknown,
      count(*) filter (where r.status = ${deliveryState.left_out})::int as left_out,
      count(*) filter (where r.status = ${deliveryState.held_back})::int as held_back,
      count(*) filter (where r.clicks > 0)::int as clicked,
      count(*) filter (where r.stopped_at is not null)::int as stopped,
      count(*) filter (where m.delivered_at is not null or m.read_at is not null)::int as delivered,
      count(*) filter (where m.read_at is not null)::int as read
    from campaign_recipients r
    left join messages m on m.account_id = ${accountId} and m.id = r.message_id
    where r.account_id = ${accountId} and r.campaign_id = ${campaignId} and r.is_last`.execute(tx);
  return rows[0]!;
}
