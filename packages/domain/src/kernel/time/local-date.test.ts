import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  businessDate,
  compareDates,
  compareWalls,
  daysBetween,
  endOfMonth,
  fromDayNumber,
  isLocalDate,
  isLocalTime,
  isOnQuarter,
  minutesBetween,
  quarterOf,
  quartersFor,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  timeFromSeconds,
  toDayNumber,
  wallOfQuarter,
  weekdayNames,
  weekdayOf,
} from './local-date';

const dayNumber = fc.integer({ min: -200_000, max: 200_000 });

describe('dates', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) =>
    expect(isLocalDate(text)).toBe(true),
  );
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00',
    '',
    '0000-01-01',
    '2026-01-00',
  ])('%s is not', (text) => expect(isLocalDate(text)).toBe(false));

  it("counts every day of 500 years as the platform's own calendar does", () => {
    const wrong: number[] = [];
    for (let number = -100_000; number < 100_000; number += 1) {
      const day = new Date(number * 86_400_000);
      const expected = day.toISOString().slice(0, 10);
      if (
        fromDayNumber(number) !== expected ||
        toDayNumber(expected) !== number ||
        weekdayOf(expected) !== day.getUTCDay()
      )
        wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  it('adds days and months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-11-30', 14)).toBe('2028-01-30');
    expect(daysBetween('2026-11-15', '2026-11-10')).toBe(-5);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('finds month and quarter ends, weekdays, order and age', () => {
    expect(startOfMonth('2026-11-15')).toBe('2026-11-01');
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(endOfMonth('2026-12-10')).toBe('2026-12-31');
    expect(startOfQuarter('2026-11-15')).toBe('2026-10-01');
    expect(startOfQuarter('2026-03-31')).toBe('2026-01-01');
    expect(weekdayNames[weekdayOf('2026-11-15')]).toEqual({ en: 'Sunday', ar: 'الأحد' });
    expect(['2026-11-15', '2026-11-18', '2026-11-21', '2026-11-22'].map(startOfWeek)).toEqual([
      '2026-11-15',
      '2026-11-15',
      '2026-11-15',
      '2026-11-22',
    ]);
    expect(['2026-02-01', '2025-12-31', '2026-01-01'].sort(compareDates)).toEqual([
      '2025-12-31',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});

describe('times', () => {
  it.each(['00:00:00', '23:59:59', '09:05:30'])('%s is a time', (text) => expect(isLocalTime(text)).toBe(true));
  it.each(['24:00:00', '9:05:30', '09:60:00', '09:05', '09:05:60', ''])('%s is not', (text) =>
    expect(isLocalTime(text)).toBe(false),
  );

  it('moves over midnight both ways', () => {
    expect(addMinutes({ date: '2026-12-31', time: '23:45:00' }, 30)).toEqual({ date: '2027-01-01', time: '00:15:00' });
    expect(addMinutes({ date: '2026-03-01', time: '00:10:00' }, -15)).toEqual({ date: '2026-02-28', time: '23:55:00' });
    expect(minutesBetween({ date: '2026-11-15', time: '23:00:00' }, { date: '2026-11-16', time: '01:30:00' })).toBe(
      150,
    );
    expect(compareWalls({ date: '2026-11-15', time: '10:00:00' }, { date: '2026-11-15', time: '09:00:00' })).toBe(1);
    expect(timeFromSeconds(-1)).toBe('23:59:59');
  });

  it('counts quarters, also past midnight', () => {
    expect(quarterOf('00:00:00')).toBe(0);
    expect(quarterOf('23:59:59')).toBe(95);
    expect(wallOfQuarter('2026-11-15', 102)).toEqual({ date: '2026-11-16', time: '01:30:00' });
    expect(isOnQuarter('10:30:00')).toBe(true);
    expect(isOnQuarter('10:30:01')).toBe(false);
    expect([0, 1, 15, 16, 45].map(quartersFor)).toEqual([0, 1, 1, 2, 3]);
  });

  it('a quarter and its wall time lead back to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 400 }), dayNumber.map(fromDayNumber), (quarter, day) => {
        const { date, time } = wallOfQuarter(day, quarter);
        expect(daysBetween(day, date) * 96 + quarterOf(time)).toBe(quarter);
      }),
    );
  });

  it('before the cut-off it is still yesterday', () => {
    expect(businessDate({ date: '2026-11-16', time: '02:59:59' }, '03:00:00')).toBe('2026-11-15');
    expect(businessDate({ date: '2026-11-16', time: '03:00:00' }, '03:00:00')).toBe('2026-11-16');
    expect(businessDate({ date: '2026-11-16', time: '00:00:00' }, '00:00:00')).toBe('2026-11-16');
  });
});
