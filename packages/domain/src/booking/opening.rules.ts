import { addDays, type LocalDate } from '../kernel/time/local-date';
import { mergeRanges, type TimeRange } from '../kernel/time/time-range';
import { hoursBeginning, toWeekday } from './availability';
import type { DatePeriod, SalonHours } from './booking.types';
import { MINUTES_PER_QUARTER } from './clock';

export type WallMinute = { date: LocalDate; minute: number };
export type Opening = { is_open: boolean; until: WallMinute | null; opens: WallMinute | null };

const MINUTES_PER_DAY = 1440;
const LOOK_AHEAD_DAYS = 8;

/**
 * Whether the door is open at a moment of the salon's wall, and when that changes. Yesterday's evening may still run.
 */
export function openingAt(hours: SalonHours, { date, minute }: WallMinute): Opening {
  const around = Array.from({ length: LOOK_AHEAD_DAYS + 1 }, (_, day) => day - 1).flatMap((day) =>
    hoursBeginning(toWeekday(addDays(date, day)), hours).map(({ start, end }) => ({
      start: start * MINUTES_PER_QUARTER + day * MINUTES_PER_DAY,
      end: end * MINUTES_PER_QUARTER + day * MINUTES_PER_DAY,
    })),
  );
  const ranges = mergeRanges(around);
  const present = ranges.find(({ start, end }) => start <= minute && minute < end);
  const next = ranges.find(({ start }) => start > minute);
  return {
    is_open: present !== undefined,
    until: present ? wallAt(date, present.end) : null,
    opens: !present && next ? wallAt(date, next.start) : null,
  };
}

/** Minutes counted from a day's midnight, over later midnights if need be. */
export const wallAt = (date: LocalDate, minute: number): WallMinute => ({
  date: addDays(date, Math.floor(minute / MINUTES_PER_DAY)),
  minute: ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY,
});

type SpecialHours = DatePeriod & { ranges: readonly TimeRange[] };

/**
 * Days with other hours than the week's, each said by one period alone: a closed holiday inside of custom hours is cut
 * out of them, because whoever reads both would not know which counts. No ranges means closed.
 */
export const specialHours = ({ custom, closed }: Pick<SalonHours, 'custom' | 'closed'>): SpecialHours[] => [
  ...custom.flatMap(({ ranges, ...period }) =>
    closed
      .reduce<DatePeriod[]>((left, holiday) => left.flatMap((part) => without(part, holiday)), [period])
      .map(({ starts_on, ends_on }) => ({ starts_on, ends_on, ranges })),
  ),
  ...closed.map(({ starts_on, ends_on }) => ({ starts_on, ends_on, ranges: [] })),
];

/** What is left of a period: its days before and after the holiday. */
const without = (period: DatePeriod, holiday: DatePeriod): DatePeriod[] =>
  [
    { starts_on: period.starts_on, ends_on: least(period.ends_on, addDays(holiday.starts_on, -1)) },
    { starts_on: most(period.starts_on, addDays(holiday.ends_on, 1)), ends_on: period.ends_on },
  ].filter(({ starts_on, ends_on }) => starts_on <= ends_on);

const least = (one: string, other: string): string => (one < other ? one : other);
const most = (one: string, other: string): string => (one > other ? one : other);
