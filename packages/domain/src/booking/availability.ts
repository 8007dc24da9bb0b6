import { addDays, QUARTERS_PER_DAY, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { intersectRanges, type TimeRange } from '../kernel/time/time-range';
import type { DatePeriod, EmployeeHours, SalonHours } from './booking.types';

/** The day's axis reaches to the midnight after next: an evening may run on, and so may what is booked in it. */
export const AXIS_QUARTERS = 2 * QUARTERS_PER_DAY;

/** A day with what is asked of it again and again. */
export type Weekday = { date: LocalDate; weekday: number };

export const toWeekday = (date: LocalDate): Weekday => ({ date, weekday: weekdayOf(date) });

/**
 * When an employee can be booked, apart from what is booked: quarters from the day's midnight, with what began the
 * evening before and what begins tomorrow.
 */
export const openQuarters = (date: LocalDate, salon: SalonHours, employee: EmployeeHours): TimeRange[] =>
  intersectRanges(
    around(date, (day) => shiftsBeginning(day, employee)),
    around(date, (day) => hoursBeginning(day, salon)),
  );

/** The salon's hours that begin on a day. Custom hours take the place of the week's, a holiday of both. */
export function hoursBeginning({ date, weekday }: Weekday, salon: SalonHours): readonly TimeRange[] {
  if (isIn(salon.closed, date)) return [];
  const custom = salon.custom.find((period) => covers(period, date));
  return custom ? custom.ranges : salon.week.filter((hours) => hours.weekday === weekday);
}

/** The shifts that begin on a day, unless the employee is on leave, not here yet or gone. */
export function shiftsBeginning(
  { date, weekday }: Weekday,
  { shifts, leaves, joined_on, left_on }: EmployeeHours,
): readonly TimeRange[] {
  if ((joined_on && date < joined_on) || (left_on && date > left_on) || isIn(leaves, date)) return [];
  return shifts.filter((shift) => shift.weekday === weekday);
}

function around(date: LocalDate, beginning: (day: Weekday) => readonly TimeRange[]): TimeRange[] {
  return [-1, 0, 1].flatMap((days) =>
    beginning(toWeekday(addDays(date, days))).map(({ start, end }) => ({
      start: Math.max(0, start + days * QUARTERS_PER_DAY),
      end: Math.min(AXIS_QUARTERS, end + days * QUARTERS_PER_DAY),
    })),
  );
}

const covers = ({ starts_on, ends_on }: DatePeriod, date: LocalDate): boolean => starts_on <= date && date <= ends_on;
const isIn = (periods: readonly DatePeriod[], date: LocalDate): boolean =>
  periods.some((period) => covers(period, date));
