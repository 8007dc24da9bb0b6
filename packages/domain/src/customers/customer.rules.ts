import { CUSTOMER_TYPE_DAYS } from '../kernel/input/limits';
import { daysBetween, type LocalDate } from '../kernel/time/local-date';
import { mobileSearchDigits } from '../kernel/input/phone';
import { toSearchKey, toSoundKey } from '../kernel/text/search-key';
import type { customerTypes } from './customer.states';
import type { CodeIn } from '../kernel/state-machine';

export type CustomerType = CodeIn<typeof customerTypes>;

/** The client's rule. A customer without invoices counts as missed until the first one. */
export function customerTypeOn(today: LocalDate, invoices: { count: number; last_on: LocalDate | null }): CustomerType {
  if (invoices.count === 0 || invoices.last_on === null) return 'missed';
  if (daysBetween(invoices.last_on, today) > CUSTOMER_TYPE_DAYS) return 'missed';
  return invoices.count > 1 ? 'frequent' : 'new';
}

/** Both keys begin and end with a space, so that "a word begins with" is one pattern. */
export const nameKeyOf = (name: string): string => ` ${toSearchKey(name)} `;
export const soundKeyOf = (name: string): string => ` ${toSoundKey(name)} `;

/** Digits alone, of all numbers that lead to this customer. */
export const mobileDigitsOf = (mobiles: readonly string[]): string =>
  mobiles.map((one) => one.replace(/\D/g, '')).join(' ');

export type CustomerQuery = { kind: 'digits'; digits: string[] } | { kind: 'names'; names: string[]; sounds: string[] };

const MOST_WORDS = 6;

/**
 * What a search text asks for, as LIKE patterns; the first of each list is the one that narrows most. Sounds are empty
 * when there is too little to hear. Of a number any of the runs of digits may be found; `home` is the calling code of
 * the salon's country.
 */
export function toCustomerQuery(text: string, home?: string): CustomerQuery | undefined {
  const digits = mobileSearchDigits(text, home);
  if (digits.length > 0) return { kind: 'digits', digits };
  const words = toSearchKey(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const sounds = toSoundKey(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return {
    kind: 'names',
    names: words.toSorted(longestFirst).map((word) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`)),
    // Two consonants fit too many names to be a beginning; they count as a whole word only.
    sounds: sounds.every((sound) => sound.length >= 2)
      ? sounds.toSorted(longestFirst).map((sound) => (sound.length === 2 ? `% ${sound} %` : `% ${sound}%`))
      : [],
  };
}

const longestFirst = (a: string, b: string): number => b.length - a.length;
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
