import { Temporal } from 'temporal-polyfill';
import { addDays, businessDate, toDayNumber, type LocalDate, type LocalTime, type WallTime } from './local-date';

/**
 * Between absolute time and the clock on the salon's wall. Apart from local-date because only what really crosses zones
 * should carry the zone library.
 */
export type Instant = string | number | Date;

export function toWall(instant: Instant, timeZone: string): WallTime {
  const zoned = toTemporal(instant).toZonedDateTimeISO(timeZone);
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'second' }) };
}

/**
 * ISO text in UTC. Where clocks jump, a time that does not exist moves forward and a double one is the first of the
 * two.
 */
export function toInstant(wall: WallTime, timeZone: string): string {
  return Temporal.PlainDateTime.from(`${wall.date}T${wall.time}`).toZonedDateTime(timeZone).toInstant().toString();
}

/** How far the clocks of a zone stand from UTC, in milliseconds, from a moment on until they are changed. */
export type SteadyClock = { offset: number; from: number; until: number };

export function steadyClock(moment: number, timeZone: string): SteadyClock {
  const zoned = toTemporal(moment).toZonedDateTimeISO(timeZone);
  const change = zoned.getTimeZoneTransition('next');
  return {
    offset: zoned.offsetNanoseconds / 1_000_000,
    from: moment,
    until: change?.epochMilliseconds ?? Infinity,
  };
}

/**
 * Minutes on the wall since the midnight of a day, for many moments (milliseconds). Asked in the order of time, a zone
 * is looked up only where its clocks change.
 */
export function wallMinutes(timeZone: string): (date: LocalDate, moment: number) => number {
  let clock: SteadyClock = { offset: 0, from: Infinity, until: -Infinity };
  return (date, moment) => {
    if (moment < clock.from || moment >= clock.until) clock = steadyClock(moment, timeZone);
    return Math.floor((moment + clock.offset) / 60_000) - toDayNumber(date) * 1440;
  };
}

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

function toTemporal(instant: Instant): Temporal.Instant {
  if (typeof instant === 'string') return Temporal.Instant.from(instant);
  return Temporal.Instant.fromEpochMilliseconds(typeof instant === 'number' ? instant : instant.getTime());
}
