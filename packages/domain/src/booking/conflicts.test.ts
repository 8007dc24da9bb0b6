import { describe, expect, it } from 'vitest';
import type { CalendarTime, CalendarWorld, Placement } from './booking.types';
import { fromEpochMinutes, toEpochMinutes } from './clock';
import { conflictLabels, conflictsOf } from './conflicts';
import { dayClock } from './day-clock';

const DAY = '2026-11-15';
const at = (time: string): number => toEpochMinutes(`${DAY}T${time}:00+04:00`);
const week = (start: number, end: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: start * 4, end: end * 4 }));
const today = { starts_on: DAY, ends_on: DAY };
const time = (change: Partial<CalendarTime>): CalendarTime => ({
  kind: 'appointment',
  id: 5,
  employee_id: 1,
  customer_id: 50,
  start: at('11:00'),
  end: at('12:00'),
  ...change,
});

function hits(
  placement: Partial<Placement>,
  calendar: CalendarTime[] = [],
  change: Partial<CalendarWorld> = {},
): string[] {
  const world = {
    day: dayClock(DAY, 'Asia/Dubai'),
    salon: { week: week(9, 22), custom: [], closed: [] },
    employee: { id: 1, shifts: week(10, 18), leaves: [] },
    calendar,
    ...change,
  };
  const clock = (moment: number): string => fromEpochMinutes(moment + 240).slice(11, 16);
  return conflictsOf(
    { employee_id: 1, customer_id: 70, start: at('11:30'), end: at('12:30'), ...placement },
    world,
  ).map(({ kind, start, end }) => `${kind} ${clock(start)}–${clock(end)}`);
}

describe('conflicts of a placement', () => {
  it('are none where it fits, also when it only touches', () => {
    expect(hits({}, [time({ end: at('11:30') }), time({ start: at('12:30'), end: at('13:00') })])).toEqual([]);
  });

  it('name the employee, the customer and the block', () => {
    expect(hits({}, [time({})])).toEqual(['employee 11:30–12:00']);
    expect(hits({ customer_id: 50 }, [time({ employee_id: 2 })])).toEqual(['customer 11:30–12:00']);
    expect(hits({ customer_id: 50 }, [time({})])).toEqual(['customer 11:30–12:00', 'employee 11:30–12:00']);
    expect(hits({}, [time({ kind: 'block', customer_id: null, start: at('12:15'), end: at('14:00') })])).toEqual([
      'block 12:15–12:30',
    ]);
    expect(hits({ customer_id: null }, [time({ employee_id: 2, customer_id: null })])).toEqual([]);
  });

  it('leave out what is being moved', () => {
    expect(hits({ moving: { kind: 'appointment', id: 5 } }, [time({})])).toEqual([]);
    expect(hits({ moving: { kind: 'block', id: 5 } }, [time({})])).toEqual(['employee 11:30–12:00']);
  });

  it('know processing time and buffer', () => {
    const colour = { start: at('11:00'), end: at('13:00'), processing_time: 60, buffer_time: 15 };
    expect(hits(colour, [time({ start: at('11:30'), end: at('12:30') })])).toEqual([]);
    expect(hits({ ...colour, customer_id: 50 }, [time({ start: at('11:30'), end: at('12:30') })])).toEqual([
      'customer 11:30–12:30',
    ]);
    expect(hits(colour, [time({ start: at('13:00'), end: at('14:00') })])).toEqual(['employee 13:00–13:15']);
  });

  it('tell closed hours from a holiday and a leave', () => {
    expect(hits({ start: at('17:30'), end: at('18:30') })).toEqual(['outside_hours 18:00–18:30']);
    expect(hits({}, [], { salon: { week: week(9, 22), custom: [], closed: [today] } })).toEqual([
      'holiday 11:30–12:30',
    ]);
    expect(hits({}, [], { employee: { id: 1, shifts: week(10, 18), leaves: [today] } })).toEqual(['leave 11:30–12:30']);
    expect(
      hits({ start: at('09:30'), end: at('10:30') }, [], {
        employee: { id: 1, shifts: week(10, 18), leaves: [today] },
      }),
    ).toEqual(['leave 10:00–10:30', 'outside_hours 09:30–10:00']);
    expect(
      hits({}, [], {
        salon: { week: week(9, 22), custom: [{ ...today, ranges: [{ start: 64, end: 88 }] }], closed: [] },
      }),
    ).toEqual(['outside_hours 11:30–12:30']);
    expect(
      hits({}, [], {
        salon: { week: week(9, 22), custom: [], closed: [today] },
        employee: { id: 1, shifts: week(10, 18), leaves: [today] },
      }),
    ).toEqual(['holiday 11:30–12:30', 'leave 11:30–12:30']);
  });

  it('speak both languages', () => {
    for (const { en, ar } of Object.values(conflictLabels))
      expect([en.length > 0, /[ء-ي]/.test(ar)]).toEqual([true, true]);
  });
});
