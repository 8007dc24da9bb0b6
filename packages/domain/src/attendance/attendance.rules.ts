import {
  addDays,
  businessDate,
  minutesBetween,
  type LocalDate,
  type LocalTime,
  type WallTime,
} from '../kernel/time/local-date';
import { mergeRanges, overlaps, subtractRanges, type TimeRange } from '../kernel/time/time-range';
import { shiftsOn, type Shift } from '../employees/working-hours.rules';
import type { CodeIn } from '../kernel/state-machine';
import type { attendanceStates } from './attendance.states';

export type AttendanceState = CodeIn<typeof attendanceStates>;

/** Up to five minutes are nobody's business; from the sixth on, all of them count. */
export const GRACE_MINUTES = 5;
/** Above this the browser does not really know where it is: the entry is kept and marked. */
export const ACCURACY_LIMIT_METERS = 50;
/** Somebody still checked in after this long has forgotten to check out. */
const FORGOTTEN_AFTER_MINUTES = 18 * 60;
const MINUTES_PER_QUARTER = 15;

/** A check-in with its check-out, in minutes from the midnight of the working day it belongs to. */
export type Stay = { start: number; end: number | null };
export type DayFacts = {
  status: AttendanceState;
  planned: number;
  worked: number;
  late: number;
  early: number;
  overtime: number;
};

type Day = {
  shifts: readonly TimeRange[];
  /** The person's leave, or a day on which the salon is closed. */ isHoliday: boolean;
  stays: readonly Stay[];
  /** Minutes from the same midnight. */ now: number;
};

/**
 * What one day comes to, from the planned shifts (quarters), leave and holidays, and what was checked in. All results
 * are minutes.
 */
export function reckonDay({ shifts, isHoliday, stays, now }: Day): DayFacts {
  const plan = isHoliday
    ? []
    : shifts.map(({ start, end }) => ({ start: start * MINUTES_PER_QUARTER, end: end * MINUTES_PER_QUARTER }));
  const ranges = stays.map((stay) => rangeOf(stay, now));
  const worked = mergeRanges(ranges);
  const [late, early] = [
    sum(plan.map((shift) => lateFor(shift, ranges, now))),
    sum(plan.map((shift) => earlyFor(shift, ranges, stays, now))),
  ];
  const facts = {
    planned: total(plan),
    worked: total(worked),
    late,
    early,
    overtime: sum(
      subtractRanges(worked, plan)
        .map(lengthOf)
        .filter((minutes) => minutes > GRACE_MINUTES),
    ),
  };
  return { ...facts, status: stateOf({ isHoliday, plan, stays, now, late, early }) };
}

/**
 * The working day a check-in belongs to: that of a shift it falls into, even after midnight; otherwise the business day
 * by the cut-off.
 */
export function attendanceDateOf(wall: WallTime, cutOff: LocalTime, shifts: readonly Shift[]): LocalDate {
  const yesterday = addDays(wall.date, -1);
  const minutes = minutesBetween({ date: yesterday, time: '00:00:00' }, wall);
  const isInNightShift = shiftsOn(shifts, yesterday).some(
    ({ start, end }) => start * MINUTES_PER_QUARTER <= minutes && minutes < end * MINUTES_PER_QUARTER,
  );
  return isInNightShift ? yesterday : businessDate(wall, cutOff);
}

export type AttendanceSums = {
  planned_days: number;
  present_days: number;
  absent_days: number;
  holiday_days: number;
  late_days: number;
  planned: number;
  worked: number;
  late: number;
  early: number;
  overtime: number;
  attendance: number | null;
};

/**
 * Many days of one employee in one line. Attendance is in percent of the days on which work was planned and is over.
 */
export function sumDays(days: readonly DayFacts[]): AttendanceSums {
  const planned = days.filter((day) => day.planned > 0 && day.status !== 'expected');
  const present = days.filter((day) => isPresent(day.status) && day.planned > 0).length;
  const of = (key: 'planned' | 'worked' | 'late' | 'early' | 'overtime'): number => sum(days.map((day) => day[key]));
  return {
    planned_days: planned.length,
    present_days: days.filter((day) => isPresent(day.status)).length,
    absent_days: days.filter((day) => day.status === 'absent').length,
    holiday_days: days.filter((day) => day.status === 'holiday').length,
    late_days: days.filter((day) => day.late > 0).length,
    planned: of('planned'),
    worked: of('worked'),
    late: of('late'),
    early: of('early'),
    overtime: of('overtime'),
    attendance: planned.length === 0 ? null : Math.round((present / planned.length) * 1000) / 10,
  };
}

const isPresent = (status: AttendanceState): boolean =>
  ['present', 'working', 'late', 'early', 'no_check_out'].includes(status);

/** Still there counts until now; a forgotten check-out counts as nothing, until a manager says what it was. */
const rangeOf = (stay: Stay, now: number): TimeRange => ({
  start: stay.start,
  end: stay.end ?? (isForgotten(stay, now) ? stay.start : Math.max(stay.start, now)),
});
const isForgotten = (stay: Stay, now: number): boolean =>
  stay.end === null && now - stay.start > FORGOTTEN_AFTER_MINUTES;

/** A forgotten check-out leaves an empty range, which is still a presence. */
const isThere = (range: TimeRange, shift: TimeRange): boolean =>
  overlaps(range, shift) || (range.start === range.end && range.start >= shift.start && range.start < shift.end);

function lateFor(shift: TimeRange, ranges: readonly TimeRange[], now: number): number {
  const there = ranges.filter((range) => isThere(range, shift));
  const first = Math.min(...ranges.map((range) => range.start));
  // A shift nobody came to is late when the person came after it, and left early when before.
  if (there.length === 0) return ranges.length > 0 && shift.end <= now && first >= shift.end ? lengthOf(shift) : 0;
  return beyondGrace(Math.min(...there.map((range) => range.start)) - shift.start);
}

function earlyFor(shift: TimeRange, ranges: readonly TimeRange[], stays: readonly Stay[], now: number): number {
  if (ranges.length === 0 || shift.end > now || stays.some((stay) => stay.end === null)) return 0;
  const there = ranges.filter((range) => isThere(range, shift));
  const first = Math.min(...ranges.map((range) => range.start));
  if (there.length === 0) return first < shift.end ? lengthOf(shift) : 0;
  return beyondGrace(shift.end - Math.max(...there.map((range) => range.end)));
}

function stateOf({
  isHoliday,
  plan,
  stays,
  now,
  late,
  early,
}: {
  isHoliday: boolean;
  plan: readonly TimeRange[];
  stays: readonly Stay[];
  now: number;
  late: number;
  early: number;
}): AttendanceState {
  if (stays.length === 0) {
    if (isHoliday) return 'holiday';
    if (plan.length === 0) return 'day_off';
    return plan.every((shift) => shift.end <= now) ? 'absent' : 'expected';
  }
  if (stays.some((stay) => isForgotten(stay, now))) return 'no_check_out';
  if (stays.some((stay) => stay.end === null)) return 'working';
  if (late > 0) return 'late';
  return early > 0 ? 'early' : 'present';
}

const beyondGrace = (minutes: number): number => (minutes > GRACE_MINUTES ? minutes : 0);
const lengthOf = ({ start, end }: TimeRange): number => end - start;
const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);
const total = (ranges: readonly TimeRange[]): number => sum(ranges.map(lengthOf));
