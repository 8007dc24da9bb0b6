import type {
  ForecastAnswer,
  forecastContract,
  ForecastPoint,
  StoredForecast,
} from '@rawnaq/domain/forecast/forecast.contract';
import { HORIZONS, monthsOf, type Horizon } from '@rawnaq/domain/forecast/horizons';
import { occasionsBetween } from '@rawnaq/domain/forecast/occasions';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { soldByDay } from '../invoices';
import { bookedByDay, sumOver } from './bookings.query';
import { findForecast, findSalon } from './forecast.repo';

type Sold = ReadonlyMap<string, number>;
const PAST_DAYS = 28;
const PAST_MONTHS = 12;
const AFTER_TOMORROW = 13;

export const getForecast: UseCase<(typeof forecastContract)['get']> = (ctx, { horizon }) => readForecast(ctx, horizon);

/**
 * The forecast of the last night, with what is booked by now and what was sold. A short history reaches less far than
 * one may ask.
 */
export async function readForecast(ctx: Ctx, asked: Horizon): Promise<ForecastAnswer> {
  const forecast = await findForecast(ctx);
  const horizons = forecast?.horizons.map(({ horizon }) => horizon) ?? [];
  const horizon = horizons.includes(asked) ? asked : (horizons.at(-1) ?? asked);
  const found = forecast?.horizons.find((one) => one.horizon === horizon);
  const salon = await findSalon(ctx);
  const now = businessDateOf(ctx.now, salon.time_zone, salon.business_day_cut_off);
  const shared = {
    horizon,
    horizons: HORIZONS.filter((one) => horizons.includes(one)),
    today: forecast?.today ?? null,
    made_at: forecast?.made_at ?? null,
    is_stale: forecast !== undefined && forecast.today !== now,
    depth: forecast?.depth ?? 'too_short',
    known_days: forecast?.known_days ?? 0,
    errors: forecast?.test.errors ?? [],
  };
  if (!forecast || !found)
    return { ...shared, span: null, booked: null, year_before: null, last: null, points: [], rows: [], occasions: [] };

  const { from, to, expected, low, high, months } = found;
  const span = { from, to };
  const sold = await soldByDay(ctx, { from: addMonths(forecast.today, -25), to: addDays(forecast.today, -1) });
  const seesAll = can(ctx.permissions, 'appointments.view') && can(ctx.permissions, 'appointments.view-all');
  const booked = seesAll
    ? await bookedByDay(ctx, businessSpan(from, to, salon.time_zone, salon.business_day_cut_off))
    : undefined;
  const parts = months.length > 1 ? months : daysIn(span).map((day) => ({ ...day, ...amountOn(forecast, day.from) }));
  return {
    ...shared,
    span: { ...span, expected, low, high },
    booked: booked ? sumOver(booked, span) : null,
    year_before: yearBefore(sold, span),
    last: lastOf(forecast, sold, horizon),
    points: months.length > 1 ? monthPoints(forecast, sold, months) : dayPoints(forecast, sold, horizon, to),
    rows: parts.map((part) => ({
      id: part.from,
      ...part,
      booked: booked ? sumOver(booked, part) : null,
      year_before: yearBefore(sold, part),
      occasions: occasionsBetween(part, salon.country),
    })),
    occasions: occasionsBetween({ from: forecast.today, to }, salon.country),
  };
}

const daysIn = ({ from, to }: DateSpan): DateSpan[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return { from: day, to: day };
  });

const amountOn = ({ today, days }: StoredForecast, day: string) =>
  days[daysBetween(today, day)] ?? { expected: 0, low: 0, high: 0 };

/** Months against months; single days against the same weekday. */
function yearBefore(sold: Sold, { from, to }: DateSpan): number | null {
  const before =
    from === startOfMonth(from) && to === endOfMonth(to)
      ? { from: addMonths(from, -12), to: endOfMonth(addMonths(to, -12)) }
      : { from: addDays(from, -364), to: addDays(to, -364) };
  const first = firstDay(sold);
  return first !== undefined && first <= before.from ? sumOver(sold, before) : null;
}

function lastOf(forecast: StoredForecast, sold: Sold, horizon: Horizon): ForecastAnswer['last'] {
  const { today, test } = forecast;
  if (horizon === 'tomorrow') {
    const day = { from: addDays(today, -1), to: addDays(today, -1) };
    const trial = test.days.find(({ from }) => from === day.from);
    return { ...day, actual: sumOver(sold, day), expected: trial?.expected ?? null };
  }
  const count = { next_month: 1, next_quarter: 3, three_months: 3, year: 12 }[horizon];
  const span = { from: addMonths(startOfMonth(today), -count), to: addDays(startOfMonth(today), -1) };
  const first = firstDay(sold);
  if (first === undefined || first > span.from) return null;
  const trials = test.months.filter(({ from }) => from >= span.from);
  return {
    ...span,
    actual: sumOver(sold, span),
    expected: trials.length === count ? trials.reduce((sum, trial) => sum + trial.expected, 0) : null,
  };
}

function dayPoints(forecast: StoredForecast, sold: Sold, horizon: Horizon, last: string): ForecastPoint[] {
  const { today, test } = forecast;
  const trials = new Map(test.days.map((trial) => [trial.from, trial]));
  const to = horizon === 'tomorrow' ? addDays(today, AFTER_TOMORROW) : last;
  const first = firstDay(sold) ?? today;
  return daysIn({ from: addDays(today, -PAST_DAYS), to })
    .filter(({ from }) => from >= first)
    .map((day) => {
      if (day.from >= today) return { ...day, actual: null, ...amountOn(forecast, day.from) };
      const { expected = null, low = null, high = null } = trials.get(day.from) ?? {};
      return { ...day, actual: sold.get(day.from) ?? 0, expected, low, high };
    });
}

function monthPoints(forecast: StoredForecast, sold: Sold, months: readonly ForecastPointAhead[]): ForecastPoint[] {
  const { today, test, this_month } = forecast;
  const trials = new Map(test.months.map((trial) => [trial.from, trial]));
  const first = firstDay(sold) ?? today;
  const past = monthsOf({ from: addMonths(startOfMonth(today), -PAST_MONTHS), to: addDays(startOfMonth(today), -1) })
    .filter(({ from }) => from >= first)
    .map((month) => {
      const { expected = null, low = null, high = null } = trials.get(month.from) ?? {};
      return { ...month, actual: sumOver(sold, month), expected, low, high };
    });
  const next = addMonths(startOfMonth(today), 1);
  // A quarter may begin later than next month: the line goes on without a gap.
  const between = monthsOf({ from: next, to: addDays(months[0]!.from, -1) }).flatMap((month) => {
    const known = forecast.horizons.find(({ horizon }) => horizon === 'year')?.months;
    return known?.filter(({ from }) => from === month.from) ?? [];
  });
  return [...past, ...[this_month, ...between, ...months].flatMap((month) => (month ? [ahead(month)] : []))];
}

type ForecastPointAhead = DateSpan & { expected: number; low: number; high: number };
const ahead = ({ from, to, expected, low, high }: ForecastPointAhead): ForecastPoint => ({
  from,
  to,
  actual: null,
  expected,
  low,
  high,
});

const firstDay = (sold: Sold): string | undefined => [...sold.keys()].toSorted()[0];
