import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { gulfCountries } from '../places/countries';
import { minutesBetween } from './local-date';
import { businessDateOf, businessSpan, isTimeZone, todayIn, toInstant, toWall, wallMinutes } from './zoned-time';

describe('zones', () => {
  it('crosses between instants and the wall', () => {
    expect(toWall('2026-11-15T20:30:00Z', 'Asia/Dubai')).toEqual({ date: '2026-11-16', time: '00:30:00' });
    expect(toWall(Date.UTC(2026, 10, 15, 6, 30, 15, 999), 'Asia/Riyadh')).toEqual({
      date: '2026-11-15',
      time: '09:30:15',
    });
    expect(toWall(new Date('2026-11-15T06:30:00Z'), 'Asia/Kuwait')).toEqual({ date: '2026-11-15', time: '09:30:00' });
    expect(toInstant({ date: '2026-11-16', time: '00:30:00' }, 'Asia/Dubai')).toBe('2026-11-15T20:30:00Z');
    expect(todayIn('2026-11-15T20:30:00Z', 'Asia/Dubai')).toBe('2026-11-16');
  });

  it('survives clocks that jump', () => {
    expect(toInstant({ date: '2026-03-29', time: '01:30:00' }, 'Europe/London')).toBe('2026-03-29T01:30:00Z');
    expect(toInstant({ date: '2026-10-25', time: '01:30:00' }, 'Europe/London')).toBe('2026-10-25T00:30:00Z');
  });

  /** What the clocks of the runtime itself say. */
  const told = (zone: string): ((moment: number) => string) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    return (moment) => clock.format(moment);
  };
  const zones = ['Asia/Dubai', 'Asia/Riyadh', 'Europe/London', 'Africa/Cairo', 'Africa/Casablanca'];

  it('reads the wall and the minutes of a day for many moments, in any order and across changes of the clocks', () => {
    const second = fc.integer({ min: 1_560_000_000, max: 1_800_000_000 });
    fc.assert(
      fc.property(fc.array(second, { maxLength: 40 }), fc.constantFrom(...zones), (moments, zone) => {
        const clock = told(zone);
        for (const moment of moments) {
          const wall = toWall(moment * 1000 + 999, zone);
          expect(`${wall.date} ${wall.time}`).toBe(clock(moment * 1000));
          expect(wallMinutes('2026-10-24', moment * 1000, zone)).toBe(
            Math.floor(minutesBetween({ date: '2026-10-24', time: '00:00:00' }, wall)),
          );
        }
      }),
    );
  });

  it('finds the moment of a time on the wall, in any order, as the zones have it', () => {
    const minute = fc.integer({ min: 25_000_000, max: 30_000_000 });
    fc.assert(
      fc.property(fc.array(minute, { maxLength: 40 }), fc.constantFrom(...zones), (minutes, zone) => {
        for (const at of minutes) {
          const [date = '', time = ''] = new Date(at * 60_000).toISOString().slice(0, 19).split('T');
          const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
          expect(toInstant({ date, time }, zone), `${zone} ${date} ${time}`).toBe(zoned.toInstant().toString());
        }
      }),
    );
    expect(() => toInstant({ date: '2026-02-30', time: '10:00:00' }, 'Asia/Dubai')).toThrow(RangeError);
    expect(() => toInstant({ date: '2026-02-20', time: '25:00:00' }, 'Asia/Dubai')).toThrow(RangeError);
  });

  it('finds the moment of every quarter around a change of the clocks', () => {
    for (const [zone, change] of [
      ['Europe/London', '2026-03-29T01:00:00Z'],
      ['Europe/London', '2026-10-25T01:00:00Z'],
      ['Africa/Cairo', '2026-04-23T22:00:00Z'],
      ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ] as const)
      for (let off = -400; off < 400; off += 1) {
        const [date = '', time = ''] = new Date(Date.parse(change) + off * 900_000)
          .toISOString()
          .slice(0, 19)
          .split('T');
        const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
        expect(toInstant({ date, time }, zone), `${zone} ${date} ${time}`).toBe(zoned.toInstant().toString());
      }
  });

  it('changes the clocks at their very moment', () => {
    for (const [zone, change] of [
      ['Europe/London', '2026-03-29T01:00:00Z'],
      ['Europe/London', '2026-10-25T01:00:00Z'],
      ['Africa/Cairo', '2026-04-23T22:00:00Z'],
      ['Africa/Cairo', '2026-10-29T21:00:00Z'],
    ] as const) {
      const clock = told(zone);
      for (const off of [0, -1000, 1000, 0, -1000, -90_000_000, 90_000_000, -1000]) {
        const moment = Date.parse(change) + off;
        const { date, time } = toWall(moment, zone);
        expect(`${date} ${time}`, `${zone} ${change} ${off}`).toBe(clock(moment));
      }
    }
  });

  it('gives back any Gulf wall time', () => {
    const minute = fc.integer({ min: 0, max: 30_000_000 });
    fc.assert(
      fc.property(minute, fc.constantFrom(...gulfCountries.map((country) => country.time_zone)), (minutes, zone) => {
        const wall = toWall(minutes * 60_000, zone);
        expect(toInstant(wall, zone)).toBe(new Date(minutes * 60_000).toISOString().replace('.000Z', 'Z'));
      }),
    );
  });

  it('cuts business days where the account says', () => {
    expect(businessDateOf('2026-11-15T22:30:00Z', 'Asia/Dubai', '03:00:00')).toBe('2026-11-15');
    expect(businessDateOf('2026-11-15T23:00:00Z', 'Asia/Dubai', '03:00:00')).toBe('2026-11-16');
    expect(businessSpan('2026-11-01', '2026-11-30', 'Asia/Dubai', '03:00:00')).toEqual({
      start: '2026-10-31T23:00:00Z',
      end: '2026-11-30T23:00:00Z',
    });
  });

  it('knows zone names', () => {
    for (const { time_zone } of gulfCountries) expect(isTimeZone(time_zone)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
