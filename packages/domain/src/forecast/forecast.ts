import type { DateSpan } from '../kernel/time/date-presets';
import { addDays, daysBetween, endOfMonth, startOfMonth, type LocalDate } from '../kernel/time/local-date';
import { backTest, type BackTest } from './back-test';
import { horizonSpan, HORIZONS, lastDayAhead, monthsOf, type Horizon } from './horizons';
import { cautionOf, factorsOf, reachOf } from './interval';
import { prepare, type SalesHistory } from './sales-history';
import { modelAt, type SalesModel } from './sales-model';

/** Minor units; eight times in ten between `low` and `high`. */
export type ForecastAmount = { expected: number; low: number; high: number };
export type ForecastSpan = DateSpan & ForecastAmount;
export type HorizonForecast = ForecastSpan & { horizon: Horizon; months: ForecastSpan[] };

/** How much past there is to learn from. */
export const HISTORY_DEPTHS = ['too_short', 'weeks', 'months', 'years'] as const;
export type HistoryDepth = (typeof HISTORY_DEPTHS)[number];

export type SalesForecast = {
  today: LocalDate;
  depth: HistoryDepth;
  /** Days with which it was learnt. */
  known_days: number;
  /** From today on, one after the other. */
  days: ForecastAmount[];
  horizons: HorizonForecast[];
  /** What was sold in it so far, and what is expected of the rest. */
  this_month: ForecastSpan | null;
  test: Omit<BackTest, 'surprises'>;
};

const FEWEST_DAYS = 21;
const WEEKS_UNTIL = 84;
/** Until each season was seen twice. */
const MONTHS_UNTIL = 730;
/** A few weeks say nothing of a year. */
const HORIZONS_OF_WEEKS: readonly Horizon[] = ['tomorrow', 'next_month'];

/** `history` ends yesterday, `open` reaches to the last day ahead. */
export function forecastSales(history: SalesHistory): SalesForecast {
  const today = addDays(history.first, history.sales.length);
  const prepared = prepare(history);
  const { counted } = prepared;
  const spanned = prepared.sales.length - (counted[0] ?? prepared.sales.length);
  const depth = depthOf(counted.length, spanned);
  const shared = { today, depth, known_days: counted.length };
  if (depth === 'too_short')
    return { ...shared, days: [], horizons: [], this_month: null, test: { errors: [], days: [], months: [] } };
  const origin = prepared.sales.length;
  const model = modelAt(prepared, origin);
  const { surprises, ...test } = backTest(prepared);
  const factors = factorsOf(surprises, cautionOf(spanned));
  const amountOf = ({ from, to }: DateSpan): ForecastAmount => {
    const [start, end] = [origin + daysBetween(today, from), origin + daysBetween(today, to)];
    const factor = factors[reachOf(start - origin, end - start + 1)];
    return inMoney(model.span(start, end), factor, prepared.scale);
  };
  const known = HORIZONS.filter((horizon) => depth !== 'weeks' || HORIZONS_OF_WEEKS.includes(horizon));
  const last = depth === 'weeks' ? horizonSpan('next_month', today).to : lastDayAhead(today);
  return {
    ...shared,
    days: Array.from({ length: daysBetween(today, last) + 1 }, (_, ahead) => {
      const day = addDays(today, ahead);
      return amountOf({ from: day, to: day });
    }),
    horizons: known.map((horizon) => {
      const span = horizonSpan(horizon, today);
      const months = horizon === 'tomorrow' ? [] : monthsOf(span).map((month) => ({ ...month, ...amountOf(month) }));
      return { horizon, ...span, ...within(amountOf(span), months), months };
    }),
    this_month: thisMonth(history, today, amountOf),
    test,
  };
}

/** All months at the edge of their intervals at once is the worst: the whole is never less sure than that. */
function within({ expected, low, high }: ForecastAmount, months: readonly ForecastAmount[]): ForecastAmount {
  if (months.length < 2) return { expected, low, high };
  const sum = (key: 'low' | 'high'): number => months.reduce((total, month) => total + month[key], 0);
  return { expected, low: Math.max(low, sum('low')), high: Math.min(high, sum('high')) };
}

function thisMonth(
  { first, sales }: SalesHistory,
  today: LocalDate,
  amountOf: (span: DateSpan) => ForecastAmount,
): ForecastSpan {
  const [from, to] = [startOfMonth(today), endOfMonth(today)];
  const sold = sales.slice(Math.max(0, daysBetween(first, from))).reduce((sum, amount) => sum + amount, 0);
  const rest = amountOf({ from: today, to });
  return { from, to, expected: sold + rest.expected, low: sold + rest.low, high: sold + rest.high };
}

function inMoney({ expected, deviation }: ReturnType<SalesModel['span']>, factor: number, scale: number) {
  const amount = (scaled: number): number => Math.round(Math.max(0, scaled) * scale);
  return {
    expected: amount(expected),
    low: amount(expected - factor * deviation),
    high: amount(expected + factor * deviation),
  };
}

function depthOf(counted: number, spanned: number): HistoryDepth {
  if (counted < FEWEST_DAYS) return 'too_short';
  if (spanned < WEEKS_UNTIL) return 'weeks';
  return spanned < MONTHS_UNTIL ? 'months' : 'years';
}
