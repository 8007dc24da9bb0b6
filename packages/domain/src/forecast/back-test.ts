import { addDays, addMonths, daysBetween, startOfMonth, type LocalDate } from '../kernel/time/local-date';
import type { Fit } from './fit-model';
import { cautionOf, dailyFactor, factorOf, type Surprises } from './interval';
import type { PreparedHistory } from './sales-history';
import { fitAt, modelAt, type SalesModel } from './sales-model';

/** How far ahead a forecast was tried. */
export const TESTED = ['tomorrow', 'month', 'three_months', 'year'] as const;
export type Tested = (typeof TESTED)[number];
/** What anybody could have guessed: last week again, the same days of last year, or an average of four weeks. */
export const GUESSES = ['last_week', 'last_year', 'last_four_weeks'] as const;
export type Guess = (typeof GUESSES)[number];

/** One forecast that was made when nobody knew, and what came. Amounts in minor units. */
export type Trial = {
  from: LocalDate;
  to: LocalDate;
  expected: number;
  low: number;
  high: number;
  actual: number;
  guessed: number;
};
export type TestedError = {
  ahead: Tested;
  guess: Guess;
  tested: number;
  inside: number;
  /** Mean of the absolute errors in percent of what came, of the forecast and of the guess. */
  mape: number;
  guess_mape: number;
};
export type BackTest = { errors: TestedError[]; days: Trial[]; months: Trial[]; surprises: Surprises };

const LAST_DAYS = 56;
const MONTHS_BACK = 24;
const DAYS_PER_WEEK = 7;
const LAST_YEAR = 364;
const FEWEST_DAYS = 28;
const FEWEST_DAYS_FOR_MONTHS = 56;
/** Of a day that sold next to nothing a percentage says nothing. */
const NEXT_TO_NOTHING = 0.05;

/** Forecasts of the past, each from what was known on its first morning. `history` ends yesterday. */
export function backTest(history: PreparedHistory): BackTest {
  const days = testDays(history);
  const months = testMonths(history);
  const surprises: Surprises = {
    tomorrow: days.map(({ surprise }) => surprise),
    day: months.dailySurprises,
    month: months.month.map(({ surprise }) => surprise),
    three_months: months.three_months.map(({ surprise }) => surprise),
    year: months.year.map(({ surprise }) => surprise),
  };
  const least = NEXT_TO_NOTHING * history.scale;
  return {
    errors: [
      errorOf('tomorrow', days, least),
      errorOf('month', months.month, least),
      errorOf('three_months', months.three_months, least),
      errorOf('year', months.year, least),
    ].filter((error) => error !== undefined),
    days: days.map(({ trial }) => trial),
    months: months.month.map(({ trial }) => trial),
    surprises,
  };
}

type Tried = { trial: Trial; surprise: number; guess: Guess };

/** Every day of the last eight weeks; the pattern is learnt anew each week, the level each day. */
function testDays(history: PreparedHistory): Tried[] {
  const tried: Tried[] = [];
  const end = history.sales.length;
  let fit: Fit | undefined;
  for (let origin = Math.max(0, end - LAST_DAYS); origin < end; origin++) {
    if (countBefore(history, origin) < FEWEST_DAYS) continue;
    if (!fit || (end - origin) % DAYS_PER_WEEK === 0) fit = fitAt(history, origin, fit);
    if (!history.open[origin]) continue;
    tried.push(tryOut(history, modelAt(history, origin, fit), { from: origin, to: origin }, tried));
  }
  return tried;
}

/** From the first of each of the last two years' months: that month, three of them, and twelve. */
function testMonths(history: PreparedHistory) {
  const end = history.sales.length;
  const today = addDays(history.first, end);
  const found = { month: [] as Tried[], three_months: [] as Tried[], year: [] as Tried[] };
  const dailySurprises: number[] = [];
  let fit: Fit | undefined;
  for (let back = MONTHS_BACK; back >= 1; back--) {
    const month = addMonths(startOfMonth(today), -back);
    const origin = daysBetween(history.first, month);
    if (origin < 0 || countBefore(history, origin) < FEWEST_DAYS_FOR_MONTHS) continue;
    const model = modelAt(history, origin, (fit = fitAt(history, origin, fit)));
    for (const [key, count] of [
      ['month', 1],
      ['three_months', 3],
      ['year', 12],
    ] as const) {
      const to = daysBetween(history.first, addMonths(month, count)) - 1;
      if (to < end) found[key].push(tryOut(history, model, { from: origin, to }, found[key]));
    }
    const lastOfMonth = daysBetween(history.first, addMonths(month, 1)) - 1;
    for (let index = origin + 1; index <= Math.min(lastOfMonth, end - 1); index++)
      if (history.open[index]) dailySurprises.push(surpriseOf(history, model, index, index));
  }
  return { ...found, dailySurprises };
}

/** The interval is the one that would have been shown: with the factor of what had been tried before. */
function tryOut(
  history: PreparedHistory,
  model: SalesModel,
  { from, to }: { from: number; to: number },
  before: readonly Tried[],
): Tried {
  const { expected, deviation } = model.span(from, to);
  const { guess, guessed } = guessAt(history, from, to);
  const known = before.map(({ surprise }) => surprise);
  const caution = cautionOf(model.origin - (history.counted[0] ?? model.origin));
  const around = (from === to ? dailyFactor(known) : factorOf(known) * caution) * deviation;
  const amount = (scaled: number): number => Math.round(Math.max(0, scaled) * history.scale);
  return {
    trial: {
      from: addDays(history.first, from),
      to: addDays(history.first, to),
      expected: amount(expected),
      low: amount(expected - around),
      high: amount(expected + around),
      actual: sumOf(history.sales, from, to),
      guessed,
    },
    surprise: surpriseOf(history, model, from, to),
    guess,
  };
}

function surpriseOf(history: PreparedHistory, model: SalesModel, from: number, to: number): number {
  const { expected, deviation } = model.span(from, to);
  return deviation > 0 ? (sumOf(history.scaled, from, to) - expected) / deviation : 0;
}

function guessAt({ sales }: PreparedHistory, from: number, to: number): { guess: Guess; guessed: number } {
  if (from === to) return { guess: 'last_week', guessed: sales[from - DAYS_PER_WEEK] ?? 0 };
  if (from >= LAST_YEAR) return { guess: 'last_year', guessed: sumOf(sales, from - LAST_YEAR, to - LAST_YEAR) };
  const weeks = 4;
  const perDay = sumOf(sales, from - weeks * DAYS_PER_WEEK, from - 1) / (weeks * DAYS_PER_WEEK);
  return { guess: 'last_four_weeks', guessed: Math.round(perDay * (to - from + 1)) };
}

/** The guess that most of the trials were measured against names the error; the others are left out of it. */
function errorOf(ahead: Tested, tried: readonly Tried[], least: number): TestedError | undefined {
  const guess = GUESSES.toSorted((a, b) => countOf(tried, b) - countOf(tried, a))[0]!;
  const trials = tried.filter((one) => one.guess === guess).map(({ trial }) => trial);
  const sound = trials.filter(({ actual }) => actual > least);
  if (sound.length === 0) return undefined;
  const percent = (key: 'expected' | 'guessed'): number =>
    (100 * sound.reduce((sum, trial) => sum + Math.abs(trial.actual - trial[key]) / trial.actual, 0)) / sound.length;
  return {
    ahead,
    guess,
    tested: trials.length,
    inside: trials.filter(({ low, high, actual }) => actual >= low && actual <= high).length,
    mape: percent('expected'),
    guess_mape: percent('guessed'),
  };
}

const countOf = (tried: readonly Tried[], guess: Guess): number => tried.filter((one) => one.guess === guess).length;

const countBefore = ({ counted }: PreparedHistory, origin: number): number =>
  counted.filter((index) => index < origin).length;

function sumOf(values: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let index = Math.max(0, from); index <= to; index++) sum += values[index] ?? 0;
  return sum;
}
