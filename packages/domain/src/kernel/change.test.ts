import { describe, expect, it } from 'vitest';
import { changeOf } from './change';

describe('the change of a figure', () => {
  it.each([
    [110, 100, 10],
    [90, 100, -10],
    [100, 100, 0],
    [0, 50, -100],
    [1, 3, -66.7],
    // A loss that shrinks is an improvement.
    [-50, -100, 50],
  ])('from %2$d to %1$d', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change);
  });

  it('of a rate is in points', () => {
    expect(changeOf(12.5, 10.1, 'points')).toBe(2.4);
    expect(changeOf(0, 0, 'points')).toBe(0);
    expect(changeOf(5, 0, 'points')).toBe(5);
  });

  it('says nothing where nothing was, or nothing is known', () => {
    expect([changeOf(5, 0), changeOf(0, 0), changeOf(5, null), changeOf(null, 5), changeOf(5, undefined)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(changeOf(5, null, 'points')).toBeNull();
  });
});
