/** What one sum came to against what was expected, in standard deviations the model gave itself. */
export type Surprises = {
  tomorrow: readonly number[];
  day: readonly number[];
  month: readonly number[];
  three_months: readonly number[];
  year: readonly number[];
};
export type Reach = keyof Surprises | 'far_day';

export const COVERAGE = 0.8;
const NORMAL = 1.2816;
/** How many surprises the bell curve is worth while the salon's own are few. */
const PRIOR_SURPRISES = 10;
/** Of sums: early trials with wide intervals must not make late ones narrow. Of days there are enough to tell. */
const LEAST = { sum: 1.15, day: 0.3 } as const;

/**
 * How many standard deviations to each side hold eight of ten: what the salon's own past says, the more the more of it
 * there is. Spans that `overlap` so many times are one surprise told again.
 */
export function factorOf(
  surprises: readonly number[],
  { least = LEAST.sum, prior = NORMAL, overlap = 1 }: { least?: number; prior?: number; overlap?: number } = {},
): number {
  const count = surprises.length;
  if (count === 0) return prior;
  const sizes = surprises.map(Math.abs).toSorted((a, b) => a - b);
  const own = sizes[Math.min(count, Math.ceil((count + 1) * COVERAGE)) - 1]!;
  const told = count / overlap;
  return Math.max(least, (told * own + PRIOR_SURPRISES * prior) / (told + PRIOR_SURPRISES));
}

/**
 * What could not be tested that far ahead is no surer than what could. `caution` is that of `cautionOf`; single days
 * have so much chance of their own that little of it is left for them.
 */
export function factorsOf(surprises: Surprises, caution: number): Record<Reach, number> {
  const month = factorOf(surprises.month);
  const three_months = factorOf(surprises.three_months, { prior: month, overlap: 3 });
  const year = factorOf(surprises.year, { prior: three_months, overlap: 12 });
  return {
    tomorrow: dailyFactor(surprises.tomorrow),
    day: dailyFactor(surprises.day) * cautionOfDays(caution),
    far_day: dailyFactor(surprises.day) * cautionOfDays(caution) * FAR_DAYS_MORE,
    month: caution * month,
    three_months: caution * three_months,
    year: caution * year,
  };
}
export const dailyFactor = (surprises: readonly number[]): number => factorOf(surprises, { least: LEAST.day });
const cautionOfDays = (caution: number): number => 1 + (caution - 1) / 8;

const YEAR = 365;
const AFTER_A_YEAR = 60;
const SEEN_ONCE = 2.2;
const SEEN_OFTEN_YEARS = 3;

/**
 * What is to be added where seasons were seen, but seldom. In a first year nothing is known of them and the interval is
 * wide by itself. From the second on the fit believes what it saw, though one winter can not tell what winters do from
 * what happened in that one: most at first, and nothing after three years.
 */
export function cautionOf(knownDays: number): number {
  const beyond = Math.max(0, knownDays - YEAR) / AFTER_A_YEAR;
  const seldom = (YEAR / Math.max(knownDays, 1)) ** 3 - SEEN_OFTEN_YEARS ** -3;
  return 1 + Math.max(0, Math.min(beyond, SEEN_ONCE * seldom));
}

/** Trials look a month ahead; days further away have been seen to differ by so much more. */
const FAR_DAYS_MORE = 1.15;

const LONGEST = { day: 1, month: 45, three_months: 200 } as const;
const FAR_DAYS = 90;

export function reachOf(daysAhead: number, length: number): Reach {
  if (length <= LONGEST.day) return daysAhead === 0 ? 'tomorrow' : daysAhead < FAR_DAYS ? 'day' : 'far_day';
  if (length <= LONGEST.month) return 'month';
  return length <= LONGEST.three_months ? 'three_months' : 'year';
}
