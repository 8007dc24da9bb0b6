import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { EXPORT_FORMATS, EXPORT_TYPES, type Column } from '../kernel/list';
import { GUESSES, TESTED } from './back-test';
import { HISTORY_DEPTHS } from './forecast';
import { HORIZONS } from './horizons';
import { occasionLabels, type NamedOccasion } from './occasions';

const money = z.int();
const amount = { expected: money, low: money, high: money };
const span = { from: z.string(), to: z.string() };
const trial = z.object({ ...span, ...amount, actual: money, guessed: money });
const testedError = z.object({
  ahead: z.enum(TESTED),
  guess: z.enum(GUESSES),
  tested: z.int(),
  inside: z.int(),
  mape: z.number(),
  guess_mape: z.number(),
});

/** As it is kept from one night to the next. */
export const storedForecast = z.object({
  today: z.string(),
  depth: z.enum(HISTORY_DEPTHS),
  known_days: z.int(),
  days: z.array(z.object(amount)),
  horizons: z.array(
    z.object({ horizon: z.enum(HORIZONS), ...span, ...amount, months: z.array(z.object({ ...span, ...amount })) }),
  ),
  this_month: z.object({ ...span, ...amount }).nullable(),
  test: z.object({ errors: z.array(testedError), days: z.array(trial), months: z.array(trial) }),
});
export type StoredForecast = z.output<typeof storedForecast>;

const NAMED = Object.keys(occasionLabels) as [NamedOccasion, ...NamedOccasion[]];
const occasion = z.object({ occasion: z.enum(NAMED), ...span });

const row = z.object({
  id: z.string(),
  ...span,
  ...amount,
  /** Null for who does not see all appointments. */
  booked: money.nullable(),
  /** The same days a year ago; null where the salon had not begun. */
  year_before: money.nullable(),
  occasions: z.array(occasion),
});
export type ForecastRow = z.output<typeof row>;

const point = z.object({
  ...span,
  actual: money.nullable(),
  expected: money.nullable(),
  low: money.nullable(),
  high: money.nullable(),
});
export type ForecastPoint = z.output<typeof point>;

const answer = z.object({
  horizon: z.enum(HORIZONS),
  /** Those this history reaches to. */
  horizons: z.array(z.enum(HORIZONS)),
  /** The first day it speaks of, and when it was made. Null before the first night. */
  today: z.string().nullable(),
  made_at: z.string().nullable(),
  /** Of another day than the salon's: the night's has not been made yet. */
  is_stale: z.boolean(),
  depth: z.enum(HISTORY_DEPTHS),
  known_days: z.int(),
  span: z.object({ ...span, ...amount }).nullable(),
  booked: money.nullable(),
  year_before: money.nullable(),
  /** The last span like this that is over: what came, and what had been expected of it. */
  last: z.object({ ...span, actual: money, expected: money.nullable() }).nullable(),
  errors: z.array(testedError),
  /** Days or months of the past, then those to come; the one going on has both. */
  points: z.array(point),
  rows: z.array(row),
  occasions: z.array(occasion),
});
export type ForecastAnswer = z.output<typeof answer>;

const input = z.object({ horizon: z.enum(HORIZONS).default('three_months') });

export const forecastColumns = [
  { key: 'from', label: { en: 'From', ar: 'من' }, kind: 'date' },
  { key: 'to', label: { en: 'To', ar: 'إلى' }, kind: 'date' },
  { key: 'expected', label: { en: 'Expected', ar: 'المتوقع' }, kind: 'money' },
  { key: 'low', label: { en: '80% interval, from', ar: 'نطاق 80%، من' }, kind: 'money' },
  { key: 'high', label: { en: '80% interval, to', ar: 'نطاق 80%، إلى' }, kind: 'money' },
  { key: 'booked', label: { en: 'Already booked', ar: 'المحجوز حتى الآن' }, kind: 'money' },
  { key: 'year_before', label: { en: 'Year before', ar: 'السنة السابقة' }, kind: 'money' },
] as const satisfies readonly Column[];

export const forecastContract = {
  get: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'forecast/get',
    access: 'reports.forecast',
    late: true,
    summary: 'What sales are expected, between which amounts, and how good the forecast has been',
    input,
    output: answer,
    errors: [],
  }),
  export: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'forecast/export',
    access: 'reports.forecast',
    late: true,
    kind: 'file',
    files: EXPORT_TYPES,
    summary: 'The rows of a forecast as a file',
    input: input.extend({ format: z.enum(EXPORT_FORMATS) }),
    output: z.unknown(),
    errors: ['EXPORT_IS_LONG'],
  }),
};
