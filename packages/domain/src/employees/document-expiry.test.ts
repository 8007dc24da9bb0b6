import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time/local-date';
import { paperStateOf, warningDue, WARNING_DAYS } from './document-expiry.rules';

const TODAY = '2026-11-15';

describe('papers that expire', () => {
  it.each([
    [61, undefined, 'valid'],
    [60, 60, 'within_60'],
    [31, 60, 'within_60'],
    [30, 30, 'within_30'],
    [8, 30, 'within_30'],
    [7, 7, 'within_7'],
    [0, 7, 'within_7'],
    [-1, 7, 'expired'],
  ] as const)('%i days left: warning %s, %s', (left, due, state) => {
    expect(warningDue(addDays(TODAY, left), TODAY)).toBe(due);
    expect(paperStateOf(addDays(TODAY, left), TODAY)).toBe(state);
  });

  it('without a date nothing is due', () => expect(paperStateOf(null, TODAY)).toBe('unknown'));

  it('walking towards the day, each warning comes once and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (start) => {
        const seen: number[] = [];
        for (let left = start; left >= -5; left -= 1) {
          const due = warningDue(addDays(TODAY, left), TODAY);
          if (due !== undefined && seen.at(-1) !== due) seen.push(due);
        }
        expect(seen).toEqual(WARNING_DAYS.filter((days) => seen[0]! >= days));
      }),
    );
  });
});
