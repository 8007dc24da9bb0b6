import { describe, expect, it } from 'vitest';
import { openQuarters } from './availability';
import type { EmployeeHours, SalonHours } from './booking.types';

// 2026-11-15 is a Sunday.
const SUNDAY = '2026-11-15';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const hour = (hours: number): number => hours * 4;
const daily = (start: number, end: number) => WEEK.map((weekday) => ({ weekday, start: hour(start), end: hour(end) }));
const salon = (change: Partial<SalonHours> = {}): SalonHours => ({
  week: daily(9, 22),
  custom: [],
  closed: [],
  ...change,
});
const employee = (change: Partial<EmployeeHours> = {}): EmployeeHours => ({
  id: 1,
  shifts: [{ weekday: 0, start: hour(10), end: hour(18) }],
  leaves: [],
  ...change,
});
const inHours = (ranges: { start: number; end: number }[]) => ranges.map(({ start, end }) => [start / 4, end / 4]);

describe('open quarters', () => {
  it('are the shift inside of the business hours', () => {
    expect(inHours(openQuarters(SUNDAY, salon(), employee()))).toEqual([[10, 18]]);
    expect(inHours(openQuarters(SUNDAY, salon({ week: daily(12, 16) }), employee()))).toEqual([[12, 16]]);
    expect(
      inHours(
        openQuarters(
          SUNDAY,
          salon(),
          employee({
            shifts: [
              { weekday: 0, start: hour(7), end: hour(13) },
              { weekday: 0, start: hour(16), end: hour(23) },
            ],
          }),
        ),
      ),
    ).toEqual([
      [9, 13],
      [16, 22],
    ]);
  });

  it('hold yesterday’s evening after midnight, and the day after', () => {
    const night = employee({ shifts: daily(20, 26) });
    expect(inHours(openQuarters(SUNDAY, salon({ week: daily(12, 25) }), night))).toEqual([
      [0, 1],
      [20, 25],
      [44, 48],
    ]);
  });

  it('follow custom hours on their days, also where they close', () => {
    const custom = [{ starts_on: SUNDAY, ends_on: SUNDAY, ranges: [{ start: hour(16), end: hour(20) }] }];
    expect(inHours(openQuarters(SUNDAY, salon({ custom }), employee()))).toEqual([[16, 18]]);
    expect(openQuarters(SUNDAY, salon({ custom: [{ ...custom[0]!, ranges: [] }] }), employee())).toEqual([]);
    expect(inHours(openQuarters('2026-11-22', salon({ custom }), employee()))).toEqual([[10, 18]]);
  });

  it('leave out holidays and leave, each with the hours after its own midnight', () => {
    const day = { starts_on: SUNDAY, ends_on: SUNDAY };
    const late = employee({ shifts: daily(20, 26) });
    const open = salon({ week: daily(12, 26) });
    expect(openQuarters(SUNDAY, salon({ closed: [day] }), employee())).toEqual([]);
    expect(inHours(openQuarters(SUNDAY, open, { ...late, leaves: [day] }))).toEqual([
      [0, 2],
      [44, 48],
    ]);
    expect(inHours(openQuarters(SUNDAY, { ...open, closed: [day] }, late))).toEqual([
      [0, 2],
      [44, 48],
    ]);
    // The holiday is closed, and so is the shop it would have kept open after midnight.
    expect(inHours(openQuarters('2026-11-16', { ...open, closed: [day] }, late))).toEqual([
      [20, 26],
      [44, 48],
    ]);
  });

  it('begin with the first day at work and end with the last', () => {
    expect(openQuarters(SUNDAY, salon(), employee({ joined_on: '2026-11-16' }))).toEqual([]);
    expect(openQuarters(SUNDAY, salon(), employee({ left_on: '2026-11-14' }))).toEqual([]);
    expect(inHours(openQuarters(SUNDAY, salon(), employee({ joined_on: SUNDAY, left_on: SUNDAY })))).toEqual([
      [10, 18],
    ]);
  });
});
