import { addDays, daysBetween, endOfMonth, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { sql, type RawBuilder } from 'kysely';

/** Points of a line over a period: days of a month, weeks of half a year, months of more. */
export function bucketOf(from: string, to: string): 'day' | 'week' | 'month' {
  const days = daysBetween(from, to);
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** The first day of the piece a day belongs to; the first piece begins with the period. */
export const bucketSql = (from: string, to: string, day: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`greatest(date_trunc(${bucketOf(from, to)}, ${day})::date, ${from}::date)`;

/** The last day of the piece that begins with this one. */
export function bucketEnd(from: string, to: string, first: string): string {
  const bucket = bucketOf(from, to);
  if (bucket === 'day') return first;
  const end = bucket === 'week' ? endOfWeek(first) : endOfMonth(first);
  return end < to ? end : to;
}

/** Weeks of the database begin on Monday. */
const endOfWeek = (first: string): string => addDays(first, 6 - ((weekdayOf(first) + 6) % 7));

type Clock = { time_zone: string; business_day_cut_off: string };

/** The business day of an instant, by the salon's clock. */
export const businessDayOf = ({ time_zone, business_day_cut_off }: Clock, at: RawBuilder<unknown>) =>
  sql<string>`((${at} at time zone ${time_zone}) - ${business_day_cut_off}::interval)::date`;
