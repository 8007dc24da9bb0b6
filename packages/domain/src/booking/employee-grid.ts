import { addDays, QUARTERS_PER_DAY } from '../kernel/time/local-date';
import type { TimeRange } from '../kernel/time/time-range';
import { hoursBeginning, shiftsBeginning, toWeekday, type Weekday } from './availability';
import { and, andNot, clearRange, emptyBitmap, setRange, type Bitmap } from './bitmap';
import type { DayClock, EmployeeHours, SlotSearch } from './booking.types';
import { MINUTES_PER_QUARTER, momentOf } from './clock';

/** One axis of absolute quarters for the whole search: midnights and changes of the clock are no edges on it. */
export type Axis = { start: number; bits: number };
export type EmployeeGrid = { id: number; free: Bitmap; busy: Bitmap };
/** When whoever comes is free; without a person it is the customer for the whole of the visit. */
type CustomerGrid = { person: number | undefined; free: Bitmap };
export type Grid = { axis: Axis; employees: Map<number, EmployeeGrid>; customers: CustomerGrid[] };

/** Days whose hours may reach into a clock's day, with the quarters to add to be on its axis. */
type Reach = { clock: DayClock; day: Weekday; shift: number };

export function layGrid({ days, salon, employees, busy, customer_busy = [], lines }: SlotSearch): Grid {
  const axis = axisOf(days);
  const reaches = reachesOf(days);
  const hours = paint(axis, reaches, (day) => hoursBeginning(day, salon));
  const wanted = new Set(lines.flatMap((line) => line.employees));
  const grids = new Map<number, EmployeeGrid>();
  for (const employee of employees)
    if (wanted.has(employee.id)) grids.set(employee.id, emptyGrid(axis, reaches, hours, employee));
  for (const { employee_id, start, end } of busy) {
    const grid = grids.get(employee_id);
    if (grid && start < end) setRange(grid.busy, bitOf(axis, start), bitAfter(axis, end));
  }
  for (const { free, busy: taken } of grids.values()) andNot(free, taken);
  return { axis, employees: grids, customers: customerGrids(axis, customer_busy) };
}

/** A quarter that is begun is taken. */
export const bitOf = (axis: Axis, moment: number): number => Math.floor((moment - axis.start) / MINUTES_PER_QUARTER);
export const bitAfter = (axis: Axis, moment: number): number => Math.ceil((moment - axis.start) / MINUTES_PER_QUARTER);
export const momentAt = (axis: Axis, bit: number): number => axis.start + bit * MINUTES_PER_QUARTER;

function axisOf(days: readonly DayClock[]): Axis {
  const [start, end] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0];
  return { start, bits: (end - start) / MINUTES_PER_QUARTER + QUARTERS_PER_DAY };
}

/**
 * Each day's own hours; at the ends of a run of days also what began the evening before and what begins the day after.
 */
function reachesOf(days: readonly DayClock[]): Reach[] {
  return days.flatMap((clock, index) => {
    const own = { clock, day: toWeekday(clock.date), shift: 0 };
    const before =
      days[index - 1]?.end === clock.start
        ? []
        : [{ clock, day: toWeekday(addDays(clock.date, -1)), shift: -QUARTERS_PER_DAY }];
    const after =
      days[index + 1]?.start === clock.end
        ? []
        : [{ clock, day: toWeekday(addDays(clock.date, 1)), shift: QUARTERS_PER_DAY }];
    return [...before, own, ...after];
  });
}

function emptyGrid(axis: Axis, reaches: readonly Reach[], hours: Bitmap, employee: EmployeeHours): EmployeeGrid {
  const free = paint(axis, reaches, (day) => shiftsBeginning(day, employee));
  and(free, hours);
  return { id: employee.id, free, busy: emptyBitmap(axis.bits) };
}

function paint(axis: Axis, reaches: readonly Reach[], rangesOf: (day: Weekday) => readonly TimeRange[]): Bitmap {
  const bitmap = emptyBitmap(axis.bits);
  for (const { clock, day, shift } of reaches) {
    for (const { start, end } of rangesOf(day)) {
      if (end + shift > 0)
        setRange(bitmap, bitOf(axis, momentOf(clock, start + shift)), bitOf(axis, momentOf(clock, end + shift)));
    }
  }
  return bitmap;
}

function customerGrids(axis: Axis, taken: NonNullable<SlotSearch['customer_busy']>): CustomerGrid[] {
  const people = [...new Set(taken.map(({ person }) => person))];
  return people.map((person) => ({
    person,
    free: freeBut(
      axis,
      taken.filter((one) => one.person === person),
    ),
  }));
}

function freeBut(axis: Axis, taken: readonly TimeRange[]): Bitmap {
  const bitmap = emptyBitmap(axis.bits);
  setRange(bitmap, 0, axis.bits);
  for (const { start, end } of taken) if (start < end) clearRange(bitmap, bitOf(axis, start), bitAfter(axis, end));
  return bitmap;
}
