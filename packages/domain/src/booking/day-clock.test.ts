import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, wallOfQuarter } from '../kernel/time/local-date';
import { toInstant, toWall } from '../kernel/time/zoned-time';
import { fromEpochMinutes, momentOf, quarterOn, toEpochMinutes } from './clock';
import { dayClock, dayClocks } from './day-clock';

const hour = (hours: number, minutes = 0): number => hours * 4 + minutes / 15;

describe('the clock of a day', () => {
  it('lays a day of the wall on absolute time', () => {
    const clock = dayClock('2026-11-15', 'Asia/Dubai');
    expect(clock).toEqual({
      date: '2026-11-15',
      start: toEpochMinutes('2026-11-14T20:00:00Z'),
      end: toEpochMinutes('2026-11-15T20:00:00Z'),
      first_quarter: 0,
      jumps: [],
    });
    expect(fromEpochMinutes(momentOf(clock, hour(9, 30)))).toBe('2026-11-15T05:30:00Z');
    expect(fromEpochMinutes(momentOf(clock, hour(25)))).toBe('2026-11-15T21:00:00Z');
    expect(quarterOn(clock, toEpochMinutes('2026-11-15T05:44:00Z'))).toBe(hour(9, 30));
  });

  it('skips what a spring night skips', () => {
    const clock = dayClock('2026-03-29', 'Europe/London');
    expect(clock.end - clock.start).toBe(23 * 60);
    expect(fromEpochMinutes(momentOf(clock, hour(0, 45)))).toBe('2026-03-29T00:45:00Z');
    expect(fromEpochMinutes(momentOf(clock, hour(1, 30)))).toBe('2026-03-29T01:00:00Z');
    expect(fromEpochMinutes(momentOf(clock, hour(2)))).toBe('2026-03-29T01:00:00Z');
    expect(quarterOn(clock, toEpochMinutes('2026-03-29T01:00:00Z'))).toBe(hour(2));
  });

  it('takes the first of the two hours of an autumn night', () => {
    const clock = dayClock('2026-10-25', 'Europe/London');
    expect(clock.end - clock.start).toBe(25 * 60);
    expect(fromEpochMinutes(momentOf(clock, hour(1, 30)))).toBe('2026-10-25T00:30:00Z');
    expect(fromEpochMinutes(momentOf(clock, hour(2)))).toBe('2026-10-25T02:00:00Z');
    expect(quarterOn(clock, toEpochMinutes('2026-10-25T01:30:00Z'))).toBe(hour(1, 30));
  });

  it('knows a day that does not begin at midnight, and one that ends twice', () => {
    const [spring, autumn] = [dayClock('2026-04-24', 'Africa/Cairo'), dayClock('2026-10-29', 'Africa/Cairo')];
    expect([fromEpochMinutes(spring.start), spring.first_quarter, spring.end - spring.start]).toEqual([
      '2026-04-23T22:00:00Z',
      hour(1),
      23 * 60,
    ]);
    expect([fromEpochMinutes(autumn.end), autumn.end - autumn.start]).toEqual(['2026-10-29T22:00:00Z', 25 * 60]);
  });

  it('finds both changes of a range that ends as it began', () => {
    const clocks = dayClocks('2026-02-01', 90, 'Africa/Casablanca');
    expect(
      clocks.filter(({ start, end }) => end - start !== 1440).map(({ date, start, end }) => [date, (end - start) / 60]),
    ).toEqual([
      ['2026-02-15', 25],
      ['2026-03-22', 23],
    ]);
  });

  it('agrees with the zone library about any quarter that exists', () => {
    const zones = fc.constantFrom(
      'Asia/Dubai',
      'Europe/London',
      'Africa/Cairo',
      'America/Havana',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 191 }), (zone, days, quarter) => {
        const date = addDays('2026-01-01', days);
        const wall = wallOfQuarter(date, quarter);
        const instant = toInstant(wall, zone);
        fc.pre(toWall(instant, zone).time === wall.time);
        const clock = dayClock(date, zone);
        expect(fromEpochMinutes(momentOf(clock, quarter))).toBe(instant);
        expect(quarterOn(clock, toEpochMinutes(instant))).toBe(quarter);
      }),
      { numRuns: 200 },
    );
  });

  it('counts minutes in every form of an instant', () => {
    expect(toEpochMinutes('1970-01-02T00:00:59Z')).toBe(1440);
    expect(toEpochMinutes(new Date('1970-01-02T00:01:00Z'))).toBe(1441);
    expect(toEpochMinutes(90_000)).toBe(1);
  });
});
