import { addDays, daysBetween, weekdayOf, type LocalDate } from '../kernel/time/local-date';

/** Nights from the day of arrival to the day of leaving, on which somebody else may arrive. */
export type Nights = { arrives_on: LocalDate; leaves_on: LocalDate };

export const MOST_NIGHTS = 90;
/** How far ahead anybody plans a stay. */
export const DAYS_AHEAD = 730;
/** Friday and Saturday, as owners of places in the Emirates reckon. */
const WEEKEND_NIGHTS = [5, 6];

export const countNights = ({ arrives_on, leaves_on }: Nights): number => daysBetween(arrives_on, leaves_on);

export const doMeet = (a: Nights, b: Nights): boolean => a.arrives_on < b.leaves_on && b.arrives_on < a.leaves_on;

/** What was sold twice: nights given away here that another site has given away too. */
export const overlapsOf = <Here extends Nights, There extends Nights>(
  here: readonly Here[],
  elsewhere: readonly There[],
): { here: Here; there: There }[] =>
  here.flatMap((one) => elsewhere.filter((other) => doMeet(one, other)).map((there) => ({ here: one, there })));

export const isWeekendNight = (date: LocalDate): boolean => WEEKEND_NIGHTS.includes(weekdayOf(date));

/** The same nights in as few pieces as there can be, in their order: what meets or touches becomes one. */
export function mergeNights(nights: readonly Nights[]): Nights[] {
  const merged: Nights[] = [];
  for (const { arrives_on, leaves_on } of nights.toSorted((a, b) => (a.arrives_on < b.arrives_on ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && arrives_on <= last.leaves_on) {
      if (leaves_on > last.leaves_on) last.leaves_on = leaves_on;
    } else merged.push({ arrives_on, leaves_on });
  }
  return merged;
}

export type NightsProblem = 'STAY_DATES_TURNED' | 'STAY_IN_THE_PAST' | 'STAY_TOO_LONG' | 'STAY_TOO_FAR';

/** What is wrong with nights somebody wants, on this day. */
export function problemOf(nights: Nights, today: LocalDate, most = MOST_NIGHTS): NightsProblem | undefined {
  const count = countNights(nights);
  if (count < 1) return 'STAY_DATES_TURNED';
  if (nights.arrives_on < today) return 'STAY_IN_THE_PAST';
  if (count > most) return 'STAY_TOO_LONG';
  return daysBetween(today, nights.arrives_on) > DAYS_AHEAD ? 'STAY_TOO_FAR' : undefined;
}

type Prices = { weekday_price: number | null; weekend_price: number | null };

/** What a night usually costs; a place with one price has it every day. */
export const priceOfNight = (date: LocalDate, { weekday_price, weekend_price }: Prices): number | null =>
  isWeekendNight(date) ? (weekend_price ?? weekday_price) : (weekday_price ?? weekend_price);

/** What these nights usually cost: the offer begins with it. */
export function usualPrice(nights: Nights, prices: Prices): number | null {
  let total = 0;
  for (let night = 0; night < countNights(nights); night += 1) {
    const price = priceOfNight(addDays(nights.arrives_on, night), prices);
    if (price === null) return null;
    total += price;
  }
  return total;
}
