import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  businessDate,
  fromDayNumber,
  isLocalTime,
  secondsOfDay,
  timeFromSeconds,
  toDayNumber,
  type LocalDate,
  type LocalTime,
  type WallTime,
} from './local-date';

/**
 * Between absolute time and the clock on the salon's wall. Apart from local-date because only what really crosses zones
 * should carry the zone library.
 */
export type Instant = string | number | Date;

const SECONDS_PER_DAY = 86_400;

export function toWall(instant: Instant, timeZone: string): WallTime {
  const moment = momentOf(instant);
  const seconds = Math.floor((moment + steadyClock(moment, timeZone).offset) / 1000);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  return { date: fromDayNumber(day), time: timeFromSeconds(seconds - day * SECONDS_PER_DAY) };
}

/**
 * ISO text in UTC. Where clocks jump, a time that does not exist moves forward and a double one is the first of the
 * two.
 */
export function toInstant(wall: WallTime, timeZone: string): string {
  if (isLocalTime(wall.time)) {
    const seconds = toDayNumber(wall.date) * SECONDS_PER_DAY + secondsOfDay(wall.time);
    // Days before it the clocks stood as they do now: no other moment has this time, and this one has no other.
    const { offset, until } = steadyClock(seconds * 1000 - 3 * DAY, timeZone);
    const moment = seconds - offset / 1000;
    if (moment * 1000 < until)
      return `${fromDayNumber(Math.floor(moment / SECONDS_PER_DAY))}T${timeFromSeconds(moment)}Z`;
  }
  return Temporal.PlainDateTime.from(`${wall.date}T${wall.time}`).toZonedDateTime(timeZone).toInstant().toString();
}

/** How far the clocks of a zone stand from UTC, in milliseconds, for a time in which they are not changed. */
type SteadyClock = { offset: number; from: number; until: number };

/** The clock last asked for in each zone: the next question is nearly always about the same season. */
const clocks = new Map<string, SteadyClock>();
const DAY = 86_400_000;
const MONTH = 30 * DAY;

export function steadyClock(moment: number, timeZone: string): SteadyClock {
  const known = clocks.get(timeZone);
  if (known && moment >= known.from && moment < known.until) return known;
  const found = clockSince(moment, timeZone);
  // Whoever goes back in time does not have to ask again for each step.
  const before = clockSince(moment - MONTH, timeZone);
  const clock = before.until === found.until ? before : found;
  clocks.set(timeZone, clock);
  return clock;
}

function clockSince(moment: number, timeZone: string): SteadyClock {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  const change = zoned.getTimeZoneTransition('next');
  return { offset: zoned.offsetNanoseconds / 1_000_000, from: moment, until: change?.epochMilliseconds ?? Infinity };
}

/** Minutes on the wall since the midnight of a day. */
export const wallMinutes = (date: LocalDate, moment: number, timeZone: string): number =>
  Math.floor((moment + steadyClock(moment, timeZone).offset) / 60_000) - toDayNumber(date) * 1440;

export const todayIn = (now: Instant, timeZone: string): LocalDate => toWall(now, timeZone).date;

export const businessDateOf = (instant: Instant, timeZone: string, cutOff: LocalTime): LocalDate =>
  businessDate(toWall(instant, timeZone), cutOff);

/** The half-open span of absolute time that a run of business days covers, both days included. */
export const businessSpan = (
  from: LocalDate,
  to: LocalDate,
  timeZone: string,
  cutOff: LocalTime,
): { start: string; end: string } => ({
  start: toInstant({ date: from, time: cutOff }, timeZone),
  end: toInstant({ date: addDays(to, 1), time: cutOff }, timeZone),
});

export function isTimeZone(text: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

function momentOf(instant: Instant): number {
  if (typeof instant === 'string') return Temporal.Instant.from(instant).epochMilliseconds;
  const moment = typeof instant === 'number' ? instant : instant.getTime();
  if (!Number.isSafeInteger(moment)) throw new RangeError(`Not a moment: ${moment}`);
  return moment;
}
