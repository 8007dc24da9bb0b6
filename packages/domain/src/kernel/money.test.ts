import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  assertMinor,
  CURRENCIES,
  divideHalfUp,
  formatDecimal,
  isCurrency,
  minorPerUnit,
  parseMoney,
  partOf,
  sayAmount,
  scaleMinor,
  sumMinor,
  timesQuantity,
} from './money';

const amount = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 });
const currency = fc.constantFrom(...CURRENCIES);

describe('parseMoney', () => {
  it.each([
    ['12.5', 'AED', 1250],
    ['12.50', 'SAR', 1250],
    ['12', 'QAR', 1200],
    ['0', 'AED', 0],
    ['0.05', 'AED', 5],
    ['1.234', 'KWD', 1234],
    ['1.2', 'BHD', 1200],
    ['0.001', 'OMR', 1],
    ['١٢٫٥٠', 'AED', 1250],
    ['۱۲٫۵', 'AED', 1250],
    ['١٬٢٥٠٫٧٥', 'AED', 125_075],
    ['1,250.75', 'AED', 125_075],
    ['\u200f 12.00 \u200e', 'AED', 1200],
    ['-3.10', 'AED', -310],
  ] as const)('reads %s %s', (text, code, expected) => {
    expect(parseMoney(text, code)).toBe(expected);
  });

  it.each([
    ['1.234', 'AED'],
    ['1.2345', 'KWD'],
    ['', 'AED'],
    ['abc', 'AED'],
    ['1.', 'AED'],
    ['.5', 'AED'],
    ['1,25', 'AED'],
    ['12,50.00', 'AED'],
    ['1e5', 'AED'],
    ['--1', 'AED'],
    ['1 2', 'AED'],
    ['99999999999999999', 'AED'],
  ] as const)('refuses %s %s', (text, code) => {
    expect(parseMoney(text, code)).toBeUndefined();
  });

  it('gives back what formatDecimal wrote, for any amount and currency', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(parseMoney(formatDecimal(value, code), code)).toBe(value);
      }),
    );
  });
});

describe('sayAmount', () => {
  it.each([
    [240_000, 'AED', 'AED 2,400.00', '2,400.00 د.إ'],
    [99_999, 'SAR', 'SAR 999.99', '999.99 ر.س'],
    [1_234_567_890, 'KWD', 'KWD 1,234,567.890', '1,234,567.890 د.ك'],
    [-100_000, 'AED', 'AED -1,000.00', '-1,000.00 د.إ'],
    [0, 'OMR', 'OMR 0.000', '0.000 ر.ع'],
  ] as const)('says %i of %s as people read it', (amount, currency, en, ar) => {
    expect([sayAmount(amount, currency, 'en'), sayAmount(amount, currency, 'ar')]).toEqual([en, ar]);
  });
});

describe('formatDecimal', () => {
  it('pads to the decimals of the currency', () => {
    expect(formatDecimal(5, 'AED')).toBe('0.05');
    expect(formatDecimal(-5, 'KWD')).toBe('-0.005');
    expect(formatDecimal(123_456, 'BHD')).toBe('123.456');
    expect(formatDecimal(0, 'SAR')).toBe('0.00');
  });
});

describe('exactness', () => {
  it('refuses fractions, NaN and numbers beyond exact integers', () => {
    expect(() => assertMinor(0.1)).toThrow(RangeError);
    expect(() => assertMinor(Number.NaN)).toThrow(RangeError);
    expect(() => assertMinor(2 ** 53)).toThrow(RangeError);
    expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => timesQuantity(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  });

  it('never answers minus zero', () => {
    expect(Object.is(assertMinor(-0), 0)).toBe(true);
    expect(Object.is(scaleMinor(-1, 1, 10), 0)).toBe(true);
    expect(Object.is(parseMoney('-0', 'AED'), 0)).toBe(true);
  });

  it('adds and multiplies', () => {
    expect(sumMinor([])).toBe(0);
    expect(sumMinor([100, -30, 7])).toBe(77);
    expect(timesQuantity(250, 3)).toBe(750);
    expect(minorPerUnit('OMR')).toBe(1000);
    expect(isCurrency('AED')).toBe(true);
    expect(isCurrency('USD')).toBe(false);
  });
});

describe('rounding', () => {
  it('rounds halves up, and mirrors negatives', () => {
    expect(divideHalfUp(5n, 2n)).toBe(3n);
    expect(divideHalfUp(-5n, 2n)).toBe(-3n);
    expect(divideHalfUp(7n, 3n)).toBe(2n);
    expect(divideHalfUp(8n, 3n)).toBe(3n);
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
    expect(partOf(4350, 1500)).toBe(653);
    expect(partOf(1005, 5000)).toBe(503);
  });

  it('is within half a unit of the exact value, and a reversal mirrors it', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (value, numerator, denominator) => {
          const rounded = scaleMinor(value, numerator, denominator);
          const twiceDistance = 2n * (BigInt(rounded) * BigInt(denominator) - BigInt(value) * BigInt(numerator));
          expect(twiceDistance <= BigInt(denominator) && twiceDistance >= -BigInt(denominator)).toBe(true);
          expect(scaleMinor(-value, numerator, denominator)).toBe(rounded === 0 ? 0 : -rounded);
        },
      ),
    );
  });
});

describe('allocate', () => {
  it('gives the odd units to the largest remainders, earlier first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 7])).toEqual([2, 3]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(allocate(10, [0, 5])).toEqual([0, 10]);
  });

  it('refuses to share over nothing or over negative weights', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1, [2, -1])).toThrow(RangeError);
  });

  it('always adds up, and no share is a whole unit away from its proportion', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(amount, weights, (total, all) => {
        const shares = allocate(total, all);
        const sum = all.reduce((a, b) => a + BigInt(b), 0n);
        expect(sumMinor(shares)).toBe(total);
        for (const [index, share] of shares.entries()) {
          const distance = BigInt(share) * sum - BigInt(total) * BigInt(all[index]!);
          expect(distance < sum && distance > -sum).toBe(true);
        }
      }),
    );
  });
});

describe('plain numbers', () => {
  const wide = fc.oneof(amount, fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }));

  it('scale to what whole numbers without end say, and refuse what is too big to be exact', () => {
    fc.assert(
      fc.property(wide, wide, fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.maxSafeNat()), (value, by, over) => {
        if (over === 0) return;
        const exact = Number(divideHalfUp(BigInt(value) * BigInt(by), BigInt(over)));
        if (Number.isSafeInteger(exact)) expect(scaleMinor(value, by, over)).toBe(exact === 0 ? 0 : exact);
        else expect(() => scaleMinor(value, by, over)).toThrow(RangeError);
      }),
      { numRuns: 2_000 },
    );
  });

  it('multiply to what whole numbers without end say, and refuse what is too big to be exact', () => {
    fc.assert(
      fc.property(wide, wide, (unit, quantity) => {
        const exact = Number(BigInt(unit) * BigInt(quantity));
        if (Number.isSafeInteger(exact)) expect(timesQuantity(unit, quantity)).toBe(exact === 0 ? 0 : exact);
        else expect(() => timesQuantity(unit, quantity)).toThrow(RangeError);
      }),
    );
  });
});
