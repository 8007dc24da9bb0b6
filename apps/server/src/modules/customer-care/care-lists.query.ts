import { COMMA } from '@rawnaq/domain/kernel/localized';
import { CARE_MESSAGES, careTemplates, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import type {
  BirthdayRow,
  MissedCustomerRow,
  NoShowRow,
  ReminderRow,
} from '@rawnaq/domain/customer-care/customer-care.lists';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import type { MessageChannel } from '@rawnaq/domain/messages/message-ways.rules';
import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';
import { mayBeSeen, mobileFor } from '../../http/lists/own-calendar.query';
import { employeeName } from '../employees';
import { careRules, type CareRules } from './care-rules';
import { lastVisit, nextVisit } from './missed-customers.query';
import { messageState, recordState, visitPayment, visitState } from '../../db/sql-codes';

/** Today's visits and those to come that can be reminded of, and those that were, whatever became of them. */
export async function reminderRows(ctx: Ctx): Promise<RawBuilder<ReminderRow>> {
  const rules = await careRules(ctx);
  const last = addDays(rules.today, rules.reminder_days);
  const { start, end } = businessSpan(rules.today, last, rules.time_zone, rules.business_day_cut_off);
  const isOpen = sql`
    (a.status = ${visitState.scheduled} and a.no_show_at is null and a.start_at > ${ctx.now.toISOString()}::timestamptz
      and a.payment_status <> ${visitPayment.waiting})`;
  return sql<ReminderRow>`
    (select ${visitColumns(ctx)}, ${sendingColumns(ctx, 'reminder', rules)}, ${isOpen} as is_open,
      case
        when m.id is null then null
        when a.cancelled_at >= m.created_at then 'cancelled'
        when a.no_show_at is not null then 'missed'
        when a.status = ${visitState.check_in} or a.achieved_at is not null then 'came'
        when a.rescheduled_at >= m.created_at then 'moved'
        else 'coming' end as since
      from appointments a
      join customers c on c.account_id = a.account_id and c.id = a.customer_id
      ${lastMessage(ctx, sql`o.appointment_id = a.id`, 'reminder')}
      where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${start}::timestamptz
        and ((${isOpen} and a.start_at < ${end}::timestamptz) or m.id is not null))`;
}

/**
 * Missed visits, and the one the customer booked since: the one that was made up for by the desk, else the first she
 * made herself.
 */
export async function noShowRows(ctx: Ctx): Promise<RawBuilder<NoShowRow>> {
  const rules = await careRules(ctx);
  const first = addDays(rules.today, -rules.no_show_days);
  const { start } = businessSpan(first, first, rules.time_zone, rules.business_day_cut_off);
  return sql<NoShowRow>`
    (select ${visitColumns(ctx)}, ${sendingColumns(ctx, 'no_show', rules)},
      case when b.id is null then 'no' else 'yes' end as rebooked, ${rebookedVisit(ctx)}
      from appointments a
      join customers c on c.account_id = a.account_id and c.id = a.customer_id
      ${lastMessage(ctx, sql`o.appointment_id = a.id`, 'no_show')}
      left join lateral (select n.id, n.start_at
        from appointments n
        where n.account_id = ${ctx.accountId} and n.customer_id = a.customer_id and n.status <> ${visitState.cancelled}
          and n.no_show_at is null and n.created_at >= a.no_show_at
        order by (n.rebooked_from = a.id) desc nulls last, n.created_at, n.id limit 1) b on true
      where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.no_show_at is not null
        and a.status <> ${visitState.cancelled} and a.start_at >= ${start}::timestamptz)`;
}

/**
 * Everybody whose birthday is known, by the next one; congratulations may come a little late, and belong to one
 * birthday only.
 */
export async function birthdayRows(ctx: Ctx): Promise<RawBuilder<BirthdayRow>> {
  const rules = await careRules(ctx);
  // Whoever was born on 29 February celebrates on the 28th where there is none.
  const inYears = (years: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(c.birth_date + make_interval(years => ${years}))::date`;
  // In the first days of January a birthday of December is a little late, not almost a year away.
  const earliest = sql`(${rules.today}::date - ${rules.birthday_late_days}::int)`;
  const age = sql`(extract(year from ${earliest}) - extract(year from c.birth_date))::int`;
  const aroundBirthday = sql`o.customer_id = c.id and o.created_at > (d.birthday - 180)::timestamptz`;
  return sql<BirthdayRow>`
    (select c.id, c.id as customer_id, c.name as customer, ${mobileFor(ctx, 'c.mobile')} as mobile, d.birthday,
      d.birthday::timestamp at time zone ${rules.time_zone} as day,
      (extract(year from d.birthday) - extract(year from c.birth_date))::int as age,
      ${sendingColumns(ctx, 'birthday', rules)},
      c.last_invoice_on as last_visit
      from customers c
      cross join lateral (select case
        when ${inYears(age)} < ${earliest} then ${inYears(sql`${age} + 1`)}
        else ${inYears(age)} end as birthday) d
      ${lastMessage(ctx, aroundBirthday, 'birthday')}
      where c.account_id = ${ctx.accountId} and c.birth_date is not null and c.merged_into is null
        and c.status = ${recordState.active})`;
}

/** Who has not been here for as long as the salon says, and what she booked after she was written to. */
export async function missedCustomerRows(ctx: Ctx): Promise<RawBuilder<MissedCustomerRow>> {
  const rules = await careRules(ctx);
  const sinceVisit = sql`o.customer_id = c.id and o.created_at > l.day::timestamptz`;
  return sql<MissedCustomerRow>`
    (select c.id, c.id as customer_id, c.name as customer, ${mobileFor(ctx, 'c.mobile')} as mobile,
      l.day as last_visit,
      l.day::timestamp at time zone ${rules.time_zone} as day, ${rules.today}::date - l.day as days,
      ${sendingColumns(ctx, 'missed_customer', rules)}, case when b.id is null then 'no' else 'yes' end as rebooked,
      ${rebookedVisit(ctx)}
      from customers c
      ${lastVisit(ctx.accountId, rules.time_zone)}
      ${nextVisit(ctx.accountId, ctx.now)}
      ${lastMessage(ctx, sinceVisit, 'missed_customer')}
      where c.account_id = ${ctx.accountId} and c.merged_into is null and c.status = ${recordState.active}
        and l.day <= ${rules.today}::date - ${rules.missed_after_days}::int and (b.id is null or m.id is not null))`;
}

/** That she comes again ends the care for her; when, and to whom, only those see who may see that visit. */
const rebookedVisit = (ctx: Ctx): RawBuilder<unknown> => sql`
  case when ${mayBeSeen(ctx, sql`b.id`)} then b.id end as rebooked_id,
    case when ${mayBeSeen(ctx, sql`b.id`)} then b.start_at end as rebooked_at`;

const visitColumns = (ctx: Ctx): RawBuilder<unknown> => sql`
  a.id, a.start_at, a.customer_id, c.name as customer, ${mobileFor(ctx, 'c.mobile')} as mobile,
    coalesce((select string_agg(s.${sql.ref(ctx.language === 'ar' ? 'arabic_name' : 'english_name')},
      ${COMMA[ctx.language]}
      order by l.position)
      from appointment_lines l
      join services s on s.account_id = l.account_id and s.id = l.service_id
      where l.account_id = ${ctx.accountId} and l.appointment_id = a.id),
      '') as services,
    coalesce((select string_agg(distinct ${employeeName(ctx.language)}, ${COMMA[ctx.language]})
      from appointment_lines l
      join employees e on e.account_id = l.account_id and e.id = l.employee_id
      where l.account_id = ${ctx.accountId} and l.appointment_id = a.id),
      '') as employees`;

const AUTOMATICALLY = { en: 'Automatically', ar: 'تلقائيًا' };

/** How far the newest message is, and by what the customer can be reached. The sending itself judges again. */
export const sendingColumns = (
  { language, accountId }: Ctx,
  kind: CareKind,
  rules: CareRules,
): RawBuilder<unknown> => sql`
  case
    when c.status <> ${recordState.active} or c.merged_into is not null then 'disabled'
    ${sql.join(
      rules.waysOf(kind).map((channel) => sql`when ${isOpen(accountId, channel, kind)} then ${channel}`),
      sql` `,
    )}
    else 'refused' end as reach,
    case
      when m.id is null or m.status = ${messageState.not_sent} then 'unsent'
      when m.status in (${messageState.pending}, ${messageState.sending}) then 'queued'
      when m.status = ${messageState.success} then 'sent'
      when m.status = ${messageState.unknown} then 'unknown'
      else 'failed' end as state,
    coalesce(m.sent_at, m.created_at) as written_at,
    case when m.id is not null then coalesce(m.sender, ${AUTOMATICALLY[language]}) end as written_by, m.error`;

export const lastMessage = ({ accountId }: Ctx, about: RawBuilder<unknown>, kind: CareKind): RawBuilder<unknown> => sql`
  left join lateral (select o.id, o.status, o.created_at, o.sent_at, o.error, u.name as sender
    from messages o
    left join users u on u.account_id = o.account_id and u.id = o.sent_by
    where o.account_id = ${accountId} and ${about} and o.template in (${sql.join(careTemplates(kind))})
    order by o.created_at desc, o.id desc limit 1) m on true`;

/** As `hindranceOn` of the domain, for lists. */
function isOpen(accountId: number, channel: MessageChannel, kind: CareKind): RawBuilder<unknown> {
  const { purpose } = automaticMessages[CARE_MESSAGES[kind]];
  const word = sql`
    coalesce((select k.allowed
      from customer_consents k
      where k.account_id = ${accountId} and k.customer_id = c.id and k.channel = ${channel} and k.purpose = ${purpose}
      order by k.recorded_at desc, k.id desc limit 1),
      ${purpose === 'service'})`;
  if (channel === 'email') return sql`(c.email is not null and ${word})`;
  if (channel === 'sms') return word;
  return purpose === 'service'
    ? sql`(c.whatsapp_inactive_at is null and c.whatsapp_allowed and ${word})`
    : sql`(c.whatsapp_inactive_at is null and ${word})`;
}
