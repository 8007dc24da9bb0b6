import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTicks } from './round-ticks';

describe('the numbers along a scale', () => {
  it('are round, equally far apart, and reach above what is drawn', () => {
    expect(roundTicks([12, 47, 33])).toEqual([0, 10, 20, 30, 40, 50]);
    expect(roundTicks([8460, 3000])).toEqual([0, 2000, 4000, 6000, 8000, 10000]);
    expect(roundTicks([0.4, 1.3])).toEqual([0, 0.5, 1, 1.5]);
    expect(roundTicks([-30, 70])).toEqual([-50, -25, 0, 25, 50, 75]);
  });

  it('are whole for what is counted, however little there is', () => {
    expect(roundTicks([1, 2])).toEqual([0, 1, 2]);
    expect(roundTicks([3, 5])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(roundTicks([6, 7])).toEqual([0, 2, 4, 6, 8]);
    expect(roundTicks([10])).toEqual([0, 2, 4, 6, 8, 10]);
    expect(roundTicks([0, 0])).toEqual([0, 1]);
    expect(roundTicks([])).toEqual([0, 1]);
  });

  it('hold whatever is drawn between at most six lines', () => {
    const count = fc.integer({ min: -5000, max: 50_000 });
    const value = fc.oneof(
      count,
      count.map((fils) => fils / 1000),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const ticks = roundTicks(values);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      }),
    );
  });
});
