import { PRIORS, REGRESSORS } from './regressors';

/**
 * Effects by a regression with a logarithmic link whose variance grows with the mean (quasi-Poisson), solved by
 * weighted least squares in turns. Days without sales are days like others, sums of the fit are sums of the sales, and
 * days far outside count less. Effects are held back by their priors.
 */
export type Fit = {
  effects: Float64Array;
  /** How uncertain the effects are together, row by row. */
  covariance: Float64Array;
  /** Variance of a day over its mean. */
  dispersion: number;
};

const TURNS = 12;
const ENOUGH = 1e-4;
const FAR = 3;
const STEP_LIMIT = 2;

/**
 * `counts` holds the days to learn from, `weights` how much each counts. Sales are about 1 on an ordinary day.
 * `near` is a fit to begin with.
 */
export function fitModel(
  design: Float64Array,
  sales: Float64Array,
  counts: readonly number[],
  weights: Float64Array,
  near?: Fit,
): Fit {
  const p = REGRESSORS;
  const effects = Float64Array.from(near?.effects ?? new Float64Array(p));
  if (!near) effects[0] = Math.log(Math.max(1e-6, meanOf(sales, counts, weights)));
  const gram = new Float64Array(p * p);
  const pull = new Float64Array(p);
  // Half of a row is nothing: another weekday, no feast.
  const filled = new Int32Array(p);
  let dispersion = near?.dispersion ?? 0.2;
  for (let turn = 0; turn < TURNS; turn++) {
    gram.fill(0);
    pull.fill(0);
    let [spread, weight] = [0, 0];
    for (const index of counts) {
      const row = design.subarray(index * p, index * p + p);
      const eta = dot(row, effects);
      const mean = Math.exp(eta);
      const residual = (sales[index]! - mean) / Math.sqrt(mean);
      const size = Math.abs(residual) / Math.sqrt(dispersion);
      const trust = weights[index]! * (size > FAR ? FAR / size : 1);
      spread += trust * residual * residual;
      weight += weights[index]!;
      const share = trust * mean;
      const target = share * eta + trust * (sales[index]! - mean);
      let found = 0;
      for (let i = 0; i < p; i++) {
        const value = row[i]!;
        if (value === 0) continue;
        filled[found++] = i;
        pull[i]! += value * target;
        const scaled = share * value;
        for (let k = 0; k < found; k++) gram[i * p + filled[k]!]! += scaled * row[filled[k]!]!;
      }
    }
    dispersion = Math.min(5, Math.max(0.002, spread / Math.max(1, weight - TURNS)));
    for (let i = 0; i < p; i++) gram[i * p + i]! += dispersion / PRIORS[i]! ** 2;
    const next = solve(factor(gram), pull);
    let moved = 0;
    for (let i = 0; i < p; i++) {
      const step = Math.max(-STEP_LIMIT, Math.min(STEP_LIMIT, next[i]! - effects[i]!));
      effects[i]! += step;
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < ENOUGH) break;
  }
  const covariance = inverse(factor(gram)).map((value) => value * dispersion);
  return { effects, covariance, dispersion };
}

export function dot(row: Float64Array, effects: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i]! * effects[i]!;
  return sum;
}

/** `vector` through the covariance on both sides. */
export function varianceOf(vector: Float64Array, covariance: Float64Array): number {
  const p = vector.length;
  let sum = 0;
  for (let i = 0; i < p; i++) for (let j = 0; j < p; j++) sum += vector[i]! * covariance[i * p + j]! * vector[j]!;
  return sum;
}

function meanOf(sales: Float64Array, counts: readonly number[], weights: Float64Array): number {
  let [sum, weight] = [0, 0];
  for (const index of counts) {
    sum += weights[index]! * sales[index]!;
    weight += weights[index]!;
  }
  return weight > 0 ? sum / weight : 0;
}

/** Cholesky: the lower half, from the lower half. Priors keep it positive. */
function factor(matrix: Float64Array): Float64Array {
  const p = REGRESSORS;
  const lower = new Float64Array(p * p);
  for (let i = 0; i < p; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * p + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * p + k]! * lower[j * p + k]!;
      lower[i * p + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j * p + j]!;
    }
  return lower;
}

function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const p = REGRESSORS;
  const found = Float64Array.from(right);
  for (let i = 0; i < p; i++) {
    for (let k = 0; k < i; k++) found[i]! -= lower[i * p + k]! * found[k]!;
    found[i]! /= lower[i * p + i]!;
  }
  for (let i = p - 1; i >= 0; i--) {
    for (let k = i + 1; k < p; k++) found[i]! -= lower[k * p + i]! * found[k]!;
    found[i]! /= lower[i * p + i]!;
  }
  return found;
}

function inverse(lower: Float64Array): Float64Array {
  const p = REGRESSORS;
  const whole = new Float64Array(p * p);
  const unit = new Float64Array(p);
  for (let column = 0; column < p; column++) {
    unit.fill(0);
    unit[column] = 1;
    whole.set(solve(lower, unit), column * p);
  }
  return whole;
}
