import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayClock, SalonHours, ServiceTimes } from './booking.types';
import { momentOf, quarterOn } from './clock';
import { conflictsOf } from './conflicts';
import { dayClock } from './day-clock';
import { findSlots } from './slots';

/** An ordinary day, and one on which clocks go forward and one on which they go back. */
const DAYS = [
  ['Asia/Dubai', '2026-11-15'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
] as const;
const QUARTERS = Array.from({ length: 96 }, (_, quarter) => quarter);
const EMPLOYEE = 1;
const CUSTOMER = 70;

/** Whatever is booked begins on a quarter and may end at any minute. */
const times = (clock: DayClock) =>
  fc
    .tuple(fc.nat(110), fc.integer({ min: 1, max: 150 }))
    .map(([quarter, minutes]) => ({ start: momentOf(clock, quarter), end: momentOf(clock, quarter) + minutes }));
const services: fc.Arbitrary<ServiceTimes> = fc
  .record({
    job_time: fc.integer({ min: 5, max: 200 }),
    processing_time: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 })),
    buffer_time: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  })
  .filter(({ job_time, processing_time }) => processing_time < job_time);
const hours = fc
  .uniqueArray(fc.nat(96), { minLength: 2, maxLength: 4 })
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map((cuts) =>
    Array.from({ length: cuts.length >> 1 }, (_, pair) => ({ start: cuts[2 * pair]!, end: cuts[2 * pair + 1]! })),
  );

describe('the finder and the judge of conflicts', () => {
  it('agree on every quarter of a day', () => {
    let [offered, refused] = [0, 0];
    const world = fc.constantFrom(...DAYS).chain(([zone, date]) => {
      const clock = dayClock(date, zone);
      return fc.record({
        clock: fc.constant(clock),
        service: services,
        shifts: hours,
        taken: fc.array(times(clock), { maxLength: 5 }),
        visits: fc.array(times(clock), { maxLength: 2 }),
      });
    });
    fc.assert(
      fc.property(world, ({ clock, service, shifts, taken, visits }) => {
        const salon: SalonHours = {
          week: [],
          custom: [{ starts_on: '2026-01-01', ends_on: '2026-12-31', ranges: [{ start: 0, end: 96 }] }],
          closed: [],
        };
        const employee = {
          id: EMPLOYEE,
          shifts: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => shifts.map((range) => ({ weekday, ...range }))),
          leaves: [],
        };
        const found = findSlots({
          days: [clock],
          salon,
          employees: [employee],
          busy: taken.map((range) => ({ employee_id: EMPLOYEE, ...range })),
          customer_busy: visits,
          lines: [{ ...service, employees: [EMPLOYEE] }],
          arrangement: 'sequence',
          now: 0,
          lead_minutes: 0,
        })[0]!.slots.map(({ quarter }) => quarter);
        const calendar = [
          ...taken.map((range) => ({ employee_id: EMPLOYEE, customer_id: null, ...range })),
          ...visits.map((range) => ({ employee_id: null, customer_id: CUSTOMER, ...range })),
        ].map((time, id) => ({ kind: 'appointment' as const, id, ...time }));
        const fits = QUARTERS.filter((quarter) => {
          const start = momentOf(clock, quarter);
          const placement = { ...service, employee_id: EMPLOYEE, customer_id: CUSTOMER, start };
          return (
            quarterOn(clock, start) === quarter &&
            conflictsOf({ ...placement, end: start + service.job_time }, { day: clock, salon, employee, calendar })
              .length === 0
          );
        });
        expect(found).toEqual(fits);
        offered += found.length;
        refused += QUARTERS.length - found.length;
      }),
      { numRuns: 400 },
    );
    // Worlds in which everything or nothing fits would prove little.
    expect(Math.min(offered, refused)).toBeGreaterThan(1_000);
  });
});
