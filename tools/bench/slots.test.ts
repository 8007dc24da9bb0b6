import { dayClock, dayClocks } from '@rawnaq/domain/booking/day-clock';
import { occupiedBy } from '@rawnaq/domain/booking/service-time';
import { findSlots, nextFreeDay } from '@rawnaq/domain/booking/slots';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveSlots, type NaiveSearch } from './naive-slots';
import { slotWorld } from './slot-worlds';

/**
 * Days around which clocks change, in zones that do it at night, at midnight, into the day before, and by half an hour;
 * and some where they rest.
 */
const PLACES: [string, LocalDate][] = [
  ['Europe/London', '2026-03-28'],
  ['Europe/London', '2026-10-24'],
  ['Africa/Cairo', '2026-04-23'],
  ['Africa/Cairo', '2026-10-28'],
  ['America/Havana', '2026-03-07'],
  ['America/Havana', '2026-10-31'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Asia/Dubai', '2026-11-14'],
  ['Asia/Riyadh', '2028-02-28'],
  ['Asia/Kathmandu', '2026-12-31'],
];
const RUNS = 120;

describe('the slot engine beside the naive search', () => {
  it('offers the same times with the same people in any world', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        expect(findSlots(searchOf(world))).toEqual(naiveSlots(world));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('offers the same in the world of the bench', () => {
    const world = slotWorld({ employees: 5, days: 4, services: 2 }, 'Europe/London', '2026-10-23');
    const found = findSlots(searchOf(world));
    expect(found).toEqual(naiveSlots(world));
    expect(found.every(({ slots }) => slots.length > 0)).toBe(true);
  }, 60_000);

  it('offers nothing that its own busy lines would make impossible, and never the same again', () => {
    fc.assert(
      fc.property(worlds(), fc.nat(), (world, pick) => {
        const search = searchOf(world);
        const all = findSlots(search).flatMap(({ slots }) => slots);
        if (all.length === 0) return;
        const slot = all[pick % all.length]!;
        const taken = occupiedBy(slot.parts, world.lines);
        for (const one of taken)
          for (const other of [...world.busy, ...taken])
            expect(
              one !== other &&
                one.employee_id === other.employee_id &&
                Math.max(one.start, other.start) < Math.min(one.end, other.end),
            ).toBe(false);
        const again = findSlots({
          ...search,
          busy: [...search.busy, ...taken],
          lines: slot.parts.map(({ line, employee_id }) => ({ ...world.lines[line]!, employees: [employee_id] })),
        });
        expect(again.flatMap(({ slots }) => slots).some(({ start }) => start === slot.start)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it('finds for a day alone what it finds for it among others', () => {
    fc.assert(
      fc.property(worlds(), (world) => {
        const search = searchOf(world);
        const found = findSlots(search);
        expect(world.dates.map((date) => findSlots({ ...search, days: [dayClock(date, world.time_zone)] })[0])).toEqual(
          found,
        );
        expect(nextFreeDay(search)).toBe(found.find(({ slots }) => slots.length > 0)?.date);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);
});

const searchOf = ({ dates, time_zone, ...world }: NaiveSearch) => ({
  ...world,
  days: dayClocks(dates[0]!, dates.length, time_zone),
});

function worlds(): fc.Arbitrary<NaiveSearch> {
  return fc.constantFrom(...PLACES).chain(([time_zone, from]) => {
    const midnight = dayClock(from, time_zone).start;
    const period = fc
      .record({ first: fc.integer({ min: -1, max: 3 }), days: fc.integer({ min: 0, max: 1 }) })
      .map(({ first, days }) => ({ starts_on: addDays(from, first), ends_on: addDays(from, first + days) }));
    const ids = [1, 2, 3, 4];
    const moments = (lengths: fc.Arbitrary<number>) =>
      fc
        .tuple(fc.integer({ min: -300, max: 4 * 1440 }), lengths)
        .map(([start, length]) => ({ start: midnight + start, end: midnight + start + length }));
    const employee = (id: number) =>
      fc
        .record({
          shifts: week(),
          leaves: rarely(period),
          joined_on: fc.option(fc.constant(addDays(from, 1)), { freq: 8 }),
          left_on: fc.option(fc.constant(addDays(from, 1)), { freq: 8 }),
        })
        .map((hours) => ({ id, ...hours }));
    return fc.record({
      time_zone: fc.constant(time_zone),
      dates: fc.integer({ min: 1, max: 3 }).map((days) => Array.from({ length: days }, (_, day) => addDays(from, day))),
      salon: fc.record({
        week: fc.oneof(week(), fc.constant(allDay())),
        custom: rarely(fc.tuple(period, ranges()).map(([days, hours]) => ({ ...days, ranges: hours }))),
        closed: rarely(period),
      }),
      employees: fc.subarray(ids, { minLength: 1 }).chain((some) => fc.tuple(...some.map(employee))),
      busy: fc.array(
        fc
          .tuple(fc.constantFrom(...ids), moments(fc.constantFrom(0, 10, 30, 45, 50, 120, 600)))
          .map(([employee_id, range]) => ({ employee_id, ...range })),
        { maxLength: 14 },
      ),
      customer_busy: fc.option(fc.array(moments(fc.constantFrom(20, 60, 90)), { maxLength: 2 }), { nil: undefined }),
      lines: fc.array(
        fc.record({
          job_time: fc.constantFrom(15, 20, 30, 45, 50, 60, 90, 240, 720),
          processing_time: fc.constantFrom(0, 0, 0, 15, 20, 40),
          buffer_time: fc.constantFrom(0, 0, 5, 10, 15, 30),
          employees: fc.shuffledSubarray([...ids, 9], { minLength: 1 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      arrangement: fc.constantFrom('sequence' as const, 'parallel' as const),
      now: fc.integer({ min: -120, max: 2000 }).map((minutes) => midnight + minutes),
      lead_minutes: fc.constantFrom(0, 50, 120, 300),
    });
  });
}

const rarely = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: one.map((value) => [value]) });

/** Up to three stretches of a day; the last may run past midnight. */
function ranges(): fc.Arbitrary<TimeRange[]> {
  const split = fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 6 }).chain((cuts) =>
    fc.integer({ min: 0, max: 24 }).map((over) => {
      const sorted = cuts.toSorted((a, b) => a - b);
      const pairs = Array.from({ length: sorted.length >> 1 }, (_, index) => ({
        start: sorted[2 * index]!,
        end: sorted[2 * index + 1]!,
      }));
      pairs.at(-1)!.end += over;
      return pairs;
    }),
  );
  return fc.oneof(
    fc.constantFrom<TimeRange[]>(
      [{ start: 36, end: 88 }],
      [
        { start: 0, end: 24 },
        { start: 64, end: 96 },
      ],
      [{ start: 72, end: 112 }],
    ),
    split,
  );
}

const allDay = () => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: 0, end: 96 }));
const week = () =>
  fc
    .tuple(
      ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ranges().map((day) => day.map((range) => ({ weekday, ...range })))),
    )
    .map((days) => days.flat());
