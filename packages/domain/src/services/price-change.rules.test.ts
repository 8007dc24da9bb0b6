import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, minorPerUnit } from '../kernel/money';
import { changedPrice, keptOfferPrice, PRICE_ROUNDINGS, type PriceChange } from './price-change.rules';

const change = (kind: PriceChange['kind'], value: number, rounding: PriceChange['rounding'] = 'none'): PriceChange => ({
  kind,
  value,
  rounding,
});

describe('a change of prices', () => {
  it.each([
    [12_000, change('percent', 1_000), 'AED', 13_200],
    [12_000, change('percent', -1_000), 'AED', 10_800],
    [9_999, change('percent', 500), 'AED', 10_499],
    [12_000, change('amount', 550), 'AED', 12_550],
    [12_000, change('amount', -15_000), 'AED', 0],
    [12_340, change('amount', 0, 'whole'), 'AED', 12_300],
    [12_350, change('amount', 0, 'whole'), 'AED', 12_400],
    [12_340, change('amount', 0, 'half'), 'AED', 12_350],
    [12_340, change('amount', 0, 'quarter'), 'AED', 12_350],
    [12_337, change('amount', 0, 'quarter'), 'AED', 12_325],
    [12_375, change('percent', 500, 'quarter'), 'KWD', 13_000],
  ] as const)('%i by %j in %s is %i', (price, by, currency, expected) => {
    expect(changedPrice(price, by, currency)).toBe(expected);
  });

  it('is always a whole step, never below zero, and never more than half a step off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        fc.constantFrom(...PRICE_ROUNDINGS),
        fc.constantFrom(...CURRENCIES),
        (price, value, rounding, currency) => {
          const after = changedPrice(price, { kind: 'amount', value, rounding }, currency);
          const step = {
            none: 1,
            quarter: minorPerUnit(currency) / 4,
            half: minorPerUnit(currency) / 2,
            whole: minorPerUnit(currency),
          }[rounding];
          expect(after % step).toBe(0);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(Math.abs(after - Math.max(0, price + value))).toBeLessThanOrEqual(step / 2);
        },
      ),
    );
  });

  it('keeps an offer price only while it is below the price', () => {
    expect([keptOfferPrice(900, 1_000), keptOfferPrice(1_000, 1_000), keptOfferPrice(null, 1_000)]).toEqual([
      900,
      null,
      null,
    ]);
  });
});
