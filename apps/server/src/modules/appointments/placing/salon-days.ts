import type { DayClock } from '@rawnaq/domain/booking/booking.types';
import { MINUTES_PER_QUARTER, momentOf, quarterOn } from '@rawnaq/domain/booking/clock';
import { dayClocks } from '@rawnaq/domain/booking/day-clock';
import {
  addDays,
  fromDayNumber,
  secondsOfDay,
  type LocalDate,
  type LocalTime,
} from '@rawnaq/domain/kernel/time/local-date';

/**
 * Between absolute time and what travels in JSON: a day of the salon and minutes from its midnight. What begins before
 * the salon's cut-off belongs to the evening before, with minutes above 1440.
 */
export type SalonDays = {
  zone: string;
  /** Minutes from midnight. */
  cut_off: number;
  clockOf: (date: LocalDate) => DayClock;
  momentOf: (date: LocalDate, minute: number) => number;
  /** Minutes from a day's midnight, also of a moment on the next day. */
  minuteOn: (date: LocalDate, moment: number) => number;
  dayOf: (moment: number) => { date: LocalDate; minute: number };
};

export function salonDays(zone: string, cutOff: LocalTime): SalonDays {
  const cut_off = secondsOfDay(cutOff) / 60;
  const clockOf = (date: LocalDate): DayClock => clockIn(zone, date);
  const minuteOn = (date: LocalDate, moment: number): number =>
    quarterOn(clockOf(date), moment) * MINUTES_PER_QUARTER +
    (((moment % MINUTES_PER_QUARTER) + MINUTES_PER_QUARTER) % MINUTES_PER_QUARTER);
  return {
    zone,
    cut_off,
    clockOf,
    minuteOn,
    momentOf: (date, minute) =>
      momentOf(clockOf(date), Math.floor(minute / MINUTES_PER_QUARTER)) + (minute % MINUTES_PER_QUARTER),
    dayOf: (moment) => {
      const wall = wallDate(clockOf, moment);
      const date = minuteOn(wall, moment) < cut_off ? addDays(wall, -1) : wall;
      return { date, minute: minuteOn(date, moment) };
    },
  };
}

function wallDate(clockOf: (date: LocalDate) => DayClock, moment: number): LocalDate {
  const near = fromDayNumber(Math.floor(moment / MINUTES_PER_DAY));
  return (
    [near, addDays(near, 1), addDays(near, -1)].find(
      (date) => clockOf(date).start <= moment && moment < clockOf(date).end,
    ) ?? near
  );
}

const MINUTES_PER_DAY = 1440;
/**
 * The zone library takes half a millisecond for a day and not much more for a month, so a day's clock is made once,
 * with its neighbours.
 */
const DAYS_AT_ONCE = 31;
const MOST_DAYS = 20_000;
const known = new Map<string, DayClock>();

function clockIn(zone: string, date: LocalDate): DayClock {
  const found = known.get(`${zone} ${date}`);
  if (found) return found;
  if (known.size > MOST_DAYS) known.clear();
  for (const clock of dayClocks(addDays(date, -1), DAYS_AT_ONCE, zone)) known.set(`${zone} ${clock.date}`, clock);
  return known.get(`${zone} ${date}`)!;
}
