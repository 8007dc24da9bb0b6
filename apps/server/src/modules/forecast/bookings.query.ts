import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import { visitState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import { businessDaySql } from '../appointments';
import type { Place } from './forecast.repo';

type Clock = { time_zone: string; business_day_cut_off: string };
/** `known`: for so many days before the day and all fewer. Below zero where it was cancelled. */
export type EarlyValue = { day: LocalDate; known: number; value: number };

/** The value of visits by their day and how long before it they stood in the calendar. */
export async function earlyValues(
  { tx, accountId }: Place,
  { time_zone, business_day_cut_off }: Clock,
  from: string,
  mostLead: number,
): Promise<EarlyValue[]> {
  const dayOf = (column: string) =>
    sql`((${sql.ref(column)} at time zone ${time_zone}) - ${business_day_cut_off}::interval)::date`;
  const { rows } = await sql<EarlyValue>`
    with visits as (select ${dayOf('a.start_at')} as day, ${dayOf('a.created_at')} as created,
        case when a.status = ${visitState.cancelled} then ${dayOf('a.cancelled_at')} end as cancelled, a.total
      from appointments a
      where a.account_id = ${accountId} and a.start_at >= ${from}::timestamptz)
    select day, known, sum(value)::bigint as value
    from (select day, least(day - created, ${mostLead}::int) as known, total as value
      from visits
      where day > created
      union all select day, least(day - cancelled, ${mostLead}::int), -total
      from visits
      where day > created and day > cancelled) v
    group by day, known
    order by day, known`.execute(tx);
  return rows;
}

/** What is booked now for each day of a span. */
export async function bookedByDay(ctx: Ctx, moments: { start: string; end: string }): Promise<Map<LocalDate, number>> {
  const { rows } = await sql<{ day: LocalDate; value: number }>`
    select ${businessDaySql(ctx)} as day, sum(a.total)::bigint as value
    from appointments a
    where a.account_id = ${ctx.accountId} and ${mayBeSeen(ctx)} and a.start_at >= ${moments.start}::timestamptz
      and a.start_at < ${moments.end}::timestamptz and a.status <> ${visitState.cancelled} and a.no_show_at is null
    group by 1`.execute(ctx.tx);
  return new Map(rows.map(({ day, value }) => [day, value]));
}

export const sumOver = (days: ReadonlyMap<LocalDate, number>, { from, to }: DateSpan): number =>
  [...days].reduce((sum, [day, value]) => (day >= from && day <= to ? sum + value : sum), 0);
