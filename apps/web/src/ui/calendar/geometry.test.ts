import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnAt,
  columnStep,
  edgeSpeed,
  minuteAt,
  movedTo,
  resizedTo,
  stretched,
  topOf,
  wholeHours,
} from './geometry';

const hours = { start: 600, end: 1560 };
const sheet = { hours, quarter: 22 };
const ltr = [
  { id: 'maya', x: 52, width: 124 },
  { id: 'rana', x: 176, width: 124 },
  { id: 'dina', x: 300, width: 124 },
];
/** The same three people where the script runs to the left: the first stands at the right end, the hours after it. */
const rtl = [
  { id: 'maya', x: 248, width: 124 },
  { id: 'rana', x: 124, width: 124 },
  { id: 'dina', x: 0, width: 124 },
];

describe('pixels and minutes', () => {
  it('are the same thing in both directions of the conversion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 1560 }), (minute) => {
        expect(minuteAt(topOf(minute, sheet), sheet)).toBeCloseTo(minute, 6);
      }),
    );
  });

  it('count from the first hour shown, past midnight too', () => {
    expect(topOf(600, sheet)).toBe(0);
    expect(topOf(630, sheet)).toBe(44);
    expect(topOf(1500, sheet)).toBe(60 * 22);
    expect(minuteAt(60 * 22, sheet)).toBe(1500);
  });
});

describe('columns', () => {
  it.each([
    ['ltr', ltr, 60, 'maya'],
    ['ltr', ltr, 180, 'rana'],
    ['rtl', rtl, 260, 'maya'],
    ['rtl', rtl, 5, 'dina'],
  ] as const)('are found under the pointer in %s', (_direction, columns, x, id) => {
    expect(columnAt(columns, x)?.id).toBe(id);
  });

  it('beside the sheet mean the nearest one', () => {
    expect(columnAt(ltr, -400)?.id).toBe('maya');
    expect(columnAt(rtl, -400)?.id).toBe('dina');
    expect(columnAt(rtl, 4000)?.id).toBe('maya');
    expect(columnAt([], 10)).toBeUndefined();
  });

  it('follow the arrow keys as the eye sees them', () => {
    expect(columnStep('ArrowRight', false)).toBe(1);
    expect(columnStep('ArrowRight', true)).toBe(-1);
    expect(columnStep('ArrowLeft', true)).toBe(1);
    expect(columnStep('ArrowLeft', false)).toBe(-1);
  });
});

describe('what is dragged', () => {
  it('snaps to the quarter, keeps its length and stays on the sheet', () => {
    expect(movedTo({ start: 600, end: 660 }, 652, hours)).toEqual({ start: 645, end: 705 });
    expect(movedTo({ start: 600, end: 660 }, 100, hours)).toEqual({ start: 600, end: 660 });
    expect(movedTo({ start: 600, end: 660 }, 2000, hours)).toEqual({ start: 1500, end: 1560 });
  });

  it('is never shorter than a quarter of an hour', () => {
    expect(resizedTo({ start: 600, end: 660 }, 500, hours)).toEqual({ start: 600, end: 615 });
    expect(resizedTo({ start: 600, end: 660 }, 698, hours)).toEqual({ start: 600, end: 705 });
    expect(resizedTo({ start: 1500, end: 1530 }, 1700, hours)).toEqual({ start: 1500, end: 1560 });
  });

  it('grows from the first quarter to the one under the pointer, upwards too', () => {
    expect(stretched(607, 607, hours)).toEqual({ start: 600, end: 615 });
    expect(stretched(607, 661, hours)).toEqual({ start: 600, end: 675 });
    expect(stretched(700, 640, hours)).toEqual({ start: 630, end: 705 });
    expect(stretched(1545, 9999, hours)).toEqual({ start: 1545, end: 1560 });
  });
});

describe('the sheet', () => {
  it('shows whole hours around everything', () => {
    expect(
      wholeHours(
        [
          { start: 615, end: 700 },
          { start: 900, end: 1501 },
        ],
        { start: 0, end: 60 },
      ),
    ).toEqual({ start: 600, end: 1560 });
    expect(wholeHours([], { start: 540, end: 1260 })).toEqual({ start: 540, end: 1260 });
  });

  it('scrolls near its edges only', () => {
    expect(edgeSpeed(500, 0, 1000)).toBe(0);
    expect(edgeSpeed(20, 0, 1000)).toBeLessThan(0);
    expect(edgeSpeed(990, 0, 1000)).toBeGreaterThan(0);
    expect(edgeSpeed(5000, 0, 1000)).toBe(18);
  });
});
