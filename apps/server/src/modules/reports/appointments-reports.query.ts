import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import { weekdayChoices } from '@rawnaq/domain/appointments/appointments.lists';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import { minuteText } from '@rawnaq/domain/kernel/time/clock';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import {
  appointmentGroups,
  type AppointmentGroup,
  type appointmentsReport,
  type onlineVisitsReport,
} from '@rawnaq/domain/reports/definitions/appointments-reports';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import { businessDaySql, findSalonClock, hourSql, outcomeSql, weekdaySql } from '../appointments';
import { employeeName } from '../employees';
import type { Asked, SummaryServer } from './report-server';

const OUTCOMES = Object.values(appointmentOutcomes.codes);
const { cancelled, no_show, rescheduled } = appointmentOutcomes.codes;
const LOST = [cancelled, no_show, rescheduled];
const { online } = appointmentSources.codes;

type ReportAsked = Asked<typeof appointmentsReport>;
type Counts = { total: number; online: number; value: number } & Record<(typeof OUTCOMES)[number], number>;
type Group = Counts & { key: string | number; label: string };

/** More bars than this are a fence. Days are never left out. */
const MOST_BARS = 40;

export const appointmentsServer: SummaryServer<typeof appointmentsReport> = {
  async answer(ctx, asked) {
    const by = groupOf(asked);
    const visits = await visitsOf(ctx, asked);
    const [groups, whole] = await Promise.all([countGroups(ctx, by, visits), countAll(ctx, visits)]);
    return {
      rows: groups.map(({ key, label, ...counts }) => ({
        id: key,
        name: nameOf(ctx, by, key, label),
        ...counts,
        ...ratesOf(counts),
        query: listQuery(asked, narrowing(by, key)),
      })),
      figures: { total: whole.total, value: whole.value, online: whole.online, ...ratesOf(whole) },
      sums: { ...whole },
      chart: (by === 'day' ? groups : groups.slice(0, MOST_BARS)).map(({ key, label, ...counts }) => ({
        name: nameOf(ctx, by, key, label).replace(/ \d{4}$/, ''),
        kept: counts.total - lostOf(counts),
        lost: lostOf(counts),
      })),
      link: listQuery(asked, {}),
    };
  },
};

const groupOf = ({ filters }: ReportAsked): AppointmentGroup =>
  Object.values(appointmentGroups.codes).find((code) => code === filters.by?.[0]) ?? 'day';
const lostOf = (counts: Counts): number => LOST.reduce((sum, outcome) => sum + counts[outcome], 0);

function ratesOf(counts: Counts): { cancelled_rate: number | null; missed_rate: number | null } {
  const rate = (count: number): number | null =>
    counts.total === 0 ? null : Math.round((1000 * count) / counts.total) / 10;
  return { cancelled_rate: rate(counts[cancelled]), missed_rate: rate(counts[no_show] + counts[rescheduled]) };
}

/** The same filters in the words of the list of appointments: every number can be looked at one by one. */
function listQuery({ from, to, filters, ids }: ReportAsked, narrower: Record<string, string>): string {
  const { outcome, source } = filters;
  const { employee_id, service_id, customer_id } = ids;
  return new URLSearchParams({
    view: 'list',
    'f.start_at': `${from}..${to}`,
    ...(employee_id && { 'f.employee': String(employee_id) }),
    ...(service_id && { 'f.service': String(service_id) }),
    ...(customer_id && { 'f.customer_id': String(customer_id) }),
    ...(outcome && { 'f.outcome': outcome.join(',') }),
    ...(source && { 'f.source': source.join(',') }),
    ...narrower,
  }).toString();
}

const narrowing = (by: AppointmentGroup, key: string | number): Record<string, string> =>
  by === 'day' ? { 'f.start_at': `${key}..${key}` } : { [`f.${by}`]: String(key) };

function nameOf({ language, session }: Ctx, by: AppointmentGroup, key: string | number, label: string): string {
  const choices = {
    weekday: weekdayChoices,
    source: appointmentSources.choices,
    outcome: appointmentOutcomes.choices,
  };
  if (by === 'hour') return minuteText(Number(key) * 60, language, session?.account.clock ?? '12');
  if (by === 'day') return isLocalDate(String(key)) ? sayDay(String(key), language) : String(key);
  return by === 'employee' || by === 'service'
    ? label
    : (choices[by].find((choice) => choice.value === key)?.label[language] ?? String(key));
}

/** The visits of the period that pass the filters: found by the tree of their beginnings. */
async function visitsOf(ctx: Ctx, { from, to, filters, ids }: ReportAsked): Promise<RawBuilder<unknown>> {
  const clock = await findSalonClock(ctx);
  const { start, end } = businessSpan(from, to, clock.time_zone, clock.business_day_cut_off);
  const { outcome, source } = filters;
  const { employee_id, service_id, customer_id } = ids;
  const conditions = [
    sql`a.account_id = ${ctx.accountId}`,
    mayBeSeen(ctx),
    sql`a.start_at >= ${start}::timestamptz`,
    sql`a.start_at < ${end}::timestamptz`,
    ...(source ? [sql`a.source = any(${source.map(Number)}::int[])`] : []),
    ...(outcome ? [sql`${outcomeSql} = any(${outcome}::text[])`] : []),
    ...(customer_id ? [sql`a.customer_id = ${customer_id}`] : []),
    ...(employee_id ? [hasLine(ctx, sql`w.employee_id = ${employee_id}`)] : []),
    ...(service_id ? [hasLine(ctx, sql`w.service_id = ${service_id}`)] : []),
  ];
  return sql`
    (select a.account_id, a.id, a.source, a.total as price, ${outcomeSql} as outcome, ${businessDaySql(ctx)} as day,
      ${weekdaySql(ctx)} as weekday, ${hourSql(ctx)} as hour
      from appointments a
      where ${sql.join(conditions, sql` and `)}) v`;
}

const hasLine = ({ accountId }: Ctx, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
    exists (select from appointment_lines w
      where w.account_id = ${accountId} and w.appointment_id = a.id and ${which})`;

const outcomes = OUTCOMES.map((one) => sql`(count(*) filter (where v.outcome = ${one}))::int as ${sql.ref(one)}`);
const counts = sql`
  count(*)::int as total, (count(*) filter (where v.source = ${online}))::int as online,
    coalesce(sum(v.price) filter (where v.outcome <> all(${LOST}::text[])), 0)::bigint as value,
    ${sql.join(outcomes)}`;

async function countAll({ tx }: Ctx, visits: RawBuilder<unknown>): Promise<Counts> {
  return (await sql<Counts>`select ${counts} from ${visits}`.execute(tx)).rows[0]!;
}

/** A visit of two services, or with two people, counts with each of them. */
async function countGroups(
  { tx, language, accountId }: Ctx,
  by: AppointmentGroup,
  visits: RawBuilder<unknown>,
): Promise<Group[]> {
  if (by === 'employee' || by === 'service') {
    const table = by === 'employee' ? 'employees' : 'services';
    const [key, label] =
      by === 'employee'
        ? (['employee_id', employeeName(language, 'n')] as const)
        : (['service_id', sql.ref(language === 'ar' ? 'n.arabic_name' : 'n.english_name')] as const);
    const { rows } = await sql<Group>`
      select l.key, ${label} as label, ${counts}
      from ${visits}
      cross join lateral (select distinct o.${sql.ref(key)} as key
        from appointment_lines o
        where o.account_id = ${accountId} and o.appointment_id = v.id) l
      join ${sql.table(table)} n on n.account_id = ${accountId} and n.id = l.key
      group by l.key, ${label}
      order by total desc, l.key`.execute(tx);
    return rows;
  }
  const key = sql.ref(`v.${by}`);
  return (
    await sql<Group>`
      select ${key} as key, '' as label, ${counts}
      from ${visits}
      group by ${key}
      order by ${by === 'outcome' ? sql`total desc,` : sql``}
      ${key}`.execute(tx)
  ).rows;
}

type VisitDay = { date: string; visitors: number; pages: number; booked: number; bookings: number };

/** Every day of the period, also those on which nobody came. */
export const onlineVisitsServer: SummaryServer<typeof onlineVisitsReport> = {
  answer: async (ctx, { from, to }) => {
    const { time_zone } = await findSalonClock(ctx);
    const { rows } = await sql<VisitDay>`
      select d.day::date as date, coalesce(o.visitors, 0)::int as visitors, coalesce(o.pages, 0)::int as pages,
        coalesce(o.booked, 0)::int as booked, coalesce(b.bookings, 0)::int as bookings
      from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
      left join (select visited_on, count(*) as visitors, sum(pages) as pages, count(*) filter (where booked) as booked
        from online_visits
        where account_id = ${ctx.accountId} and visited_on between ${from}::date and ${to}::date
        group by visited_on) o on o.visited_on = d.day::date
      left join (select (a.created_at at time zone ${time_zone})::date as made_on, count(*) as bookings
        from appointments a
        where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.source = ${online}
          and a.created_at >= (${from}::date::timestamp at time zone ${time_zone})
          and a.created_at < ((${to}::date + 1)::timestamp at time zone ${time_zone})
        group by 1) b on b.made_on = d.day::date
      where d.day::date <= (${ctx.now.toISOString()}::timestamptz at time zone ${time_zone})::date
      order by d.day desc`.execute(ctx.tx);
    const sum = (key: 'visitors' | 'pages' | 'booked' | 'bookings'): number =>
      rows.reduce((total, row) => total + row[key], 0);
    return {
      rows: rows.map((row) => ({
        id: row.date,
        ...row,
        conversion: conversionOf(row),
        query: bookedQuery(row.date, row.date),
      })),
      figures: {
        visitors: sum('visitors'),
        pages: sum('pages'),
        bookings: sum('bookings'),
        conversion: conversionOf({ visitors: sum('visitors'), booked: sum('booked') }),
      },
      chart: rows.toReversed().map(({ date, visitors, bookings }) => ({ date, visitors, bookings })),
      link: bookedQuery(from, to),
    };
  },
};

const bookedQuery = (from: string, to: string): string =>
  new URLSearchParams({ view: 'list', 'f.source': String(online), 'f.created_at': `${from}..${to}` }).toString();
const conversionOf = ({ visitors, booked }: { visitors: number; booked: number }): number | null =>
  visitors === 0 ? null : Math.round((1000 * booked) / visitors) / 10;
