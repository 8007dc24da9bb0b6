import type { DateSpan } from '../kernel/time/date-presets';
import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  startOfQuarter,
  type LocalDate,
} from '../kernel/time/local-date';

/** The client's ranges. Longer than a day they are whole months, which is what owners plan by. */
export const HORIZONS = ['tomorrow', 'next_month', 'next_quarter', 'three_months', 'year'] as const;
export type Horizon = (typeof HORIZONS)[number];

export function horizonSpan(horizon: Horizon, today: LocalDate): DateSpan {
  const nextMonth = addMonths(startOfMonth(today), 1);
  const months = (from: LocalDate, count: number): DateSpan => ({ from, to: endOfMonth(addMonths(from, count - 1)) });
  switch (horizon) {
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'next_month':
      return months(nextMonth, 1);
    case 'next_quarter':
      return months(addMonths(startOfQuarter(today), 3), 3);
    case 'three_months':
      return months(nextMonth, 3);
    case 'year':
      return months(nextMonth, 12);
  }
}

/** Each month of a span of whole months. */
export function monthsOf({ from, to }: DateSpan): DateSpan[] {
  const months: DateSpan[] = [];
  for (let start = startOfMonth(from); start <= to; start = addMonths(start, 1))
    months.push({ from: start, to: endOfMonth(start) });
  return months;
}

/** From today to the end of the longest. */
export const lastDayAhead = (today: LocalDate): LocalDate => horizonSpan('year', today).to;
