import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat, vatPolicyOf, type VatLine, type VatPolicy } from './vat';

const policies = ['document', 'line', 'total'] as const satisfies readonly VatPolicy[];
const line = fc.record({ gross: fc.integer({ min: 0, max: 5_000_000 }), rate: fc.constantFrom(0, 500, 1000, 1500) });
const lines = fc.array(line, { minLength: 1, maxLength: 15 });

describe('the figures a tax office expects', () => {
  it.each([
    ['115.00 at 15 %', 11_500, 1500, 10_000, 1500],
    ['231.15 at 15 %', 23_115, 1500, 20_100, 3015],
    ['100.00 at 15 %', 10_000, 1500, 8696, 1304],
    ['99.99 at 5 %', 9999, 500, 9523, 476],
    ['BHD 10.000 at 10 %', 10_000, 1000, 9091, 909],
    ['OMR 12.345 at 5 %', 12_345, 500, 11_757, 588],
  ])('%s', (_, gross, rate, net, vat) => {
    for (const policy of policies) {
      const split = splitVat([{ gross, rate }], policy);
      expect({ net: split.net, vat: split.vat, rounding: split.rounding }).toEqual({ net, vat, rounding: 0 });
    }
  });

  it('KSA 50.02: the hundredth that can not be split is a rounding line', () => {
    expect(splitVat([{ gross: 5002, rate: 1500 }], 'document')).toMatchObject({
      gross: 5002,
      net: 4350,
      vat: 653,
      rounding: -1,
    });
  });

  it('KSA 1000.00: 869.57 net, 1000.01 inclusive, rounding −0.01, payable 1000.00', () => {
    expect(splitVat([{ gross: 100_000, rate: 1500 }], 'document')).toMatchObject({
      gross: 100_000,
      net: 86_957,
      vat: 13_044,
      rounding: -1,
    });
  });

  it('KSA three lines of 100.00: VAT of the document is VAT of its net, where lines would lose a hundredth', () => {
    const split = splitVat(
      [10_000, 10_000, 10_000].map((gross) => ({ gross, rate: 1500 })),
      'document',
    );
    expect(split).toMatchObject({ net: 26_087, vat: 3913, rounding: 0 });
    expect(split.lines.map((part) => [part.net, part.vat])).toEqual([
      [8696, 1304],
      [8696, 1304],
      [8695, 1305],
    ]);
    const perLine = splitVat(
      [10_000, 10_000, 10_000].map((gross) => ({ gross, rate: 1500 })),
      'line',
    );
    expect(perLine).toMatchObject({ net: 26_088, vat: 3912 });
  });

  it('keeps rates apart', () => {
    const split = splitVat(
      [
        { gross: 10_500, rate: 500 },
        { gross: 2000, rate: 0 },
      ],
      'line',
    );
    expect(split.rates).toEqual([
      { rate: 0, gross: 2000, net: 2000, vat: 0, rounding: 0 },
      { rate: 500, gross: 10_500, net: 10_000, vat: 500, rounding: 0 },
    ]);
    expect(split).toMatchObject({ gross: 12_500, net: 12_000, vat: 500 });
  });

  it('an empty document is zero; a negative line or a fractional rate is refused', () => {
    expect(splitVat([], 'document')).toEqual({ gross: 0, net: 0, vat: 0, rounding: 0, lines: [], rates: [] });
    expect(() => splitVat([{ gross: -1, rate: 500 }], 'line')).toThrow(RangeError);
    expect(() => splitVat([{ gross: 1, rate: 0.05 }], 'line')).toThrow(RangeError);
  });

  it('each country has its policy', () => {
    expect(['SA', 'AE', 'BH', 'OM', 'KW', 'QA'].map(vatPolicyOf)).toEqual([
      'document',
      'line',
      'total',
      'total',
      'total',
      'total',
    ]);
  });
});

describe('for any lines', () => {
  it('the totals equal an independent computation', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...policies), (given, policy) => {
        const split = splitVat(given, policy);
        expect({ net: BigInt(split.net), vat: BigInt(split.vat), rounding: BigInt(split.rounding) }).toEqual(
          independentTotals(given, policy),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('gross never moves, and what is displayed adds up in every direction', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...policies), (given, policy) => {
        const split = splitVat(given, policy);
        expect(split.lines.map((part) => part.gross)).toEqual(given.map((part) => part.gross));
        for (const part of [split, ...split.lines, ...split.rates])
          expect(part.net + part.vat + part.rounding).toBe(part.gross);
        for (const key of ['gross', 'net', 'vat', 'rounding'] as const) {
          expect(split.lines.reduce((sum, part) => sum + part[key], 0)).toBe(split[key]);
          expect(split.rates.reduce((sum, part) => sum + part[key], 0)).toBe(split[key]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('rounding exists only in KSA, is at most one unit a rate, and no part is negative', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...policies), (given, policy) => {
        const split = splitVat(given, policy);
        for (const rate of split.rates)
          expect(Math.abs(rate.rounding)).toBeLessThanOrEqual(policy === 'document' ? 1 : 0);
        for (const part of split.lines) {
          expect(part.net).toBeGreaterThanOrEqual(0);
          expect(part.vat).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('in KSA the VAT of a rate is exactly the rate on its net, and a line is within one unit of its own share', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const split = splitVat(given, 'document');
        for (const rate of split.rates)
          expect(BigInt(rate.vat)).toBe(nearest(BigInt(rate.net) * BigInt(rate.rate), 10_000n));
        for (const part of split.lines) {
          const rate = split.rates.find((one) => one.rate === part.rate)!;
          if (rate.gross === 0) continue;
          expect(Math.abs(part.net - (rate.net * part.gross) / rate.gross)).toBeLessThan(1 + 1e-6);
          expect(Math.abs(part.vat - (rate.vat * part.gross) / rate.gross)).toBeLessThan(2);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Written apart from the code under test: finds the rounded quotient by comparing remainders. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator;
  return 2n * (numerator - floor * denominator) >= denominator ? floor + 1n : floor;
}

function independentTotals(
  given: readonly VatLine[],
  policy: VatPolicy,
): { net: bigint; vat: bigint; rounding: bigint } {
  let net = 0n;
  let vat = 0n;
  let gross = 0n;
  for (const { gross: lineGross } of given) gross += BigInt(lineGross);
  const groups =
    policy === 'line'
      ? given.map((one) => [one])
      : [0, 500, 1000, 1500].map((rate) => given.filter((one) => one.rate === rate));
  for (const group of groups) {
    const rate = BigInt(group[0]?.rate ?? 0);
    const groupGross = group.reduce((sum, one) => sum + BigInt(one.gross), 0n);
    const groupNet = nearest(groupGross * 10_000n, 10_000n + rate);
    net += groupNet;
    vat += policy === 'document' ? nearest(groupNet * rate, 10_000n) : groupGross - groupNet;
  }
  return { net, vat, rounding: gross - net - vat };
}
