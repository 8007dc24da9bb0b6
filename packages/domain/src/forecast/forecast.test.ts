import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../kernel/time/local-date';
import { backTest } from './back-test';
import { forecastSales } from './forecast';
import { horizonSpan, HORIZONS, lastDayAhead } from './horizons';
import { prepare, type SalesHistory } from './sales-history';
import { modelAt } from './sales-model';
import { makeSalon, TEN_SALONS } from './test/synthetic-salons';

const THREE_YEARS = 1095;

/** Days that sell what `amount` says, without chance. */
function plainHistory(days: number, amount: (index: number) => number, more: Partial<SalesHistory> = {}): SalesHistory {
  const first = '2023-06-04';
  const ahead = daysBetween(addDays(first, days), lastDayAhead(addDays(first, days))) + 1;
  return {
    country: 'AE',
    first,
    sales: Array.from({ length: days }, (_, index) => amount(index)),
    open: Array.from({ length: days + ahead }, () => true),
    booked: [],
    ...more,
  };
}

describe('horizons', () => {
  it('are tomorrow, and whole months from the next one on', () =>
    expect(HORIZONS.map((horizon) => horizonSpan(horizon, '2026-11-16'))).toEqual([
      { from: '2026-11-17', to: '2026-11-17' },
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-03-31' },
      { from: '2026-12-01', to: '2027-02-28' },
      { from: '2026-12-01', to: '2027-11-30' },
    ]));
});

describe('series with known answers', () => {
  it('the same every day stays the same', () => {
    const { days, horizons } = forecastSales(plainHistory(800, () => 100_000));
    for (const { expected } of days) expect(Math.abs(expected - 100_000)).toBeLessThan(1500);
    expect(horizons.find(({ horizon }) => horizon === 'tomorrow')!.expected).toBe(days[1]!.expected);
  });

  it('a week repeats itself', () => {
    const week = [50_000, 60_000, 70_000, 80_000, 90_000, 150_000, 120_000];
    const { days } = forecastSales(plainHistory(364, (index) => week[index % 7]!));
    for (let ahead = 0; ahead < 28; ahead++)
      expect(Math.abs(days[ahead]!.expected / week[(364 + ahead) % 7]! - 1)).toBeLessThan(0.05);
  });

  it('growth goes on, but not for ever', () => {
    const { days } = forecastSales(plainHistory(THREE_YEARS, (index) => 100_000 * 1.2 ** (index / 365.25)));
    const now = 100_000 * 1.2 ** (THREE_YEARS / 365.25);
    expect(days[0]!.expected / now).toBeCloseTo(1, 1);
    const inAYear = days[364]!.expected / now;
    expect(inAYear).toBeGreaterThan(1.03);
    expect(inAYear).toBeLessThan(1.2);
  });

  it('closed days sell nothing and are nothing to learn from', () => {
    const isClosed = (index: number): boolean => index % 7 === 5;
    const history = plainHistory(400, (index) => (isClosed(index) ? 0 : 90_000));
    const { days } = forecastSales({ ...history, open: history.open.map((_, index) => !isClosed(index)) });
    for (let ahead = 0; ahead < 21; ahead++)
      if (isClosed(400 + ahead)) expect(days[ahead]).toEqual({ expected: 0, low: 0, high: 0 });
      else expect(days[ahead]!.expected / 90_000).toBeCloseTo(1, 1);
  });

  it('one enormous day does not move the days after it', () => {
    const plain = forecastSales(plainHistory(400, () => 100_000)).days[6]!.expected;
    const moved = forecastSales(plainHistory(400, (index) => (index === 396 ? 2_000_000 : 100_000))).days[6]!.expected;
    expect(moved / plain).toBeLessThan(1.15);
  });

  it('more booked than usual means more sold', () => {
    const { history } = makeSalon(TEN_SALONS[4]!, { first: '2023-01-01', days: 500, ahead: 410, seed: 3 });
    const busier = history.booked.map((early, index) => (index === 500 ? early.map((value) => value * 2) : early));
    const [usual, more] = [history, { ...history, booked: busier }].map((one) => forecastSales(one).days[0]!.expected);
    expect(more! / usual!).toBeGreaterThan(1.2);
    expect(forecastSales({ ...history, booked: busier }).days[1]).toEqual(forecastSales(history).days[1]);
  });

  it('intervals grow with the days ahead, and are widest for what was never seen', () => {
    const { history } = makeSalon(TEN_SALONS[0]!, { first: '2022-09-01', days: THREE_YEARS, ahead: 410, seed: 9 });
    const model = modelAt(prepare(history), THREE_YEARS);
    const relative = (from: number, to: number): number => {
      const { expected, deviation } = model.span(THREE_YEARS + from, THREE_YEARS + to);
      return deviation / expected;
    };
    expect(relative(330, 359)).toBeGreaterThan(1.3 * relative(0, 29));
    expect(relative(0, 29)).toBeLessThan(relative(0, 0));
    // Ten weeks before a first Ramadan: nobody knows what it does to this salon.
    const young = makeSalon(TEN_SALONS[0]!, { first: '2024-11-20', days: 95, ahead: 410, seed: 9 });
    const { days } = forecastSales(young.history);
    const width = (date: string): number => {
      const { expected, low, high } = days[daysBetween(addDays('2024-11-20', 95), date)]!;
      return (high - low) / expected;
    };
    expect(width('2025-03-09')).toBeGreaterThan(1.3 * width('2025-02-25'));
  });

  it('any series gives whole amounts in their order', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const days = 5 + ((seed * 37) % 300);
      const history = plainHistory(
        days,
        (index) => ((seed * 7919 * (index + 3)) % 101) ** (seed % 4) - (seed % 3) * 50,
      );
      for (const { expected, low, high } of forecastSales(history).days) {
        expect(Number.isSafeInteger(expected) && Number.isSafeInteger(low) && Number.isSafeInteger(high)).toBe(true);
        expect(low >= 0 && low <= expected && expected <= high).toBe(true);
      }
    }
  });
});

describe('short histories', () => {
  it('of days say nothing, of weeks nothing of the year', () => {
    const nothing = forecastSales(plainHistory(15, () => 100_000));
    expect(nothing).toMatchObject({ depth: 'too_short', days: [], horizons: [], this_month: null });
    const weeks = forecastSales(plainHistory(40, () => 100_000));
    expect(weeks.depth).toBe('weeks');
    expect(weeks.horizons.map(({ horizon }) => horizon)).toEqual(['tomorrow', 'next_month']);
    expect(forecastSales(plainHistory(200, () => 100_000)).depth).toBe('months');
    expect(forecastSales(plainHistory(0, () => 0)).depth).toBe('too_short');
    expect(forecastSales(plainHistory(300, () => 0)).depth).toBe('too_short');
  });
});

describe('a year or two of history', () => {
  it('eight of ten ranges fall into the interval, though seasons were seen but once', { timeout: 60_000 }, () => {
    const inside: boolean[] = [];
    for (const [number, salon] of TEN_SALONS.entries())
      for (const days of [450, 700]) {
        const first = number % 2 ? '2021-11-20' : '2022-04-20';
        const today = addDays(first, days);
        const ahead = daysBetween(today, lastDayAhead(today)) + 1;
        const { history, future } = makeSalon(salon, { first, days, ahead, seed: 1000 + 100 * number });
        for (const { months, horizon, ...whole } of forecastSales(history).horizons)
          for (const { from, to, low, high } of horizon === 'year' ? [whole, ...months] : [whole]) {
            const actual = future
              .slice(daysBetween(today, from), daysBetween(today, to) + 1)
              .reduce((sum, amount) => sum + amount, 0);
            inside.push(low <= actual && actual <= high);
          }
      }
    const share = inside.filter(Boolean).length / inside.length;
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.88);
  });
});

/** From the first day and from later ones, so that feasts and seasons fall into what is ahead. */
const STARTS = ['2021-06-01', '2022-01-10'];

describe('ten salons with known seasons', () => {
  const worlds = TEN_SALONS.flatMap((salon, number) =>
    STARTS.map((first, start) => {
      const today = addDays(first, THREE_YEARS);
      const ahead = daysBetween(today, lastDayAhead(today)) + 1;
      const made = makeSalon(salon, { first, days: THREE_YEARS, ahead, seed: 100 * number + start });
      return { ...made, today, forecast: forecastSales(made.history) };
    }),
  );
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  const openDays = worlds.flatMap(({ history, future, forecast }) =>
    forecast.days
      .slice(0, 90)
      .map(({ expected, low, high }, ahead) => ({ ahead, expected, low, high, history, actual: future[ahead]! }))
      .filter(({ ahead }) => history.open[THREE_YEARS + ahead]),
  );

  it('the median error of three months of days is at most 0.7 of last week’s and of last year’s', () => {
    const own = median(openDays.map(({ actual, expected }) => Math.abs(actual - expected)));
    const lastWeek = openDays.map(({ actual, ahead, history }) =>
      Math.abs(actual - history.sales[THREE_YEARS - 7 + (ahead % 7)]!),
    );
    const lastYear = openDays.map(({ actual, ahead, history }) =>
      Math.abs(actual - history.sales[THREE_YEARS + ahead - 364]!),
    );
    expect(own / median(lastWeek)).toBeLessThan(0.7);
    expect(own / median(lastYear)).toBeLessThan(0.7);
  });

  it('eight of ten fall into the interval, of days as of months and years', () => {
    const isInside = ({ low, high, actual }: { low: number; high: number; actual: number }): boolean =>
      low <= actual && actual <= high;
    const share = (found: readonly boolean[]): number => found.filter(Boolean).length / found.length;
    const days = share(openDays.map(isInside));
    expect(days).toBeGreaterThan(0.75);
    expect(days).toBeLessThan(0.85);
    const spans = worlds.flatMap(({ forecast, today, future }) =>
      forecast.horizons
        .flatMap(({ months, horizon, ...whole }) => (horizon === 'year' ? [whole, ...months] : [whole]))
        .map((span) => ({
          ...span,
          actual: future
            .slice(daysBetween(today, span.from), daysBetween(today, span.to) + 1)
            .reduce((sum, amount) => sum + amount, 0),
        })),
    );
    const sums = share(spans.map(isInside));
    expect(sums).toBeGreaterThan(0.75);
    expect(sums).toBeLessThan(0.85);
  });

  it('its test over the past says how large its errors are, and beats the guesses here', () => {
    for (const { forecast } of worlds) {
      const { errors, days, months } = forecast.test;
      expect(errors.map(({ ahead }) => ahead)).toEqual(['tomorrow', 'month', 'three_months', 'year']);
      expect(days.length).toBeGreaterThan(40);
      expect(months.length).toBeGreaterThanOrEqual(23);
      const tomorrow = errors[0]!;
      const own = days.map(({ actual, expected }) => (100 * Math.abs(actual - expected)) / actual);
      expect(tomorrow.mape).toBeCloseTo(own.reduce((sum, error) => sum + error, 0) / own.length, 0);
      expect(tomorrow.mape).toBeLessThan(tomorrow.guess_mape);
    }
  });
});

describe('the test over the past', () => {
  it('knows nothing of what came later', () => {
    const { history } = makeSalon(TEN_SALONS[1]!, { first: '2023-02-01', days: 900, ahead: 410, seed: 5 });
    const whole = backTest(prepare(history)).months;
    const cut = 850;
    const earlier = backTest(prepare({ ...history, sales: history.sales.slice(0, cut) })).months;
    const last = earlier.at(-1)!;
    const same = whole.find(({ from }) => from === last.from)!;
    expect(Math.abs(same.expected / last.expected - 1)).toBeLessThan(0.001);
    expect(same.actual).toBe(last.actual);
  });

  it('is no better than the guess where there is nothing to know', () => {
    // Chance alone, without week or season: last week is as good a guess as the dice allow, times the root of two.
    const { history } = makeSalon(
      {
        ...TEN_SALONS[0]!,
        weekdays: [1, 1, 1, 1, 1, 1, 1],
        growthPerYear: 0,
        summer: 0,
        ramadan: 0,
        rush: 0,
        feast: 0,
        nationalDay: 0,
        payday: 0,
        drift: 0,
        bookedShare: 0,
      },
      { first: '2023-02-01', days: 900, ahead: 410, seed: 8 },
    );
    const { mape, guess_mape } = backTest(prepare(history)).errors[0]!;
    expect(mape / guess_mape).toBeGreaterThan(0.5);
    expect(mape / guess_mape).toBeLessThan(0.95);
  });
});
