import { fromDayNumber, QUARTERS_PER_DAY, timeFromSeconds } from '../kernel/time/local-date';
import type { DayClock } from './booking.types';

export const MINUTES_PER_QUARTER = 15;

/**
 * The first moment at which the wall shows this quarter or a later one: a time that is skipped is the end of the gap, a
 * double one the first.
 */
export function momentOf(clock: DayClock, quarter: number): number {
  let [from, shows] = [clock.start, clock.first_quarter];
  for (const { at, by } of clock.jumps) {
    const showsAtJump = shows + (at - from) / MINUTES_PER_QUARTER;
    if (quarter < showsAtJump) break;
    [from, shows] = [at, showsAtJump + by];
  }
  return from + Math.max(0, quarter - shows) * MINUTES_PER_QUARTER;
}

/** What the wall shows, counted from the midnight the day begins with. */
export function quarterOn(clock: DayClock, moment: number): number {
  let quarter = clock.first_quarter + Math.floor((moment - clock.start) / MINUTES_PER_QUARTER);
  for (const { at, by } of clock.jumps) if (at <= moment) quarter += by;
  return quarter;
}

/** Seconds are dropped. */
export const toEpochMinutes = (instant: string | number | Date): number =>
  Math.floor((typeof instant === 'string' ? Date.parse(instant) : Number(instant)) / 60_000);

/** ISO text in UTC. */
export const fromEpochMinutes = (minutes: number): string =>
  `${fromDayNumber(Math.floor(minutes / MINUTES_PER_DAY))}T${timeFromSeconds(minutes * 60)}Z`;

const MINUTES_PER_DAY = QUARTERS_PER_DAY * MINUTES_PER_QUARTER;
