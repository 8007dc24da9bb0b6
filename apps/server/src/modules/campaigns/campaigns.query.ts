import { effectOf, MEASURED_DAYS, sumOf, type Between, type Group } from '@rawnaq/domain/campaigns/effect.rules';
import type { CampaignDelivery } from '@rawnaq/domain/campaigns/campaign.states';
import { sql, type RawBuilder } from 'kysely';
import { deliveryState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mobileFor } from '../../http/lists/own-calendar.query';
import { firstBooking, spending } from './measure.repo';

const counted = (ctx: Ctx, which: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (select count(*)::int
    from campaign_recipients r
    where r.account_id = ${ctx.accountId} and r.campaign_id = c.id and r.is_last and ${which})`;
const inState = (ctx: Ctx, state: RawBuilder<CampaignDelivery>): RawBuilder<number> =>
  counted(ctx, sql`r.status = ${state}`);

/** What it caused is written down by the hour, so that a list need not count it. */
export const campaignRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('campaigns as c')
    .where('c.account_id', '=', ctx.accountId)
    .select([
      'c.id',
      'c.kind',
      'c.name',
      'c.channel',
      'c.status',
      counted(ctx, sql`r.status <> ${deliveryState.held_back}`).as('recipients'),
      inState(ctx, deliveryState.sent).as('sent'),
      inState(ctx, deliveryState.failed).as('failed'),
      inState(ctx, deliveryState.unknown).as('unknown'),
      inState(ctx, deliveryState.left_out).as('left_out'),
      inState(ctx, deliveryState.held_back).as('held_back'),
      'c.starts_at',
      'c.begun_at',
      'c.finish_at',
      'c.completed_at',
      sql<number | null>`(c.effect -> 'bookings' ->> 'value')::float8`.as('bookings'),
      sql<number | null>`(c.effect -> 'bookings' ->> 'least')::float8`.as('bookings_least'),
      sql<number | null>`(c.effect -> 'bookings' ->> 'most')::float8`.as('bookings_most'),
      sql<number | null>`round((c.effect -> 'money' ->> 'value')::float8)::bigint`.as('money'),
      'c.created_at',
    ]);

/** Each customer once, as she stands after the last round; the time that is measured is the campaign's own. */
export const campaignCustomerRows = (ctx: Ctx) => {
  const from = sql`g.begun_at`;
  const last = sql`coalesce(g.completed_at, ${ctx.now.toISOString()}::timestamptz)`;
  const until = sql`${last} + make_interval(days => ${MEASURED_DAYS})`;
  return sql<never>`
    (select r.id, r.campaign_id, r.customer_id, c.name, ${mobileFor(ctx, 'c.mobile')} as mobile, r.status,
      r.reason, m.error, r.round, r.sent_at,
      coalesce(m.delivered_at, m.read_at) as delivered_at, m.read_at, r.clicked_at, b.booked_at, s.amount, r.stopped_at
    from campaign_recipients r
    join campaigns g on g.account_id = r.account_id and g.id = r.campaign_id
    join customers c on c.account_id = r.account_id and c.id = r.customer_id
    left join messages m on m.account_id = r.account_id and m.id = r.message_id
    ${firstBooking(ctx.accountId, from, until)}
    ${spending(ctx.accountId, from, until)}
    where r.account_id = ${ctx.accountId} and r.is_last)`;
};

const SUMMED_DAYS = 90;

type Sent = { sent: number; failed: number; stopped: number };

export async function sumUp(ctx: Ctx) {
  const since = sql`${ctx.now.toISOString()}::timestamptz - make_interval(days => ${SUMMED_DAYS})`;
  const { rows } = await sql<Sent & { before: Pick<Sent, 'sent' | 'stopped'> }>`
    select count(*) filter (where span.is_now and r.status = ${deliveryState.sent})::int as sent,
      count(*) filter (where span.is_now and r.status = ${deliveryState.failed} and r.is_last)::int as failed,
      count(r.stopped_at) filter (where span.is_now)::int as stopped,
      json_build_object(
        'sent', count(*) filter (where not span.is_now and r.status = ${deliveryState.sent}),
        'stopped', count(r.stopped_at) filter (where not span.is_now)) as before
    from campaign_recipients r cross join lateral (select r.claimed_at > ${since} as is_now) span
    where r.account_id = ${ctx.accountId} and r.message_id is not null
      and r.claimed_at > ${since} - make_interval(days => ${SUMMED_DAYS})`.execute(ctx.tx);
  const measured = await sql<{ got: Group; held: Group }>`
    select c.got, c.held
    from campaigns c
    where c.account_id = ${ctx.accountId} and c.begun_at > ${since} and c.got is not null`.execute(ctx.tx);
  const effects = measured.rows.flatMap(({ got, held }) => effectOf(got, held) ?? []);
  const sums = (of: (effect: (typeof effects)[number]) => Between): Between | null => sumOf(effects.map(of)) ?? null;
  return { ...rows[0]!, bookings: sums(({ bookings }) => bookings), money: sums(({ money }) => money) };
}

type Accepting = { whatsapp: number; sms: number; email: number };

/** Whose newest word about offers is a yes, by channel. */
export async function countAccepting(ctx: Ctx): Promise<Accepting> {
  const { rows } = await sql<Accepting>`
    select count(*) filter (where c.offers_by_whatsapp)::int as whatsapp,
      count(*) filter (where c.offers_by_sms)::int as sms, count(*) filter (where c.offers_by_email)::int as email
    from customers c
    where c.account_id = ${ctx.accountId} and c.merged_into is null`.execute(ctx.tx);
  return rows[0]!;
}

export async function countCustomers(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from customers
    where account_id = ${ctx.accountId} and merged_into is null`.execute(ctx.tx);
  return rows[0]!.count;
}
