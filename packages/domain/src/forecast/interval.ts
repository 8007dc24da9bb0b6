/** What one sum came to against what was expected, in standard deviations the model gave itself. */
export type Surprises = {
  tomorrow: readonly number[];
  day: readonly number[];
  month: readonly number[];
  three_months: readonly number[];
  year: readonly number[];
};
export type Reach = keyof Surprises;

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
 * What could not be tested that far ahead is no surer than what could; and while no whole years could be, trials of the
 * first year say little of the seasons.
 */
export function factorsOf(surprises: Surprises): Record<Reach, number> {
  const caution = surprises.year.length < FEW_YEARS ? UNSEEN_SEASONS : 1;
  const month = factorOf(surprises.month);
  const three_months = factorOf(surprises.three_months, { prior: month, overlap: 3 });
  const year = factorOf(surprises.year, { prior: three_months, overlap: 12 });
  return {
    tomorrow: dailyFactor(surprises.tomorrow),
    day: dailyFactor(surprises.day),
    month: caution * month,
    three_months: caution * three_months,
    year: caution * year,
  };
}
export const dailyFactor = (surprises: readonly number[]): number => factorOf(surprises, { least: LEAST.day });
const FEW_YEARS = 6;
const UNSEEN_SEASONS = 1.3;

const LONGEST = { day: 1, month: 45, three_months: 200 } as const;

export function reachOf(daysAhead: number, length: number): Reach {
  if (length <= LONGEST.day) return daysAhead === 0 ? 'tomorrow' : 'day';
  if (length <= LONGEST.month) return 'month';
  return length <= LONGEST.three_months ? 'three_months' : 'year';
}
