import { describe, expect, it } from 'vitest';
import { roundTicks } from './round-ticks';

describe('the numbers along a scale', () => {
  it('are round, equally far apart, and reach above what is drawn', () => {
    expect(roundTicks([12, 47, 33])).toEqual([0, 20, 40, 60]);
    expect(roundTicks([8460, 3000])).toEqual([0, 2500, 5000, 7500, 10000]);
    expect(roundTicks([0.4, 1.3])).toEqual([0, 0.5, 1, 1.5]);
    expect(roundTicks([-30, 70])).toEqual([-50, -25, 0, 25, 50, 75]);
  });

  it('are whole for what is counted, however little there is', () => {
    expect(roundTicks([1, 2])).toEqual([0, 1, 2]);
    expect(roundTicks([3, 5])).toEqual([0, 2, 4, 6]);
    expect(roundTicks([10])).toEqual([0, 5, 10]);
    expect(roundTicks([0, 0])).toEqual([0, 1]);
    expect(roundTicks([])).toEqual([0, 1]);
  });
});
