import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import { businessDaySql, outcomeSql } from '../appointments';
import { visitState } from '../../db/sql-codes';

type Moments = { start: string; end: string };
const { cancelled, no_show, rescheduled } = appointmentOutcomes.codes;
const LOST = [cancelled, no_show, rescheduled];
const { online } = appointmentSources.codes;

export type OutcomeCount = { outcome: string; visits: number; online: number; value: number };

export const countOutcomes = async (ctx: Ctx, { start, end }: Moments): Promise<OutcomeCount[]> =>
  (
    await sql<OutcomeCount>`
      select outcome, count(*)::int as visits, (count(*) filter (where source = ${online}))::int as online,
        coalesce(sum(total) filter (where outcome <> all(${LOST}::text[])), 0)::bigint as value
      from (select a.source, a.total, ${outcomeSql} as outcome
        from appointments a
        where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${start}::timestamptz
          and a.start_at < ${end}::timestamptz) v
      group by outcome`.execute(ctx.tx)
  ).rows;

export const countCustomers = async (ctx: Ctx, { start, end }: Moments): Promise<number> =>
  (
    await sql<{ found: number }>`
      select count(distinct a.customer_id)::int as found
      from appointments a
      where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${start}::timestamptz
        and a.start_at < ${end}::timestamptz and ${outcomeSql} <> all(${LOST}::text[])`.execute(ctx.tx)
  ).rows[0]!.found;

/** Booked online between two moments, whenever the visit itself is. */
export const countBookedOnline = async (ctx: Ctx, { start, end }: Moments): Promise<number> =>
  (
    await sql<{ found: number }>`
      select count(*)::int as found
      from appointments a
      where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.source = ${online}
        and a.created_at >= ${start}::timestamptz and a.created_at < ${end}::timestamptz`.execute(ctx.tx)
  ).rows[0]!.found;

/** Each day of a span with its visits, and those of the day as far back as the span it is measured against. */
export const countDays = async (
  ctx: Ctx,
  span: DateSpan,
  daysBack: number,
  earliest: string,
  latest: string,
): Promise<{ date: string; total: number; before: number }[]> =>
  (
    await sql<{ date: string; total: number; before: number }>`
      with counted as (select ${businessDaySql(ctx)} as day, count(*)::int as visits
        from appointments a
        where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${earliest}::timestamptz
          and a.start_at < ${latest}::timestamptz
        group by 1)
      select d.day::date as date, coalesce(n.visits, 0)::int as total, coalesce(b.visits, 0)::int as before
      from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as d(day)
      left join counted n on n.day = d.day::date
      left join counted b on b.day = d.day::date - ${daysBack}::int
      order by 1`.execute(ctx.tx)
  ).rows;

/** Who comes next: today's and, in the evening, tomorrow's. Whoever is in the chair already is not next. */
export const findNext = async (ctx: Ctx, latest: string, most: number): Promise<{ ids: number[]; total: number }> => {
  const { rows } = await sql<{
    id: number;
    found: number;
  }>`
    select a.id, (count(*) over ())::int as found
    from appointments a
    where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${ctx.now.toISOString()}::timestamptz
      and a.start_at < ${latest}::timestamptz and a.status <> ${visitState.cancelled} and a.no_show_at is null
      and a.achieved_at is null
    order by a.start_at, a.id limit ${most}`.execute(ctx.tx);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.found ?? 0 };
};

/** Minutes of people in visits that were not lost. */
export const bookedMinutes = async (ctx: Ctx, { start, end }: Moments): Promise<number> =>
  (
    await sql<{ minutes: number }>`
      select coalesce(sum(extract(epoch from l.end_at - l.start_at) / 60), 0)::int as minutes
      from appointments a
      join appointment_lines l on l.account_id = a.account_id and l.appointment_id = a.id
      where a.account_id = ${ctx.accountId} and l.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)}
        and a.start_at >= ${start}::timestamptz and a.start_at < ${end}::timestamptz
        and ${outcomeSql} <> all(${LOST}::text[])`.execute(ctx.tx)
  ).rows[0]!.minutes;
