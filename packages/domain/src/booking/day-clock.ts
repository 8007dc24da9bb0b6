import { Temporal } from 'temporal-polyfill';
import { addDays, QUARTERS_PER_DAY, type LocalDate } from '../kernel/time/local-date';
import type { DayClock } from './booking.types';
import { MINUTES_PER_QUARTER, momentOf, quarterOn } from './clock';

/** @internal One day alone, for tests. */
export const dayClock = (date: LocalDate, timeZone: string): DayClock => dayClocks(date, 1, timeZone)[0]!;

/**
 * A run of days. The zone library is asked for the first moment and for changes of the clock; everything between them
 * is counting.
 */
export function dayClocks(from: LocalDate, count: number, timeZone: string): DayClock[] {
  const first = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const changes = changesAfter(first, minutesOf(first) + (count + REACH_DAYS) * MINUTES_PER_DAY);
  const clocks: DayClock[] = [];
  let [start, first_quarter] = [minutesOf(first), (first.hour * 60 + first.minute) / MINUTES_PER_QUARTER];
  for (let day = 0; day < count; day += 1) {
    const jumps = changes.filter(({ at }) => at > start && at < start + REACH_DAYS * MINUTES_PER_DAY);
    const clock = { date: addDays(from, day), start, end: 0, first_quarter, jumps };
    clock.end = momentOf(clock, QUARTERS_PER_DAY);
    clocks.push(clock);
    [start, first_quarter] = [clock.end, quarterOn(clock, clock.end) - QUARTERS_PER_DAY];
  }
  return clocks;
}

function changesAfter(first: Temporal.ZonedDateTime, until: number): { at: number; by: number }[] {
  const found: { at: number; by: number }[] = [];
  let before = first;
  for (
    let next = first.getTimeZoneTransition('next');
    next && minutesOf(next) < until;
    next = next.getTimeZoneTransition('next')
  ) {
    found.push({
      at: minutesOf(next),
      by: (next.offsetNanoseconds - before.offsetNanoseconds) / NANOSECONDS_PER_QUARTER,
    });
    before = next;
  }
  return found;
}

const MINUTES_PER_DAY = QUARTERS_PER_DAY * MINUTES_PER_QUARTER;
/** A day's shifts may end on the next one, and clocks may go back in between. */
const REACH_DAYS = 3;
const NANOSECONDS_PER_QUARTER = MINUTES_PER_QUARTER * 60 * 1e9;
const minutesOf = (zoned: Temporal.ZonedDateTime): number => zoned.epochMilliseconds / 60_000;
