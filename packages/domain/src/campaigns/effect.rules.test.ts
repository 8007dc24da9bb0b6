import { describe, expect, it } from 'vitest';
import { effectOf, heldBackOf, noticeable, type Between, type Group } from './effect.rules';

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Customers of whom each books with this chance, and then spends between 50 and 450. */
function draw(customers: number, share: number, random: () => number): Group {
  const group: Group = { customers, booked: 0, spenders: 0, money: 0, money_squares: 0 };
  for (let one = 0; one < customers; one += 1) {
    if (random() >= share) continue;
    const spent = Math.round(5_000 + 40_000 * random() ** 2);
    group.booked += 1;
    group.spenders += 1;
    group.money += spent;
    group.money_squares += spent ** 2;
  }
  return group;
}
const MEAN_SPENT = 5_000 + 40_000 / 3;

type Case = { got: number; held: number; base: number; effect: number };
const SIMULATIONS = 1_000;

function simulate({ got, held, base, effect }: Case) {
  const random = seeded(2026);
  const truth = { bookings: got * effect, money: got * effect * MEAN_SPENT };
  const tally = { bookings: 0, money: 0, covered: 0, money_covered: 0, measurable: 0 };
  for (let turn = 0; turn < SIMULATIONS; turn += 1) {
    const found = effectOf(draw(got, base + effect, random), draw(held, base, random))!;
    tally.bookings += found.bookings.value / SIMULATIONS;
    tally.money += found.money.value / SIMULATIONS;
    tally.covered += covers(found.bookings, truth.bookings) / SIMULATIONS;
    tally.money_covered += covers(found.money, truth.money) / SIMULATIONS;
    tally.measurable += Number(found.is_measurable) / SIMULATIONS;
  }
  return { truth, ...tally };
}
const covers = ({ least, most }: Between, truth: number): number => Number(least <= truth && truth <= most);

describe('what a campaign caused, over 1,000 simulated ones', () => {
  it.each([
    ['a clear effect', { got: 800, held: 200, base: 0.1, effect: 0.08 }],
    ['a small one', { got: 2_000, held: 500, base: 0.08, effect: 0.02 }],
    ['a few customers', { got: 240, held: 60, base: 0.15, effect: 0.1 }],
    ['harm', { got: 800, held: 200, base: 0.15, effect: -0.05 }],
    ['nothing', { got: 800, held: 200, base: 0.1, effect: 0 }],
  ])('%s: the interval holds the truth 93 to 97 times of 100, and the middle is right', (_, given) => {
    const { truth, bookings, money, covered, money_covered } = simulate(given);
    expect(covered).toBeGreaterThanOrEqual(0.93);
    expect(covered).toBeLessThanOrEqual(0.97);
    expect(money_covered).toBeGreaterThanOrEqual(0.93);
    expect(money_covered).toBeLessThanOrEqual(0.97);
    // The standard error of the mean of a thousand: a few thousandths of the customers.
    expect(Math.abs(bookings - truth.bookings) / given.got).toBeLessThan(0.005);
    expect(Math.abs(money - truth.money) / given.got / MEAN_SPENT).toBeLessThan(0.005);
  });

  it('says there is nothing to measure where nothing was caused, and finds what was', () => {
    expect(simulate({ got: 800, held: 200, base: 0.1, effect: 0 }).measurable).toBeLessThanOrEqual(0.07);
    expect(simulate({ got: 800, held: 200, base: 0.07, effect: 0.08 }).measurable).toBeGreaterThan(0.8);
  });
});

describe('one campaign', () => {
  const group = (customers: number, booked: number): Group => ({
    customers,
    booked,
    spenders: 0,
    money: 0,
    money_squares: 0,
  });

  it('is the difference of the two shares, times those who were written to', () => {
    const { bookings, is_measurable } = effectOf(group(688, 104), group(172, 12))!;
    expect(Math.round(bookings.value)).toBe(56);
    expect([Math.round(bookings.least), Math.round(bookings.most)]).toEqual([19, 84]);
    expect(is_measurable).toBe(true);
  });

  it('has no result without enough to compare with', () => {
    expect(effectOf(group(500, 50), group(0, 0))).toBeUndefined();
    expect(effectOf(group(500, 50), group(9, 1))).toBeUndefined();
  });

  it('keeps an interval when nobody booked', () => {
    const { bookings, money, is_measurable } = effectOf(group(100, 0), group(25, 0))!;
    expect(bookings.least).toBeLessThan(0);
    expect(bookings.most).toBeGreaterThan(0);
    expect(is_measurable).toBe(false);
    expect(money).toEqual({ value: 0, least: 0, most: 0 });
  });

  it('says beforehand what it could notice', () => {
    expect(noticeable(318, 80)!).toBeCloseTo(10.5, 1);
    expect(noticeable(318, 0)).toBeUndefined();
    expect(heldBackOf(398, 20)).toBe(80);
  });
});
