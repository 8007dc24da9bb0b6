import {
  addDays,
  addMinutes,
  compareWalls,
  quartersFor,
  wallOfQuarter,
  weekdayOf,
  type LocalDate,
  type WallTime,
} from '@rawnaq/domain/kernel/time/local-date';
import { contains, intersectRanges, overlaps, type TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { toInstant, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type {
  DatePeriod,
  EmployeeHours,
  SalonHours,
  ServiceTimes,
  Slot,
  SlotDay,
  SlotLine,
  SlotSearch,
} from '@rawnaq/domain/booking/booking.types';

/**
 * The slot search as one would write it at first: walk over the quarters of each day, ask the zone library what moment
 * each is, and look through the lists. The rival of the bench and the judge of the property test, so it shares nothing
 * with the engine but the kernel.
 */
export type NaiveSearch = Omit<SlotSearch, 'days'> & { dates: readonly LocalDate[]; time_zone: string };

const LONGEST = 22 * 60;

export const naiveSlots = (search: NaiveSearch): SlotDay[] =>
  search.dates.map((date) => ({ date, slots: slotsOn(search, date) }));

function slotsOn(search: NaiveSearch, date: LocalDate): Slot[] {
  const openOf = new Map(search.employees.map((employee) => [employee.id, openSpans(search, employee, date)]));
  const loadOf = new Map(search.employees.map(({ id }) => [id, loadOn(search, id, date)]));
  const slots: Slot[] = [];
  for (let quarter = 0; quarter < 96; quarter += 1) {
    const slot = slotAt(search, date, quarter, openOf, loadOf);
    if (slot) slots.push(slot);
  }
  return slots;
}

function slotAt(
  search: NaiveSearch,
  date: LocalDate,
  quarter: number,
  openOf: Map<number, TimeRange[]>,
  loadOf: Map<number, number>,
): Slot | undefined {
  const { lines, time_zone, arrangement, customer_busy = [] } = search;
  const wall = wallOfQuarter(date, quarter);
  const start = minutesAt(wall, time_zone);
  const isSkipped = compareWalls(wallAt(start, time_zone), wall) !== 0;
  if (isSkipped || start < search.now - (search.now % 15) + search.lead_minutes) return undefined;

  const begins: number[] = [];
  let [next, last] = [start, start];
  for (const line of lines) {
    begins.push(arrangement === 'parallel' ? start : next);
    next = begins.at(-1)! + roundUp(line.job_time);
    last = Math.max(last, next, begins.at(-1)! + roundUp(line.job_time + line.buffer_time));
  }
  const done = Math.max(start, ...lines.map((line, index) => begins[index]! + roundUp(line.job_time)));
  if (
    lines.length === 0 ||
    last - start > LONGEST ||
    customer_busy.some((busy) => overlaps(roundOut(busy), { start, end: done }))
  )
    return undefined;

  const free = lines.map((line, index) => {
    const isFree = (id: number) =>
      workSpans(begins[index]!, line).every(
        (span) =>
          isOpen(openOf.get(id), span) &&
          !search.busy.some((busy) => busy.employee_id === id && overlaps(roundOut(busy), span)),
      );
    return inOrder(line, loadOf).filter(isFree);
  });
  const chosen = choose(free, arrangement === 'parallel');
  if (!chosen) return undefined;
  const parts = lines.map((line, index) => {
    const begin = begins[index]!;
    return {
      line: index,
      employee_id: chosen[index]!,
      quarter: quarterAt(begin, date, time_zone),
      start: begin,
      end: begin + line.job_time,
    };
  });
  return { quarter, start, end: Math.max(...parts.map(({ end }) => end)), parts };
}

/** The first way to give each line somebody, trying them all; in parallel nobody twice. */
function choose(free: readonly number[][], isDistinct: boolean, taken: number[] = []): number[] | undefined {
  if (taken.length === free.length) return taken;
  for (const id of free[taken.length]!) {
    const found = isDistinct && taken.includes(id) ? undefined : choose(free, isDistinct, [...taken, id]);
    if (found) return found;
  }
  return undefined;
}

const inOrder = (line: SlotLine, loadOf: Map<number, number>): number[] =>
  [...new Set(line.employees)].filter((id) => loadOf.has(id)).sort((a, b) => loadOf.get(a)! - loadOf.get(b)!);

/** Moments between which an employee works while the salon is open, in the two days after a midnight. */
function openSpans({ salon, time_zone }: NaiveSearch, employee: EmployeeHours, date: LocalDate): TimeRange[] {
  const spans = (rangesOf: (day: LocalDate) => readonly TimeRange[]) =>
    [-1, 0, 1].flatMap((offset) => {
      const day = addDays(date, offset);
      return rangesOf(day).map(({ start, end }) => ({
        start: firstMinuteShowing(wallOfQuarter(day, start), time_zone),
        end: firstMinuteShowing(wallOfQuarter(day, end), time_zone),
      }));
    });
  return intersectRanges(
    spans((day) => shiftsOf(employee, day)),
    spans((day) => hoursOf(salon, day)),
  );
}

function shiftsOf(employee: EmployeeHours, day: LocalDate): readonly TimeRange[] {
  const isHere = (!employee.joined_on || employee.joined_on <= day) && (!employee.left_on || day <= employee.left_on);
  return isHere && !covered(employee.leaves, day)
    ? employee.shifts.filter(({ weekday }) => weekday === weekdayOf(day))
    : [];
}

function hoursOf(salon: SalonHours, day: LocalDate): readonly TimeRange[] {
  if (covered(salon.closed, day)) return [];
  return (
    salon.custom.find((period) => covered([period], day))?.ranges ??
    salon.week.filter(({ weekday }) => weekday === weekdayOf(day))
  );
}

/**
 * When an employee is at work for a service that begins at a moment: processing in the middle frees her, the buffer
 * holds her.
 */
function workSpans(begin: number, { job_time, processing_time, buffer_time }: ServiceTimes): TimeRange[] {
  const job = Math.max(15, roundUp(job_time));
  const pause = Math.min(job - 15, Math.floor(processing_time / 15) * 15);
  const pauseAt = begin + roundUp((job - pause) / 2);
  return [
    { start: begin, end: pauseAt },
    { start: pauseAt + pause, end: Math.max(begin + job, begin + roundUp(job_time + buffer_time)) },
  ].filter(({ start, end }) => start < end);
}

/** A clock that jumps shows the later time at once; the library would add the length of the jump. */
function firstMinuteShowing(wall: WallTime, zone: string): number {
  let minute = minutesAt(wall, zone);
  while (compareWalls(wallAt(minute - 15, zone), wall) >= 0) minute -= 15;
  return minute;
}

/** Quarters of a day in which somebody is busy. */
function loadOn({ busy, time_zone }: NaiveSearch, id: number, date: LocalDate): number {
  const [from, to] = [
    firstMinuteShowing({ date, time: '00:00:00' }, time_zone),
    firstMinuteShowing({ date: addDays(date, 1), time: '00:00:00' }, time_zone),
  ];
  const own = busy.filter(({ employee_id, start, end }) => employee_id === id && start < end).map(roundOut);
  return intersectRanges(own, [{ start: from, end: to }]).reduce((sum, { start, end }) => sum + end - start, 0);
}

function quarterAt(minute: number, day: LocalDate, zone: string): number {
  const wall = wallAt(minute, zone);
  for (let quarter = 0; ; quarter += 1)
    if (compareWalls(addMinutes({ date: day, time: '00:00:00' }, quarter * 15), wall) === 0) return quarter;
}

const isOpen = (open: readonly TimeRange[] | undefined, span: TimeRange): boolean =>
  open?.some((range) => contains(range, span)) ?? false;
const covered = (periods: readonly DatePeriod[], day: LocalDate): boolean =>
  periods.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
const roundUp = (minutes: number): number => quartersFor(minutes) * 15;
const roundOut = ({ start, end }: TimeRange): TimeRange =>
  start < end ? { start: Math.floor(start / 15) * 15, end: roundUp(end) } : { start, end };
const minutesAt = (wall: WallTime, zone: string): number => Date.parse(toInstant(wall, zone)) / 60_000;
const wallAt = (minute: number, zone: string): WallTime => toWall(minute * 60_000, zone);
