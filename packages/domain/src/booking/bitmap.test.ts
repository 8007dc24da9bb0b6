import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { andLater, bitsBetween, clearRange, countRange, emptyBitmap, runsOf, setRange, type Bitmap } from './bitmap';

const SIZE = 200;
const range = fc
  .tuple(fc.integer({ min: -40, max: SIZE }), fc.integer({ min: 0, max: 120 }))
  .map(([start, length]) => ({ start, end: Math.min(SIZE, start + length) }));

describe('bitmaps', () => {
  it('set, clear, count and list as a set of numbers would', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), range), { maxLength: 8 }), range, (steps, looked) => {
        const bitmap = emptyBitmap(SIZE);
        const set = new Set<number>();
        for (const [isOn, { start, end }] of steps) {
          (isOn ? setRange : clearRange)(bitmap, start, end);
          for (let bit = Math.max(0, start); bit < end; bit += 1) isOn ? set.add(bit) : set.delete(bit);
        }
        const expected = [...set].filter((bit) => looked.start <= bit && bit < looked.end).toSorted((a, b) => a - b);
        expect(bitsBetween(bitmap, looked.start, looked.end)).toEqual(expected);
        expect(countRange(bitmap, looked.start, looked.end)).toBe(expected.length);
      }),
    );
  });

  it('find rows of bits of any length, and bits at any distance', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 5 }), fc.integer({ min: 1, max: 100 }), (ranges, length) => {
        const bits = filled(ranges);
        const set = new Set(all(bits));
        expect(all(runsOf(bits, length))).toEqual(
          all(bits).filter((bit) => Array.from({ length }, (_, index) => bit + index).every((one) => set.has(one))),
        );
        const later = filled([{ start: 0, end: SIZE }]);
        andLater(later, bits, length);
        expect(all(later)).toEqual(
          all(bits)
            .map((bit) => bit - length)
            .filter((bit) => bit >= 0),
        );
      }),
    );
  });
});

const all = (bitmap: Bitmap): number[] => bitsBetween(bitmap, 0, SIZE);

function filled(ranges: readonly { start: number; end: number }[]): Bitmap {
  const bitmap = emptyBitmap(SIZE);
  for (const { start, end } of ranges) setRange(bitmap, start, end);
  return bitmap;
}
