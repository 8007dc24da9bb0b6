import type { LocalDate } from '../time/local-date';
import type { Clock } from '../time/clock';
import { callingCodeOfCountry } from './phone';

/**
 * What an input is read for: the account's country, the clock in which its refusals say times and, as a question
 * because few inputs ask it, its day.
 */
export type InputPlace = {
  country?: string | undefined;
  clock?: Clock | undefined;
  today?: (() => LocalDate) | undefined;
};

/**
 * What a mobile without its code means, what a tax number looks like and which birth dates lie ahead depend on the
 * account, while a contract is the same for everybody. Reading is synchronous, so the place is set for the length of
 * one reading and two requests never meet here.
 */
let place: InputPlace = {};

export function readInputAt<T>(at: InputPlace, read: () => T): T {
  const before = place;
  place = at;
  try {
    return read();
  } finally {
    place = before;
  }
}

export const accountCountry = (): string | undefined => place.country;
export const accountClock = (): Clock => place.clock ?? '12';
export const accountToday = (): LocalDate | undefined => place.today?.();
export const homeCallingCode = (): string | undefined => place.country && callingCodeOfCountry(place.country);
