import { addDays, type LocalDate } from '../kernel/time/local-date';
import { designOf } from './regressors';

/** How many days before a day its bookings are looked at. */
export const MOST_LEAD = 28;
/** Older days say little about this salon. */
const MOST_DAYS = 4 * 365 + 1;
/** So many days without a sale are a salon that did not work, or not with us. */
const SILENT_DAYS = 6;
/** A day counts half as much as one this much later. */
const HALF_LIFE = 540;

/** What is known of a salon, day by day without a gap, in minor units. */
export type SalesHistory = {
  /** `AE`, `SA`, … */
  country: string;
  first: LocalDate;
  /** Of every day that is over. */
  sales: readonly number[];
  /** Of these days, and of as many to come as are asked about. */
  open: readonly boolean[];
  /**
   * For each of those days the value that was booked by the beginning of the day so many days before (`[1]`: of the
   * day itself). Empty where nothing was.
   */
  booked: readonly (readonly number[])[];
};

/** The same, ready to be learnt from: made once, also for a test over many days of the past. */
export type PreparedHistory = SalesHistory & {
  scale: number;
  design: Float64Array;
  scaled: Float64Array;
  /** Days that can be learnt from, in order. */
  counted: readonly number[];
};

export function prepare(given: SalesHistory): PreparedHistory {
  const history = shorten(given);
  const counted = countedDays(history);
  const total = counted.reduce((sum, index) => sum + Math.max(0, history.sales[index]!), 0);
  const scale = counted.length > 0 && total > 0 ? total / counted.length : 1;
  return {
    ...history,
    scale,
    design: designOf(history.first, history.open.length, history.country),
    scaled: Float64Array.from(history.sales, (amount) => Math.max(0, amount) / scale),
    counted,
  };
}

export function weightsAt(origin: number): Float64Array {
  const weights = new Float64Array(origin);
  for (let index = 0; index < origin; index++) weights[index] = 0.5 ** ((origin - index) / HALF_LIFE);
  return weights;
}

/** A closed day teaches nothing; one on which something was sold all the same was open. */
function countedDays({ sales, open }: SalesHistory): number[] {
  const counted: number[] = [];
  const begun = sales.findIndex((amount) => amount > 0);
  let silent: number[] = [];
  if (begun < 0) return [];
  for (let index = begun; index < sales.length; index++) {
    if (sales[index]! > 0) {
      if (silent.length < SILENT_DAYS) counted.push(...silent);
      silent = [];
      counted.push(index);
    } else if (open[index]) silent.push(index);
  }
  if (silent.length < SILENT_DAYS) counted.push(...silent);
  return counted;
}

function shorten(history: SalesHistory): SalesHistory {
  const over = history.sales.length - MOST_DAYS;
  if (over <= 0) return history;
  return {
    country: history.country,
    first: addDays(history.first, over),
    sales: history.sales.slice(over),
    open: history.open.slice(over),
    booked: history.booked.slice(over),
  };
}
