import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import type { CampaignChannel, CampaignHindrance } from '@rawnaq/domain/campaigns/campaign.states';
import { COUNTRY_PREFIXES } from '@rawnaq/domain/campaigns/quiet-hours.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql, type RawBuilder } from 'kysely';
import { PLANNED_ANEW } from '../../db/database';
import { deliveryState, invoiceKind, recordState, visitState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

export type Place = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
/** Whom a message is for, how it goes, and how many offers in 30 days are enough. */
export type Reach = { channel: CampaignChannel; cap: number; selection: CampaignSelection; today: string };
export type Standing = CampaignHindrance | 'fit';
const CAP_DAYS = 30;

const at = (now: Date): RawBuilder<unknown> => sql`${now.toISOString()}::timestamptz`;

/** Everybody who fits, each with the first thing that stands in the way of writing to her. */
export const audience = (
  { accountId, now }: Place,
  reach: Reach,
  accountLanguage: Language,
): RawBuilder<unknown> => sql`
  select c.id, ${standing(reach)} as standing, ${countryOf} as country, ${languageOf(accountLanguage)} as language
  from customers c
  ${offersOf(accountId, now)}
  where ${sql.join(conditions(accountId, now, reach), sql` and `)}`;

/** The same of one customer, whatever campaign she is in. */
export const standingOfOne = (
  { accountId, now }: Place,
  reach: Pick<Reach, 'channel' | 'cap'>,
  customerId: number,
): RawBuilder<unknown> => sql`
  select c.id, c.name, c.mobile, c.email, c.preferred_language, c.language, ${standing(reach)} as standing
  from customers c
  ${offersOf(accountId, now)}
  where c.account_id = ${accountId} and c.id = ${customerId}`;

const offersOf = (accountId: number, now: Date): RawBuilder<unknown> => sql`
  left join (select o.account_id, o.customer_id, count(*) as offers
    from campaign_recipients o
    where o.account_id = ${accountId} and o.message_id is not null
      and o.claimed_at > ${at(now)} - make_interval(days => ${CAP_DAYS}) and o.status <> ${deliveryState.failed}
    group by o.account_id, o.customer_id) n on n.account_id = c.account_id and n.customer_id = c.id`;

const unreachable = (channel: CampaignChannel): RawBuilder<unknown> => {
  if (channel === 'email') return sql`c.email is null`;
  return channel === 'whatsapp' ? sql`c.whatsapp_inactive_at is not null` : sql`false`;
};

const newestWord: Record<CampaignChannel, RawBuilder<unknown>> = {
  whatsapp: sql`c.offers_by_whatsapp`,
  sms: sql`c.offers_by_sms`,
  email: sql`c.offers_by_email`,
};

const standing = ({ channel, cap }: Pick<Reach, 'channel' | 'cap'>): RawBuilder<Standing> => sql<Standing>`
  case when c.status <> ${recordState.active} or c.merged_into is not null then 'disabled'
    when ${unreachable(channel)} then 'no_address'
    when ${newestWord[channel]} is false then 'stopped'
    when ${newestWord[channel]} is null then 'no_consent'
    when coalesce(n.offers, 0) >= ${cap} then 'cap'
    else 'fit' end`;

const countryOf = sql<string>`
  case left(c.mobile, 4) ${sql.join(
    Object.entries(COUNTRY_PREFIXES).map(([country, prefix]) => sql`when ${prefix} then ${country}`),
    sql` `,
  )} else '' end`;

/** As languageOfCustomer of the domain, for counting. */
const languageOf = (accountLanguage: Language): RawBuilder<Language> => sql<Language>`
  coalesce(c.preferred_language, c.language, c.name_language, ${accountLanguage})`;

function conditions(accountId: number, now: Date, { selection, today }: Reach): RawBuilder<unknown>[] {
  const list = [sql`c.account_id = ${accountId}`, sql`c.merged_into is null`];
  const when = (value: unknown, condition: () => RawBuilder<unknown>): void => {
    if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)) list.push(condition());
  };
  const one = selection;
  when(one.types, () => sql`c.type = any(${one.types}::text[])`);
  when(one.genders, () => sql`c.gender = any(${one.genders}::int[])`);
  when(one.nationality_ids, () => sql`c.nationality_id = any(${one.nationality_ids}::int[])`);
  when(one.birthday_months, () => sql`extract(month from c.birth_date)::int = any(${one.birthday_months}::int[])`);
  when(one.visited_least, () => sql`c.last_invoice_on <= ${today}::date - ${one.visited_least}::int`);
  when(one.visited_most, () => sql`c.last_invoice_on >= ${today}::date - ${one.visited_most}::int`);
  when(one.spent_least, () => sql`c.id in (${spenders(accountId, today, sql`>= ${one.spent_least}`)})`);
  when(one.spent_most, () => sql`c.id not in (${spenders(accountId, today, sql`> ${one.spent_most}`)})`);
  when(
    one.service_ids,
    () => sql`c.id in (${buyers(accountId, sql`l.service_id = any(${one.service_ids}::bigint[])`)})`,
  );
  when(one.group_ids, () => sql`c.id in (${buyers(accountId, sql`v.group_id = any(${one.group_ids}::bigint[])`)})`);
  when(
    one.not_booked_days,
    () => sql`
      not exists (select from appointments a
        where a.account_id = ${accountId} and a.customer_id = c.id and a.status <> ${visitState.cancelled}
          and a.created_at > ${at(now)} - make_interval(days => ${one.not_booked_days}))`,
  );
  when(
    one.next_booking,
    () => sql`
      ${one.next_booking === 'none' ? sql`not` : sql``} exists (select from appointments a
        where a.account_id = ${accountId} and a.customer_id = c.id and a.status = ${visitState.scheduled}
          and a.no_show_at is null and a.start_at > ${at(now)})`,
  );
  return list;
}

/** By what they spent in twelve months. */
const spenders = (accountId: number, today: string, than: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select i.customer_id
  from invoices i
  where i.account_id = ${accountId} and i.kind = ${invoiceKind.sale} and i.cancelled_at is null
    and i.customer_id is not null and i.day > ${today}::date - 365
  group by i.customer_id
  having sum(i.total) ${than}`;

const buyers = (accountId: number, what: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select i.customer_id
  from invoice_lines l
  join invoices i on i.account_id = l.account_id and i.id = l.invoice_id
  join services v on v.account_id = l.account_id and v.id = l.service_id
  where l.account_id = ${accountId} and ${what} and i.kind = ${invoiceKind.sale} and i.cancelled_at is null
    and i.customer_id is not null`;

export type Counted = { standing: Standing; country: string; language: Language; count: number };

/**
 * `offset 0`: seen through, names and numbers would promise as many groups as customers, and all would be sorted. A
 * plan for any values works out for every customer what is known of these.
 */
export async function countAudience(place: Place, reach: Reach, accountLanguage: Language): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${sql.raw(PLANNED_ANEW)} f.standing, f.country, f.language, count(*)::int as count
    from (${audience(place, reach, accountLanguage)} offset 0) f
    group by 1, 2, 3`.execute(place.tx);
  return rows;
}
