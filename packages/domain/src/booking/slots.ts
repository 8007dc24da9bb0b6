import type { LocalDate } from '../kernel/time/local-date';
import type { TimeRange } from '../kernel/time/time-range';
import { assignInGroup, assignInParallel, assignInSequence, type Choice } from './assign-employees';
import {
  andLater,
  bitsBetween,
  clearRange,
  countRange,
  emptyBitmap,
  or,
  runsOf,
  setRange,
  type Bitmap,
} from './bitmap';
import type { DayClock, ServiceTime, Slot, SlotDay, SlotLine, SlotSearch } from './booking.types';
import { MINUTES_PER_QUARTER, quarterOn } from './clock';
import { bitAfter, bitOf, layGrid, momentAt, type Axis, type EmployeeGrid, type Grid } from './employee-grid';
import { bookedTime, jobQuarters, layOut, serviceTime, spansOf } from './service-time';

/** Longer visits do not exist, and the axis ends a day after the last one's midnight, whatever clocks do in between. */
const LONGEST_QUARTERS = 88;
const NEXT_DAY_STEP = 7;

/**
 * What is prepared for a line: where it begins in the slot, and for each employee who may do it the beginnings at which
 * she is free for it.
 */
type Line = Choice & { begins: number; minutes: number; held_by: number | undefined };

/** Where each line begins, in quarters of the slot and in minutes, and when somebody works on it. */
type Layout = { times: ServiceTime[]; offsets: number[]; begins: number[]; total: number; works: TimeRange[][] };

/**
 * All times at which the lines can begin, day by day, with who would do them. Of those free the one with the least to
 * do that day is taken, and the first in the line's order among equals. A day without a time has an empty list.
 */
export function findSlots(search: SlotSearch): SlotDay[] {
  const layout = layoutOf(search);
  const { times, offsets } = layout;
  const grid = layGrid(search);
  const span = Math.max(0, ...times.map((time, index) => offsets[index]! + jobQuarters(time) + time.buffer));
  const lines = prepareLines(grid, search.lines, layout);
  const starts =
    span > 0 && span <= LONGEST_QUARTERS ? startsOf(grid, search, lines, layout) : emptyBitmap(grid.axis.bits);
  const assign = assignmentOf(search, layout);
  return search.days.map((clock) => {
    const found = bitsBetween(starts, bitOf(grid.axis, clock.start), bitOf(grid.axis, clock.end));
    if (found.length === 0) return { date: clock.date, slots: [] };
    const offered = lines.map((line) => byLoad(grid.axis, clock, line));
    const slots: Slot[] = [];
    for (const bit of found) {
      const assigned = assign(offered, bit);
      if (assigned) slots.push(slotAt(grid.axis, clock, lines, bit, assigned));
    }
    return { date: clock.date, slots };
  });
}

/** The first day with a time, looking a week at a time because it is usually soon. */
export function nextFreeDay(search: SlotSearch): LocalDate | undefined {
  for (let from = 0; from < search.days.length; from += NEXT_DAY_STEP) {
    const free = findSlots({ ...search, days: search.days.slice(from, from + NEXT_DAY_STEP) }).find(
      ({ slots }) => slots.length > 0,
    );
    if (free) return free.date;
  }
  return undefined;
}

function layoutOf({ lines, arrangement }: SlotSearch): Layout {
  if (arrangement === 'as-booked') {
    const booked = lines.map(bookedTime);
    return {
      times: booked.map(({ time }) => time),
      offsets: booked.map(({ offset }) => offset),
      begins: lines.map(({ begins = 0 }) => begins),
      total: Math.max(0, ...booked.map(({ offset, time }) => offset + jobQuarters(time))),
      works: lines.map(({ begins = 0, ...line }, index) =>
        spansOf({ line: index, employee_id: 0, start: begins }, { ...line, buffer_time: 0 }),
      ),
    };
  }
  const times = lines.map(serviceTime);
  const { offsets, total } = layOut(
    times,
    arrangement,
    lines.map(({ person = 0 }) => person),
  );
  return {
    times,
    offsets,
    begins: offsets.map((offset) => offset * MINUTES_PER_QUARTER),
    total,
    works: times.map((time, index) => [{ start: offsets[index]!, end: offsets[index]! + jobQuarters(time) }]),
  };
}

/** Only where lines may stand beside each other it matters who of the people is taken already. */
function assignmentOf({ lines, arrangement }: SlotSearch, { works }: Layout): typeof assignInSequence {
  if (arrangement === 'parallel') return assignInParallel;
  const isGroup = arrangement === 'as-booked' || new Set(lines.map(({ person = 0 }) => person)).size > 1;
  return isGroup ? assignInGroup(works) : assignInSequence;
}

function prepareLines({ employees }: Grid, lines: readonly SlotLine[], { times, offsets, begins }: Layout): Line[] {
  const known = new Map<string, Bitmap>();
  const fitsOf = (time: ServiceTime, { id, free }: EmployeeGrid): Bitmap => {
    const key = `${id}/${time.before}/${time.processing}/${time.after}/${time.buffer}`;
    const fits = known.get(key) ?? beginnings(free, time);
    known.set(key, fits);
    return fits;
  };
  return lines.map((line, index) => ({
    offset: offsets[index]!,
    begins: begins[index]!,
    minutes: line.job_time,
    held_by: line.held_by,
    candidates: [...new Set(line.employees)].flatMap((id) => {
      const employee = employees.get(id);
      return employee ? [{ id, fits: fitsOf(times[index]!, employee), busy: employee.busy }] : [];
    }),
  }));
}

/** Where an employee is free for the whole service, but for the processing time in its middle. */
function beginnings(free: Bitmap, { before, processing, after, buffer }: ServiceTime): Bitmap {
  if (processing === 0) return runsOf(free, before + after + buffer);
  const fits = runsOf(free, before);
  if (after + buffer > 0) andLater(fits, runsOf(free, after + buffer), before + processing);
  return fits;
}

/** Where every line finds somebody. For parallel lines that is not enough yet: it may be the same person. */
function startsOf({ axis, customers }: Grid, search: SlotSearch, lines: readonly Line[], layout: Layout): Bitmap {
  const { days, now, lead_minutes } = search;
  const starts = emptyBitmap(axis.bits);
  for (const clock of days) setRange(starts, bitOf(axis, clock.start), bitOf(axis, clock.end));
  // Clocks went back and the wall shows what it has shown before: nobody could tell such a beginning from the first.
  for (const { jumps } of days)
    for (const { at, by } of jumps) if (by < 0) clearRange(starts, bitOf(axis, at), bitOf(axis, at) - by);
  const runningQuarter = Math.floor(now / MINUTES_PER_QUARTER) * MINUTES_PER_QUARTER;
  clearRange(starts, 0, bitAfter(axis, runningQuarter + lead_minutes));
  for (const { person, free } of customers) {
    const stay = stayOf(search, layout, person);
    andLater(starts, runsOf(free, stay.length), stay.begins);
  }
  for (const { candidates, offset } of lines) {
    const anybody = emptyBitmap(axis.bits);
    for (const { fits } of candidates) or(anybody, fits);
    andLater(starts, anybody, offset);
  }
  return starts;
}

/** When one of the people of a visit is there, in quarters of the slot: from her first line to the end of her last. */
function stayOf(
  { lines }: SlotSearch,
  { times, offsets, total }: Layout,
  person: number | undefined,
): { begins: number; length: number } {
  const own = lines.flatMap((line, index) => ((line.person ?? 0) === person ? [index] : []));
  if (own.length === 0) return { begins: 0, length: total };
  const begins = Math.min(...own.map((index) => offsets[index]!));
  return { begins, length: Math.max(...own.map((index) => offsets[index]! + jobQuarters(times[index]!))) - begins };
}

/**
 * The line's people on a day: who has it, and then the least busy first. Load and place in one number, so that the
 * sorting is the engine's own for numbers.
 */
function byLoad(axis: Axis, clock: DayClock, { offset, candidates, held_by }: Line): Choice {
  const [from, to] = [bitOf(axis, clock.start), bitOf(axis, clock.end)];
  const keys = new Float64Array(candidates.length);
  candidates.forEach(({ id, busy }, place) => {
    const load = id === held_by ? 0 : 1 + countRange(busy, from, to);
    keys[place] = load * candidates.length + place;
  });
  return { offset, candidates: Array.from(keys.sort(), (key) => candidates[key % candidates.length]!) };
}

function slotAt(axis: Axis, clock: DayClock, lines: readonly Line[], bit: number, assigned: readonly number[]): Slot {
  const parts = lines.map(({ begins, minutes }, line) => {
    const start = momentAt(axis, bit) + begins;
    return { line, employee_id: assigned[line]!, quarter: quarterOn(clock, start), start, end: start + minutes };
  });
  const start = momentAt(axis, bit);
  return { quarter: quarterOn(clock, start), start, end: Math.max(...parts.map(({ end }) => end)), parts };
}
