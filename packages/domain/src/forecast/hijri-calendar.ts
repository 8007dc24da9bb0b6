import { fromDayNumber, toDayNumber, type LocalDate } from '../kernel/time/local-date';

/**
 * The Umm al-Qura calendar from 1436 to 1500 (2014 to 2077), as a table of its own: what a machine's `Intl` says of it
 * depends on the ICU it was built with, and a forecast must not. One word of twelve bits a year, the first month
 * first: 1 is a month of 30 days, 0 one of 29.
 */
const FIRST_YEAR = 1436;
const FIRST_DAY: LocalDate = '2014-10-25';
const MONTHS =
  '555b29b92ba95d4ada55aaab595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad595' +
  '6ca6e4aea4f52b6956aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52b';
const BITS = 3;

/** Day numbers on which each month begins, and one more for the end. */
const starts: readonly number[] = (() => {
  const days = [toDayNumber(FIRST_DAY)];
  for (let at = 0; at < MONTHS.length; at += BITS) {
    const word = Number.parseInt(MONTHS.slice(at, at + BITS), 16);
    for (let month = 0; month < 12; month++) days.push(days.at(-1)! + 29 + ((word >> (11 - month)) & 1));
  }
  return days;
})();

export type HijriDate = { year: number; month: number; day: number };

/** Nothing outside of the table. */
export function toHijri(date: LocalDate): HijriDate | undefined {
  const number = toDayNumber(date);
  if (number < starts[0]! || number >= starts.at(-1)!) return undefined;
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= number) low = middle;
    else high = middle;
  }
  return { year: FIRST_YEAR + Math.floor(low / 12), month: (low % 12) + 1, day: number - starts[low]! + 1 };
}

/** Nothing outside of the table. */
export function fromHijri({ year, month, day }: HijriDate): LocalDate | undefined {
  const start = starts[(year - FIRST_YEAR) * 12 + month - 1];
  return start === undefined || year < FIRST_YEAR ? undefined : fromDayNumber(start + day - 1);
}
