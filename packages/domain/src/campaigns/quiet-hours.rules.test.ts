import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWall } from '../kernel/time/zoned-time';
import { openHours, type Hours } from './quiet-hours.rules';

const QUARTER = 15 * 60_000;
const [FIRST, LAST] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2028-01-01T00:00:00Z')];

const isOpen = (at: number, hours: readonly Hours[]): boolean =>
  hours.every(({ from, to, zone }) => {
    const { time } = toWall(at, zone);
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
    return minute >= from && minute < to;
  });

// Two of these change their clocks in summer, and one of them twice around Ramadan.
const zone = fc.constantFrom('Asia/Dubai', 'Africa/Cairo', 'Europe/London', 'Africa/Casablanca');
const moment = fc.integer({ min: FIRST / QUARTER, max: LAST / QUARTER }).map((quarter) => quarter * QUARTER);
const moments = fc.array(moment, { minLength: 3 });

it('open at the first quarter of an hour that the walls of all zones allow, whoever asked before', () => {
  fc.assert(
    fc.property(fc.array(zone, { minLength: 1, maxLength: 2 }), moments, (zones, asked) => {
      const hours = zones.map((one, place): Hours => ({ from: 540 + place * 60, to: 1_080, zone: one }));
      const { nextOpen } = openHours(hours);
      for (const at of asked) {
        let first = at;
        while (!isOpen(first, hours)) first += QUARTER;
        expect(new Date(nextOpen(at)).toISOString()).toBe(new Date(first).toISOString());
      }
    }),
    { numRuns: 40 },
  );
});
