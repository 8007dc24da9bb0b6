import { addDays, daysInMonth, partsOf, toDayNumber, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { OCCASIONS, occasionsOn } from './occasions';

/**
 * What a day is, as numbers. Effects are on the logarithm of sales, so each multiplies. `PRIORS` says how large an
 * effect may be expected before anything was seen (one standard deviation): it holds effects back that few days speak
 * for, and is what makes an interval wide where nothing is known yet.
 */
const YEARLY_WAVES = 4;
const DAYS_PER_YEAR = 365.2425;

const FIRST_WEEKDAY = 1;
export const TREND = FIRST_WEEKDAY + 7;
const FIRST_WAVE = TREND + 1;
const FIRST_OF_MONTH = FIRST_WAVE + 2 * YEARLY_WAVES;
const FIRST_OCCASION = FIRST_OF_MONTH + 2;
export const REGRESSORS = FIRST_OCCASION + OCCASIONS.length;

export const PRIORS: readonly number[] = [
  100,
  ...Array.from({ length: 7 }, () => 0.5),
  0.25,
  ...Array.from({ length: 2 * YEARLY_WAVES }, (_, at) => 0.15 / Math.sqrt(1 + Math.floor(at / 2))),
  0.08,
  0.08,
  ...OCCASIONS.map(() => 0.4),
];

/** One row after the other. The trend counts years from the first day. */
export function designOf(first: LocalDate, days: number, country: string): Float64Array {
  const rows = new Float64Array(days * REGRESSORS);
  for (let index = 0; index < days; index++) {
    const date = addDays(first, index);
    const { year, month, day } = partsOf(date);
    const row = rows.subarray(index * REGRESSORS, (index + 1) * REGRESSORS);
    row[0] = 1;
    row[FIRST_WEEKDAY + weekdayOf(date)] = 1;
    row[TREND] = index / DAYS_PER_YEAR;
    const turn = (2 * Math.PI * toDayNumber(date)) / DAYS_PER_YEAR;
    for (let wave = 0; wave < YEARLY_WAVES; wave++) {
      row[FIRST_WAVE + 2 * wave] = Math.sin((wave + 1) * turn);
      row[FIRST_WAVE + 2 * wave + 1] = Math.cos((wave + 1) * turn);
    }
    const ofMonth = (2 * Math.PI * day) / daysInMonth(year, month);
    row[FIRST_OF_MONTH] = Math.sin(ofMonth);
    row[FIRST_OF_MONTH + 1] = Math.cos(ofMonth);
    for (const occasion of occasionsOn(date, country)) row[FIRST_OCCASION + OCCASIONS.indexOf(occasion)] = 1;
  }
  return rows;
}
