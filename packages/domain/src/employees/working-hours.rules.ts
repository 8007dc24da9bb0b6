import {
  isOnQuarter,
  quarterOf,
  QUARTERS_PER_DAY,
  wallOfQuarter,
  weekdayOf,
  type LocalDate,
  type LocalTime,
} from '../kernel/time/local-date';
import { intersectRanges, mergeRanges, overlaps, type TimeRange } from '../kernel/time/time-range';

/**
 * One stretch of work in the week, in quarters from the midnight its weekday begins with. An end above 96 is after the
 * next midnight.
 */
export type Shift = { weekday: number; start: number; end: number };
/** The same as people say it. An end that is not after its beginning is on the next day. */
export type ShiftTimes = { weekday: number; from: LocalTime; to: LocalTime };
export type ShiftProblem = 'off-quarter' | 'too-long' | 'overlap';

const QUARTERS_PER_WEEK = 7 * QUARTERS_PER_DAY;

export function toShift({ weekday, from, to }: ShiftTimes): Shift {
  const [start, end] = [quarterOf(from), quarterOf(to)];
  return { weekday, start, end: end <= start ? end + QUARTERS_PER_DAY : end };
}

export const toShiftTimes = ({ weekday, start, end }: Shift): ShiftTimes => ({
  weekday,
  from: timeOf(start),
  to: timeOf(end),
});

/** What is wrong with a week of hours, by the place of the shift in the list. Empty when all is well. */
export function problemsOf(times: readonly ShiftTimes[]): { index: number; problem: ShiftProblem }[] {
  const found: { index: number; problem: ShiftProblem }[] = [];
  times.forEach((one, index) => {
    if (!isOnQuarter(one.from) || !isOnQuarter(one.to)) found.push({ index, problem: 'off-quarter' });
    else if (one.from === one.to) found.push({ index, problem: 'too-long' });
    else if (times.slice(0, index).some((other) => shiftsOverlap(toShift(one), toShift(other))))
      found.push({ index, problem: 'overlap' });
  });
  return found;
}

/**
 * Shifts of which the salon's opening hours leave only a part, or nothing, by their place in the list, with what is
 * left.
 */
export function cutByOpening(
  times: readonly ShiftTimes[],
  opening: readonly ShiftTimes[],
): { index: number; left: ShiftTimes[] }[] {
  const open = opening.map(toShift);
  return times.flatMap((one, index) => {
    const shift = toShift(one);
    // The evening before may still be open when a night shift begins.
    const hours = open.flatMap((hour) =>
      [-1, 0, 1]
        .filter((days) => (hour.weekday - days + 7) % 7 === shift.weekday)
        .map((days) => ({ start: hour.start + days * QUARTERS_PER_DAY, end: hour.end + days * QUARTERS_PER_DAY })),
    );
    const left = intersectRanges([{ start: shift.start, end: shift.end }], mergeRanges(hours));
    const isWhole = left.length === 1 && left[0]!.start === shift.start && left[0]!.end === shift.end;
    return isWhole ? [] : [{ index, left: left.map((range) => toShiftTimes({ weekday: shift.weekday, ...range })) }];
  });
}

/** The week is a ring: a Saturday night runs into Sunday morning. */
export function shiftsOverlap(a: Shift, b: Shift): boolean {
  const [one, other] = [inWeek(a), inWeek(b)];
  return [-QUARTERS_PER_WEEK, 0, QUARTERS_PER_WEEK].some((turn) =>
    overlaps(one, { start: other.start + turn, end: other.end + turn }),
  );
}

/**
 * The shifts that begin on a day, in order, in quarters from its midnight: the day's work, even where it ends after the
 * next midnight.
 */
export function shiftsOn(shifts: readonly Shift[], date: LocalDate): TimeRange[] {
  const weekday = weekdayOf(date);
  return shifts
    .filter((shift) => shift.weekday === weekday)
    .map(({ start, end }) => ({ start, end }))
    .toSorted((a, b) => a.start - b.start);
}

const inWeek = ({ weekday, start, end }: Shift): TimeRange => ({
  start: weekday * QUARTERS_PER_DAY + start,
  end: weekday * QUARTERS_PER_DAY + end,
});
const timeOf = (quarter: number): LocalTime => wallOfQuarter('2000-01-01', quarter % QUARTERS_PER_DAY).time;
