import type { BusyTime, Slot, SlotSearch } from '@rawnaq/domain/booking/booking.types';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { QUARTERS_PER_DAY } from '@rawnaq/domain/kernel/time/local-date';
import { overlaps, type TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { searchIn, slotsOf, type Schedule } from '../appointments';
import type { OpenEntry } from './offers.repo';

/** What has become free, in epoch minutes, and whose time it is; anybody's where that is not known. */
export type Opening = TimeRange & { employee_ids?: readonly number[] | undefined };

/**
 * The first time that suits the entry and was not there before: somebody who has become free does one of its services
 * then.
 */
export function slotFor(
  schedule: Schedule,
  entry: OpenEntry,
  date: LocalDate,
  opening: Opening,
  taken: readonly BusyTime[],
): Slot | undefined {
  const lines = entry.service_ids.map((service_id) => ({ service_id, employee_id: entry.employee_id }));
  const search: SlotSearch = {
    ...searchIn(schedule, { from: date, days: 2, lines, arrangement: 'sequence' }),
    customer_busy: entry.busy,
    busy: [...schedule.busy, ...taken],
  };
  const found = lines.flatMap((_, line) => {
    const narrowed = withFreed(search, line, opening.employee_ids);
    const slot =
      narrowed &&
      slotsOf(schedule, narrowed, date).find(
        ({ start, parts }) =>
          isInWish(schedule, entry, date, start) && parts.some((part) => part.line === line && overlaps(part, opening)),
      );
    return slot ? [slot] : [];
  });
  return found.toSorted((a, b) => a.start - b.start)[0];
}

/** The same search with one of its services done by those who have become free; undefined when none of them does it. */
function withFreed(search: SlotSearch, line: number, freed: readonly number[] | undefined): SlotSearch | undefined {
  if (!freed) return search;
  const employees = search.lines[line]!.employees.filter((id) => freed.includes(id));
  if (employees.length === 0) return undefined;
  return { ...search, lines: search.lines.map((one, place) => (place === line ? { ...one, employees } : one)) };
}

/** A wish for any time means the salon's whole day, also what of it comes after midnight. */
function isInWish(
  { days }: Schedule,
  { from_quarter, to_quarter }: OpenEntry,
  date: LocalDate,
  start: number,
): boolean {
  return (
    (from_quarter === 0 || start >= days.momentOf(date, from_quarter * 15)) &&
    (to_quarter >= QUARTERS_PER_DAY || start < days.momentOf(date, to_quarter * 15))
  );
}

/** Times that as many have been told of as the salon tells at once: for everybody else they are as good as taken. */
export function takenPlaces(offers: readonly (readonly BusyTime[])[], atOnce: number): BusyTime[] {
  const keyOf = (parts: readonly BusyTime[]): string =>
    parts.map(({ employee_id, start, end }) => `${employee_id} ${start} ${end}`).join();
  return offers.filter((parts) => offers.filter((other) => keyOf(other) === keyOf(parts)).length >= atOnce).flat();
}
