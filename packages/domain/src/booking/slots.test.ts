import { describe, expect, it } from 'vitest';
import { viewTime } from '../kernel/time/clock';
import { wallOfQuarter } from '../kernel/time/local-date';
import type { SlotLine, SlotSearch } from './booking.types';
import { toEpochMinutes } from './clock';
import { dayClock, dayClocks } from './day-clock';
import { findSlots, nextFreeDay } from './slots';

const SUNDAY = '2026-11-15';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const hour = (hours: number): number => hours * 4;
const daily = (start: number, end: number) => WEEK.map((weekday) => ({ weekday, start: hour(start), end: hour(end) }));
const at = (time: string, date = SUNDAY): number => toEpochMinutes(`${date}T${time}:00+04:00`);
const busy = (employee_id: number, from: string, to: string) => ({ employee_id, start: at(from), end: at(to) });
const line = (change: Partial<SlotLine> = {}): SlotLine => ({
  job_time: 60,
  processing_time: 0,
  buffer_time: 0,
  employees: [1],
  ...change,
});
const person = (id: number, shifts = daily(10, 13)) => ({ id, shifts, leaves: [] });

/** One day in Dubai; Mona (1) and Sara (2) work from ten to one. */
const search = (change: Partial<SlotSearch> = {}): SlotSearch => ({
  days: [dayClock(SUNDAY, 'Asia/Dubai')],
  salon: { week: daily(0, 24), custom: [], closed: [] },
  employees: [person(1), person(2)],
  busy: [],
  lines: [line()],
  arrangement: 'sequence',
  now: at('06:00'),
  lead_minutes: 0,
  ...change,
});
const clockText = (quarter: number): string => viewTime(wallOfQuarter(SUNDAY, quarter).time, 'en', '12');
const timesOf = (one: SlotSearch): string[] =>
  findSlots(one).flatMap(({ slots }) => slots.map(({ quarter }) => clockText(quarter)));
const peopleOf = (one: SlotSearch): string[] =>
  findSlots(one).flatMap(({ slots }) =>
    slots.map(({ quarter, parts }) => `${clockText(quarter)} ${parts.map(({ employee_id }) => employee_id).join('+')}`),
  );

describe('the times of a day', () => {
  it('are on the quarter hour, as long as the service fits', () => {
    expect(timesOf(search())).toEqual([
      '10:00 AM',
      '10:15 AM',
      '10:30 AM',
      '10:45 AM',
      '11:00 AM',
      '11:15 AM',
      '11:30 AM',
      '11:45 AM',
      '12:00 PM',
    ]);
    expect(findSlots(search())[0]!.slots[0]).toEqual({
      quarter: 40,
      start: at('10:00'),
      end: at('11:00'),
      parts: [{ line: 0, employee_id: 1, quarter: 40, start: at('10:00'), end: at('11:00') }],
    });
  });

  it('touch what is booked without overlapping it', () => {
    expect(timesOf(search({ busy: [busy(1, '11:00', '12:00')] }))).toEqual(['10:00 AM', '12:00 PM']);
    expect(timesOf(search({ busy: [busy(1, '11:00', '11:50'), busy(2, '10:00', '13:00')] }))).toEqual([
      '10:00 AM',
      '12:00 PM',
    ]);
  });

  it('are not in the past, though the quarter that runs is not past yet', () => {
    expect(timesOf(search({ now: at('11:37') }))).toEqual(['11:30 AM', '11:45 AM', '12:00 PM']);
    expect(timesOf(search({ now: at('11:30') }))).toEqual(['11:30 AM', '11:45 AM', '12:00 PM']);
    expect(timesOf(search({ now: at('18:00') }))).toEqual([]);
  });

  it('keep the lead time', () => {
    expect(timesOf(search({ now: at('10:37'), lead_minutes: 60 }))).toEqual(['11:30 AM', '11:45 AM', '12:00 PM']);
    expect(timesOf(search({ now: at('10:37'), lead_minutes: 80 }))).toEqual(['12:00 PM']);
  });

  it('count the minutes of work and buffer together', () => {
    const hourly = (buffer_time: number) =>
      search({ employees: [person(1, daily(10, 11))], lines: [line({ job_time: 50, buffer_time })] });
    expect(timesOf(hourly(10))).toEqual(['10:00 AM']);
    expect(timesOf(hourly(15))).toEqual([]);
    const next = { employees: [person(1, daily(10, 13))], busy: [busy(1, '11:00', '12:45')] };
    expect(timesOf(search({ ...next, lines: [line({ job_time: 50, buffer_time: 10 })] }))).toEqual(['10:00 AM']);
  });

  it('end when the service really ends', () => {
    const [first, second] = findSlots(search({ lines: [line({ job_time: 50 }), line({ job_time: 20 })] }))[0]!.slots[0]!
      .parts;
    expect([first!.end - at('10:00'), second!.start - at('10:00'), second!.end - at('10:00')]).toEqual([50, 60, 80]);
  });

  it('give the employee’s processing time to somebody else, and take the buffer', () => {
    // Busy 10:00–10:30 and 11:30–12:15, free between.
    const colour = line({ job_time: 120, processing_time: 60, buffer_time: 15 });
    const shift = { employees: [person(1, daily(10, 12.25))] };
    expect(timesOf(search({ ...shift, lines: [colour], busy: [busy(1, '10:30', '11:30')] }))).toEqual(['10:00 AM']);
    expect(timesOf(search({ ...shift, lines: [colour], busy: [busy(1, '10:30', '11:31')] }))).toEqual([]);
    expect(timesOf(search({ ...shift, lines: [{ ...colour, buffer_time: 20 }] }))).toEqual([]);
  });

  it('leave the customer one place at a time', () => {
    expect(timesOf(search({ customer_busy: [{ start: at('10:30'), end: at('12:00') }] }))).toEqual(['12:00 PM']);
    const colour = line({ job_time: 120, processing_time: 60 });
    expect(timesOf(search({ lines: [colour], customer_busy: [{ start: at('10:30'), end: at('10:45') }] }))).toEqual([
      '10:45 AM',
      '11:00 AM',
    ]);
  });
});

describe('several services', () => {
  it('follow one another, with chosen people', () => {
    const lines = [line({ employees: [1] }), line({ job_time: 30, employees: [2] })];
    expect(peopleOf(search({ lines, busy: [busy(1, '11:30', '13:00'), busy(2, '12:00', '13:00')] }))).toEqual([
      '10:00 AM 1+2',
      '10:15 AM 1+2',
      '10:30 AM 1+2',
    ]);
  });

  it('go on with the same employee over a buffer', () => {
    const lines = [line({ buffer_time: 30 }), line({ job_time: 90 })];
    expect(timesOf(search({ lines }))).toEqual(['10:00 AM', '10:15 AM', '10:30 AM']);
  });

  it('happen together only with different people', () => {
    const both = { lines: [line({ employees: [1, 2] }), line({ employees: [1] })], arrangement: 'parallel' } as const;
    expect(peopleOf(search({ ...both, busy: [busy(2, '11:00', '13:00')] }))).toEqual(['10:00 AM 2+1']);
    expect(timesOf(search({ ...both, lines: [line(), line()] }))).toEqual([]);
    expect(
      timesOf(
        search({
          ...both,
          lines: [line({ employees: [1, 2] }), line({ employees: [2, 1] }), line({ employees: [1, 2] })],
        }),
      ),
    ).toEqual([]);
  });

  it('find a way to serve everybody where there is one', () => {
    const employees = [1, 2, 3].map((id) => person(id, daily(10, 11)));
    const lines = [line({ employees: [1, 2] }), line({ employees: [1, 3] }), line({ employees: [1] })];
    expect(peopleOf(search({ employees, lines, arrangement: 'parallel' }))).toEqual(['10:00 AM 2+3+1']);
  });

  it('count the longest one for the customer when they happen together', () => {
    const lines = [line({ job_time: 30 }), line({ job_time: 90, employees: [2] })];
    const slots = findSlots(
      search({ lines, arrangement: 'parallel', customer_busy: [{ start: at('12:00'), end: at('13:00') }] }),
    )[0]!.slots;
    expect(slots.map(({ quarter, end, start }) => [clockText(quarter), end - start])).toEqual([
      ['10:00 AM', 90],
      ['10:15 AM', 90],
      ['10:30 AM', 90],
    ]);
  });
});

describe('a visit that moves as it was booked', () => {
  const moving = (lines: SlotLine[], more: Partial<SlotSearch> = {}) =>
    search({ lines, arrangement: 'as-booked', ...more });
  const shapesOf = (one: SlotSearch) =>
    findSlots(one).flatMap(({ slots }) =>
      slots.map(({ start, parts }) => parts.map((part) => [part.start - start, part.end - start])),
    );

  it('keeps its lines where they stand to each other, with the pauses', () => {
    const lines = [line({ job_time: 90 }), line({ begins: 0, employees: [2] }), line({ begins: 120, job_time: 30 })];
    expect(timesOf(moving(lines))).toEqual(['10:00 AM', '10:15 AM', '10:30 AM']);
    expect(new Set(shapesOf(moving(lines)).map((shape) => JSON.stringify(shape)))).toEqual(
      new Set(['[[0,90],[0,60],[120,150]]']),
    );
    // In the pause somebody else may be served.
    expect(timesOf(moving(lines, { busy: [busy(1, '11:30', '12:00')] }))).toEqual(['10:00 AM']);
  });

  it('asks nobody for two of them at once, but within a processing time', () => {
    const both = [line({ employees: [1, 2] }), line({ begins: 30, employees: [1, 2] })];
    expect(peopleOf(moving(both))[0]).toBe('10:00 AM 1+2');
    expect(timesOf(moving([line(), line({ begins: 30 })]))).toEqual([]);
    const colour = line({ job_time: 120, processing_time: 60 });
    expect(peopleOf(moving([colour, line({ begins: 30, job_time: 45 })]))[0]).toBe('10:00 AM 1+1');
    expect(timesOf(moving([colour, line({ begins: 30, job_time: 75 })]))).toEqual([]);
  });

  it('stays with whoever has a line, and changes hands only where they are taken', () => {
    const lines = [line({ employees: [1, 2], held_by: 2 })];
    // She has more to do that day.
    expect(peopleOf(moving(lines, { busy: [busy(2, '11:00', '12:00')] }))).toEqual([
      '10:00 AM 2',
      '10:15 AM 1',
      '10:30 AM 1',
      '10:45 AM 1',
      '11:00 AM 1',
      '11:15 AM 1',
      '11:30 AM 1',
      '11:45 AM 1',
      '12:00 PM 2',
    ]);
  });

  it('asks each of its people to be free for her own part only', () => {
    const lines = [line({ person: 0 }), line({ person: 1, begins: 60 })];
    const [before, after] = [
      { start: at('11:00'), end: at('12:00') },
      { start: at('10:00'), end: at('11:00') },
    ];
    expect(timesOf(moving(lines, { customer_busy: [{ ...before, person: 0 }] }))).toEqual(['10:00 AM']);
    expect(timesOf(moving(lines, { customer_busy: [{ ...after, person: 1 }] }))).toContain('10:00 AM');
    expect(timesOf(moving(lines, { customer_busy: [before] }))).toEqual([]);
  });

  it('may have lines off the quarter hour, which take the quarters they touch', () => {
    const lines = [line({ job_time: 50 }), line({ begins: 50, job_time: 50 })];
    expect(shapesOf(moving(lines))[0]).toEqual([
      [0, 50],
      [50, 100],
    ]);
    expect(timesOf(moving(lines, { employees: [person(1, daily(10, 11.75))] }))).toEqual(['10:00 AM']);
    expect(timesOf(moving(lines, { employees: [person(1, daily(10, 11.5))] }))).toEqual([]);
  });
});

describe('any employee', () => {
  const anybody = { lines: [line({ employees: [2, 1] })] };

  it('is the one with the least to do that day', () => {
    expect(peopleOf(search({ ...anybody, busy: [busy(2, '12:00', '13:00')] }))[0]).toBe('10:00 AM 1');
    expect(peopleOf(search({ ...anybody, busy: [busy(1, '12:00', '13:00')] }))[0]).toBe('10:00 AM 2');
  });

  it('is the first in order among equals, and whoever is free', () => {
    expect(peopleOf(search(anybody))[0]).toBe('10:00 AM 2');
    expect(
      peopleOf(
        search({ ...anybody, busy: [busy(2, '10:00', '11:00'), busy(1, '11:00', '12:00'), busy(1, '12:00', '12:30')] }),
      ),
    ).toEqual(['10:00 AM 1', '11:00 AM 2', '11:15 AM 2', '11:30 AM 2', '11:45 AM 2', '12:00 PM 2']);
  });

  it('is nobody who is unknown', () => {
    expect(timesOf(search({ lines: [line({ employees: [99] })] }))).toEqual([]);
    expect(timesOf(search({ lines: [line({ employees: [] })] }))).toEqual([]);
    expect(timesOf(search({ lines: [] }))).toEqual([]);
  });
});

describe('nights', () => {
  const night = { employees: [person(1, daily(22, 25.5))], now: at('00:00', '2026-11-10') };

  it('belong to the day on the wall, and services run over midnight', () => {
    expect(timesOf(search({ ...night, salon: { week: daily(12, 26), custom: [], closed: [] } }))).toEqual([
      '12:00 AM',
      '12:15 AM',
      '12:30 AM',
      '10:00 PM',
      '10:15 PM',
      '10:30 PM',
      '10:45 PM',
      '11:00 PM',
      '11:15 PM',
      '11:30 PM',
      '11:45 PM',
    ]);
    const late = findSlots(
      search({
        ...night,
        lines: [line({ job_time: 120 }), line({ job_time: 30 })],
        salon: { week: daily(12, 26), custom: [], closed: [] },
      }),
    )[0]!.slots.at(-1)!;
    expect(late.parts.map(({ quarter }) => clockText(quarter))).toEqual(['11:00 PM', '1:00 AM']);
    expect(late.parts[1]!.quarter).toBe(hour(25));
  });

  it('are taken by what began before midnight', () => {
    expect(
      timesOf(
        search({ ...night, busy: [{ employee_id: 1, start: at('23:30', '2026-11-14'), end: at('00:15') }] }),
      ).slice(0, 3),
    ).toEqual(['12:15 AM', '12:30 AM', '10:00 PM']);
  });
});

describe('special days', () => {
  it('follow custom hours', () => {
    const custom = [{ starts_on: SUNDAY, ends_on: SUNDAY, ranges: [{ start: hour(12), end: hour(20) }] }];
    expect(timesOf(search({ salon: { week: daily(0, 24), custom, closed: [] } }))).toEqual(['12:00 PM']);
  });

  it('never offer an hour that a spring night skips, nor one twice in autumn', () => {
    const london = (date: string, line_: SlotLine) =>
      search({ days: [dayClock(date, 'Europe/London')], employees: [person(1, daily(0, 4))], lines: [line_], now: 0 });
    expect(timesOf(london('2026-03-29', line({ job_time: 30 })))).toEqual([
      '12:00 AM',
      '12:15 AM',
      '12:30 AM',
      '12:45 AM',
      '2:00 AM',
      '2:15 AM',
      '2:30 AM',
      '2:45 AM',
      '3:00 AM',
      '3:15 AM',
      '3:30 AM',
    ]);
    // Three hours of work have room in a spring night from midnight to four once only, and in an autumn night until
    // after the second one o'clock.
    expect(timesOf(london('2026-03-29', line({ job_time: 180 })))).toEqual(['12:00 AM']);
    expect(timesOf(london('2026-10-25', line({ job_time: 180 })))).toEqual([
      '12:00 AM',
      '12:15 AM',
      '12:30 AM',
      '12:45 AM',
      '1:00 AM',
      '1:15 AM',
      '1:30 AM',
      '1:45 AM',
    ]);
  });

  it('name the next free day', () => {
    const days = dayClocks(SUNDAY, 20, 'Asia/Dubai');
    const closed = [{ starts_on: SUNDAY, ends_on: '2026-11-27' }];
    expect(nextFreeDay(search({ days }))).toBe(SUNDAY);
    expect(nextFreeDay(search({ days, salon: { week: daily(9, 22), custom: [], closed } }))).toBe('2026-11-28');
    expect(nextFreeDay(search({ days, salon: { week: [], custom: [], closed: [] } }))).toBeUndefined();
  });
});
