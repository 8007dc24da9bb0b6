import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type TimeRange } from '../kernel/time/time-range';
import { allAtOnce, togetherIn } from './assign-together';
import { dayClock, dayClocks } from './day-clock';
import { findSlots, nextFreeDay } from './slots';
import type { SlotLine, SlotSearch } from './booking.types';

const range = (start: number, end: number): TimeRange[] => [{ start, end }];
const allDay = (lines: number): TimeRange[][] => Array.from({ length: lines }, () => range(0, 4));
const people = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const searchWith = (guesses: number) => ({ guesses, hopeless: new Set<string>() });

/** As one would by hand: each line its best, and back as soon as a later one finds nobody. */
function byTrying(
  works: readonly (readonly TimeRange[])[],
  free: readonly (readonly number[])[],
  taken: readonly number[] = [],
): number[] | undefined {
  const line = taken.length;
  if (line === free.length) return [...taken];
  const busy = taken.filter((_, other) => works[line]!.some((one) => works[other]!.some((two) => overlaps(one, two))));
  for (const person of free[line]!) {
    const found = busy.includes(person) ? undefined : byTrying(works, free, [...taken, person]);
    if (found) return found;
  }
  return undefined;
}

const works = fc
  .array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 4 })
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map((cuts) =>
    Array.from({ length: cuts.length >> 1 }, (_, pair) => ({ start: cuts[2 * pair]!, end: cuts[2 * pair + 1]! })),
  );
const line = fc.record({ work: works, free: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }) });

describe('people for lines that are worked on at the same time', () => {
  it('are those that trying everything finds, also where pauses let one of them work on two', () => {
    let [given, refused] = [0, 0];
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const [time, free] = [lines.map(({ work }) => work), lines.map((one) => one.free)];
        const found = togetherIn(time)(free);
        expect(found).toEqual(byTrying(time, free));
        if (found) given += 1;
        else refused += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(given, refused)).toBeGreaterThan(300);
  });

  it('are found for all at once as for lines of one length', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 4 })), { maxLength: 5 }), (free) => {
        expect(allAtOnce(free)).toEqual(byTrying(allDay(free.length), free));
      }),
    );
  });

  it('give way to a line that needs one of them', () => {
    expect(togetherIn([range(0, 4), range(2, 6), range(4, 8)])([[1, 2], [1], [1, 2]])).toEqual([2, 1, 2]);
  });

  it.each([
    ['ten guests for nine people', Array.from({ length: 10 }, () => people(9))],
    ['ten guests, two of whom need the same one', [...Array.from({ length: 8 }, () => people(40)), [1], [1]]],
    ['ten guests, nine of whom need the same eight', [people(40), ...Array.from({ length: 9 }, () => people(8))]],
  ])('are known not to be there without a guess: %s', (_, free) => {
    const search = searchWith(10);
    expect(togetherIn(allDay(10), search)(free)).toBeUndefined();
    expect(search.guesses).toBe(10);
  });

  it('are guessed for a while, and what was found impossible once is not tried again', () => {
    // Three lines in a ring, each beside the next one only, and two people for all of them.
    const ring = [
      [...range(0, 1), ...range(4, 5)],
      [...range(0, 1), ...range(2, 3)],
      [...range(2, 3), ...range(4, 5)],
    ];
    const free = [people(2), people(2), people(2)];
    const search = searchWith(10);
    const assign = togetherIn(ring, search);
    expect(assign(free)).toBeUndefined();
    const left = search.guesses;
    expect(left).toBeLessThan(10);
    expect(assign(free)).toBeUndefined();
    expect(search.guesses).toBe(left);
    // Who is out of guesses is offered less, and never something wrong.
    const tight = [[1, 3], [1], [1, 2]];
    expect(togetherIn(ring, searchWith(10))(tight)).toEqual([3, 1, 2]);
    expect(togetherIn(ring, searchWith(0))(tight)).toBeUndefined();
    expect(togetherIn(ring, searchWith(0))([people(3), people(3), people(3)])).toEqual([1, 2, 3]);
  });

  it('are looked for through weeks within a moment, whoever asks', () => {
    const days = dayClocks('2026-11-15', 21, 'Asia/Dubai');
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: 36, end: 88 }));
    const guests = (lines: readonly Partial<SlotLine>[]): SlotSearch => ({
      days,
      salon: { week: hours, custom: [], closed: [] },
      employees: people(40).map((id) => ({ id, shifts: hours, leaves: [] })),
      busy: [],
      lines: lines.map((one, person) => ({
        job_time: 60,
        processing_time: 0,
        buffer_time: 0,
        employees: people(9),
        person,
        ...one,
      })),
      arrangement: 'sequence',
      now: dayClock('2026-11-14', 'Asia/Dubai').start,
      lead_minutes: 0,
    });
    const ten = Array.from({ length: 10 }, () => ({}));
    const asked = [
      guests(ten),
      guests(ten.map((_, index) => (index < 8 ? { employees: people(40) } : { employees: [1] }))),
      // Lengths and pauses of all kinds, so that it has to be guessed.
      guests(
        ten.map((_, index) => ({
          person: index >> 1,
          job_time: 45 + 15 * (index % 4),
          processing_time: 15 * (index % 3),
          employees: people(9).filter((id) => (id + index) % 3 === 0),
        })),
      ),
    ];
    const began = Date.now();
    for (const search of asked.slice(0, 2)) expect(nextFreeDay(search)).toBeUndefined();
    for (const search of asked) expect(findSlots(search)).toHaveLength(21);
    // A single quarter hour of the first took seconds.
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});
