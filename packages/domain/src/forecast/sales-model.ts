import { dot, fitModel, varianceOf, type Fit } from './fit-model';
import { bookingsAt, type BookingEffect } from './booking-effects';
import { REGRESSORS, TREND } from './regressors';
import { MOST_LEAD, weightsAt, type PreparedHistory } from './sales-history';

/**
 * What is expected from one day on, knowing only what was known then. Days are their number in the history, amounts
 * relative to an ordinary day of the salon.
 */
export type SalesModel = {
  origin: number;
  fit: Fit;
  /** Of a day at or after the origin. Closed days are nothing. */
  expected: (index: number) => number;
  /** The sum from one day to another, both included, and the standard deviation of its error. */
  span: (from: number, to: number) => { expected: number; deviation: number };
};

/** A slope that goes on for ever promises too much: what it adds dies out by half in so many days. */
const SLOPE_HALF_LIFE = 120;
const DAYS_PER_YEAR = 365.2425;
const GAINS = [0, 0.005, 0.01, 0.02, 0.04, 0.07, 0.11, 0.16];
const MOST_GAIN = 0.4;
/** Salons change for reasons no calendar knows: by so much a day, which is some seven percent in a year. */
const DRIFT = 0.004;
const FAR = 3;

export const fitAt = (history: PreparedHistory, origin: number, near?: Fit): Fit =>
  fitModel(
    history.design,
    history.scaled,
    history.counted.filter((index) => index < origin),
    weightsAt(origin),
    near,
  );

/** `fit` may have been learnt some days earlier; what has happened since moves the level. */
export function modelAt(history: PreparedHistory, origin: number, fit: Fit = fitAt(history, origin)): SalesModel {
  const past = history.counted.filter((index) => index < origin);
  const means = new Float64Array(origin);
  for (const index of past) means[index] = Math.exp(dot(rowOf(history, index), fit.effects));
  const { gain, level, before } = followLevel(history, past, means, fit.dispersion);
  const leads = bookingsAt(history, past, means, before, fit.dispersion);

  const rows = new Map<number, Float64Array>();
  const futureRow = (index: number): Float64Array => {
    const known = rows.get(index);
    if (known) return known;
    const row = Float64Array.from(rowOf(history, index));
    row[TREND] = (origin + dampedDays(index - origin)) / DAYS_PER_YEAR;
    rows.set(index, row);
    return row;
  };
  const plains = new Map<number, number>();
  const plain = (index: number): number => {
    const known = plains.get(index);
    if (known !== undefined) return known;
    const mean = history.open[index] ? Math.exp(dot(futureRow(index), fit.effects)) * level : 0;
    plains.set(index, mean);
    return mean;
  };
  const leadOf = (index: number): BookingEffect | undefined =>
    index - origin < MOST_LEAD ? leads[index - origin + 1] : undefined;
  const expected = (index: number): number => {
    const mean = plain(index);
    const lead = mean > 0 ? leadOf(index) : undefined;
    return lead ? lead.adjust(mean, history.booked[index]?.[index - origin + 1] ?? 0) : mean;
  };

  const span = (from: number, to: number) => {
    let sum = 0;
    const gradient = new Float64Array(REGRESSORS);
    for (let index = from; index <= to; index++) {
      const mean = expected(index);
      if (mean === 0) continue;
      sum += mean;
      const row = futureRow(index);
      for (let i = 0; i < REGRESSORS; i++) gradient[i]! += mean * row[i]!;
    }
    // What one day's surprise does to the span: itself, and by the level all open days of the span after it.
    let [after, variance] = [0, 0];
    for (let index = to; index >= origin; index--) {
      const mean = plain(index);
      if (index >= from) after += mean;
      variance += (DRIFT * after) ** 2;
      if (mean === 0) continue;
      const own = index >= from ? Math.sqrt(leadOf(index)?.left ?? 1) : 0;
      variance += fit.dispersion * mean * (own + gain * (after - (index >= from ? mean : 0))) ** 2;
    }
    return { expected: sum, deviation: Math.sqrt(variance + varianceOf(gradient, fit.covariance)) };
  };
  return { origin, fit, expected, span };
}

const rowOf = ({ design }: PreparedHistory, index: number): Float64Array =>
  design.subarray(index * REGRESSORS, (index + 1) * REGRESSORS);

const DAMPING = 0.5 ** (1 / SLOPE_HALF_LIFE);
const dampedDays = (days: number): number => (1 - DAMPING ** days) / (1 - DAMPING);

type Level = { gain: number; level: number; before: Float64Array };

/** How far the salon stands above or below its pattern these days. The gain is the one that would have served best. */
function followLevel(
  { scaled }: PreparedHistory,
  past: readonly number[],
  means: Float64Array,
  dispersion: number,
): Level {
  const skip = Math.floor(past.length / 3);
  let best: Level & { cost: number } = {
    gain: 0,
    level: 1,
    before: new Float64Array(means.length),
    cost: Number.POSITIVE_INFINITY,
  };
  for (const gain of GAINS) {
    const before = new Float64Array(means.length);
    let [level, cost] = [1, 0];
    for (const [turn, index] of past.entries()) {
      before[index] = level;
      const mean = means[index]! * level;
      const surprise = scaled[index]! - mean;
      const limit = FAR * Math.sqrt(dispersion * mean);
      const bounded = Math.max(-limit, Math.min(limit, surprise));
      if (turn >= skip) cost += (bounded * bounded) / mean;
      level = Math.max(0.05, level + (Math.min(MOST_GAIN, gain * means[index]!) * bounded) / means[index]!);
    }
    if (cost < best.cost) best = { gain, level, before, cost };
  }
  return best;
}
