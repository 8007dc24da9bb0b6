import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time/local-date';
import {
  cutByOpening,
  problemsOf,
  shiftsOn,
  shiftsOverlap,
  toShift,
  toShiftTimes,
  type Shift,
} from './working-hours.rules';

const SUNDAY = '2026-11-15';
const shift = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    start: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 95 }),
  })
  .map(({ weekday, start, length }): Shift => ({ weekday, start, end: start + length }));
/** Every quarter of the week a shift covers, by brute force. */
const covered = ({ weekday, start, end }: Shift): Set<number> =>
  new Set(Array.from({ length: end - start }, (_, step) => (weekday * 96 + start + step) % 672));

describe('working hours', () => {
  it('end after midnight when the end is not after the beginning', () => {
    expect(toShift({ weekday: 4, from: '16:00:00', to: '01:00:00' })).toEqual({ weekday: 4, start: 64, end: 100 });
    expect(toShift({ weekday: 4, from: '16:00:00', to: '00:00:00' })).toEqual({ weekday: 4, start: 64, end: 96 });
    expect(toShift({ weekday: 0, from: '00:00:00', to: '08:15:00' })).toEqual({ weekday: 0, start: 0, end: 33 });
  });

  it('keep split shifts, refuse overlaps, odd minutes and whole days', () => {
    expect(
      problemsOf([
        { weekday: 1, from: '10:00:00', to: '14:00:00' },
        { weekday: 1, from: '14:00:00', to: '22:00:00' },
      ]),
    ).toEqual([]);
    expect(
      problemsOf([
        { weekday: 1, from: '10:00:00', to: '14:00:00' },
        { weekday: 1, from: '13:45:00', to: '22:00:00' },
      ]),
    ).toEqual([{ index: 1, problem: 'overlap' }]);
    expect(
      problemsOf([
        { weekday: 6, from: '20:00:00', to: '02:00:00' },
        { weekday: 0, from: '01:00:00', to: '09:00:00' },
      ]),
    ).toEqual([{ index: 1, problem: 'overlap' }]);
    expect(
      problemsOf([
        { weekday: 6, from: '20:00:00', to: '02:00:00' },
        { weekday: 0, from: '02:00:00', to: '09:00:00' },
      ]),
    ).toEqual([]);
    expect(
      problemsOf([
        { weekday: 2, from: '10:10:00', to: '14:00:00' },
        { weekday: 3, from: '10:00:00', to: '10:00:00' },
      ]),
    ).toEqual([
      { index: 0, problem: 'off-quarter' },
      { index: 1, problem: 'too-long' },
    ]);
  });

  it('the night stays with the day it began on', () => {
    const night: Shift[] = [
      { weekday: 6, start: 80, end: 104 },
      { weekday: 0, start: 40, end: 88 },
    ];
    expect(shiftsOn(night, addDays(SUNDAY, -1))).toEqual([{ start: 80, end: 104 }]);
  });

  it('said and stored are the same shift', () => {
    fc.assert(
      fc.property(shift, (one) => {
        expect(toShift(toShiftTimes(one))).toEqual(one);
      }),
    );
  });

  it('overlap exactly when they share a quarter of the week, whichever comes first', () => {
    fc.assert(
      fc.property(shift, shift, (a, b) => {
        expect(shiftsOverlap(a, b)).toBe([...covered(a)].some((quarter) => covered(b).has(quarter)));
        expect(shiftsOverlap(b, a)).toBe(shiftsOverlap(a, b));
      }),
    );
  });
});

describe('a shift beside the opening hours', () => {
  const at = (weekday: number, from: string, to: string) => ({ weekday, from: `${from}:00`, to: `${to}:00` });
  const opening = [at(1, '10:00', '22:00'), at(2, '10:00', '13:00'), at(2, '16:00', '02:00')];

  it('is whole inside of them, past midnight too', () => {
    expect(cutByOpening([at(1, '10:00', '18:00'), at(2, '16:00', '02:00'), at(3, '00:30', '01:30')], opening)).toEqual(
      [],
    );
  });

  it('is cut where the salon is closed, and says what is left', () => {
    expect(cutByOpening([at(1, '09:00', '23:00'), at(2, '12:00', '17:00'), at(5, '10:00', '18:00')], opening)).toEqual([
      { index: 0, left: [at(1, '10:00', '22:00')] },
      { index: 1, left: [at(2, '12:00', '13:00'), at(2, '16:00', '17:00')] },
      { index: 2, left: [] },
    ]);
  });
});
