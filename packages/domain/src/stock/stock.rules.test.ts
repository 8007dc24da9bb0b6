import { describe, expect, test } from 'vitest';
import { daysOfCover, expiringSoon, fallsToWarning, lotsLeft, orderQuantity, usedInWeek } from './stock.rules';

test.each([
  [5, 4, 4, true],
  [4, 3, 4, false],
  [9, -2, 4, true],
  [1, 0, 0, true],
  [0, -1, 0, false],
])('from %i to %i with warning %i: told %s', (before, after, warning, told) => {
  expect(fallsToWarning(before, after, warning)).toBe(told);
});

test.each([
  [24, 72, 18],
  [7, 56, 7],
  [0, 8, 0],
  [-3, 8, 0],
  [12, 0, null],
  [12, -4, null],
])('%i pieces at %i in eight weeks last %s days', (quantity, used, days) => {
  expect(daysOfCover(quantity, used)).toBe(days);
});

test('a week is an eighth of what was used', () => {
  expect([usedInWeek(72), usedInWeek(1), usedInWeek(0)]).toEqual([9, 0.1, 0]);
});

test('an order covers four weeks above the warning, and something where nothing goes', () => {
  expect(orderQuantity(2, 4, 24)).toBe(4 + 12 - 2);
  expect(orderQuantity(1, 6, 0)).toBe(11);
  expect(orderQuantity(0, 0, 0)).toBe(1);
  expect(orderQuantity(-5, 2, 0)).toBe(9);
});

describe('lots', () => {
  const lot = (quantity: number, expires_on: string | null = null) => ({ expires_on, quantity });
  const received = [lot(10, '2027-01-31'), lot(5), lot(6, '2026-12-12')];
  test('of what is there, that which expires first goes first', () => {
    expect(lotsLeft([...received, lot(-4)])).toEqual([lot(2, '2026-12-12'), lot(10, '2027-01-31'), lot(5)]);
    expect(lotsLeft([...received, lot(-18)])).toEqual([lot(3)]);
    expect(lotsLeft([lot(-2)])).toEqual([]);
  });
  test('nothing goes before it came', () => {
    expect(lotsLeft([lot(8), lot(-5), lot(4, '2026-12-12')])).toEqual([lot(4, '2026-12-12'), lot(3)]);
  });
  test('what expires within sixty days is named with its first day', () => {
    expect(expiringSoon(lotsLeft([...received, lot(-4)]), '2026-11-16')).toEqual({ pieces: 2, on: '2026-12-12' });
    expect(expiringSoon([lot(3)], '2026-11-16')).toEqual({ pieces: 0, on: null });
  });
});
