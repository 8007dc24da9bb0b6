import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contains,
  intersectRanges,
  isEmptyRange,
  mergeRanges,
  overlaps,
  subtractRanges,
  type TimeRange,
} from './time-range';

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => ({ start, end: start + length }));
const ranges = fc.array(range, { maxLength: 10 });

/** The naive model: the set of whole points in the ranges. */
const points = (all: readonly TimeRange[]): Set<number> =>
  new Set(
    all.flatMap((one) => Array.from({ length: Math.max(0, one.end - one.start) }, (_, index) => one.start + index)),
  );
const sorted = (all: Iterable<number>): number[] => [...all].sort((a, b) => a - b);
const isTidy = (all: readonly TimeRange[]): boolean =>
  all.every((one, index) => one.start < one.end && (index === 0 || all[index - 1]!.end < one.start));

describe('time ranges', () => {
  it('touching is not overlapping', () => {
    expect(overlaps({ start: 40, end: 44 }, { start: 44, end: 48 })).toBe(false);
    expect(overlaps({ start: 40, end: 45 }, { start: 44, end: 48 })).toBe(true);
    expect(overlaps({ start: 40, end: 48 }, { start: 42, end: 42 })).toBe(false);
    expect(contains({ start: 0, end: 10 }, { start: 0, end: 10 })).toBe(true);
    expect(contains({ start: 0, end: 10 }, { start: 5, end: 11 })).toBe(false);
    expect(isEmptyRange({ start: 3, end: 3 })).toBe(true);
  });

  it('overlap agrees with sharing a point', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const shared = [...points([a])].some((point) => points([b]).has(point));
        expect(overlaps(a, b)).toBe(shared);
        expect(overlaps(b, a)).toBe(shared);
      }),
    );
  });

  it('merge keeps the points and is tidy', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const merged = mergeRanges(all);
        expect(sorted(points(merged))).toEqual(sorted(points(all)));
        expect(isTidy(merged)).toBe(true);
      }),
    );
  });

  it('intersect and subtract agree with sets', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const [inA, inB] = [points(a), points(b)];
        const both = intersectRanges(a, b);
        const rest = subtractRanges(a, b);
        expect(sorted(points(both))).toEqual(sorted([...inA].filter((point) => inB.has(point))));
        expect(sorted(points(rest))).toEqual(sorted([...inA].filter((point) => !inB.has(point))));
        expect(both.every((one) => one.start < one.end)).toBe(true);
        expect(isTidy(rest)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves what it was given untouched', () => {
    const given = [
      { start: 5, end: 9 },
      { start: 1, end: 6 },
    ];
    mergeRanges(given);
    expect(given).toEqual([
      { start: 5, end: 9 },
      { start: 1, end: 6 },
    ]);
  });
});
