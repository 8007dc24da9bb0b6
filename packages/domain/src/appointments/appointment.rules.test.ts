import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksTwiceAtOnce,
  busyOf,
  isOpen,
  isOwed,
  occurrencesOf,
  outcomeOf,
  peopleOf,
  repeatedOn,
  resized,
  followersOf,
  visitOf,
  type VisitLine,
} from './appointment.rules';

const line = (start: number, end: number, more: Partial<VisitLine> = {}): VisitLine => ({
  service_id: 1,
  employee_id: 1,
  any_employee: false,
  start,
  end,
  processing_time: 0,
  buffer_time: 0,
  price: 100,
  ...more,
});
type Facts = Parameters<typeof outcomeOf>[0];
const facts: Facts = { status: 1, no_show_at: null, rescheduled_at: null, achieved_at: null };

describe('what is owed', () => {
  it('is asked for after the visit, not before', () => {
    expect(isOwed({ outcome: 'scheduled', payment_status: 0 })).toBe(false);
    expect(isOwed({ outcome: 'cancelled', payment_status: 0 })).toBe(false);
    expect(isOwed({ outcome: 'achieved', payment_status: 0 })).toBe(true);
    expect(isOwed({ outcome: 'achieved', payment_status: 1 })).toBe(false);
  });
});

describe('where an appointment stands', () => {
  it('follows from its state and what happened', () => {
    expect(outcomeOf(facts)).toBe('scheduled');
    expect(outcomeOf({ ...facts, status: 2 })).toBe('checked_in');
    expect(outcomeOf({ ...facts, status: 0, no_show_at: '2026-01-01' })).toBe('cancelled');
    expect(outcomeOf({ ...facts, status: 2, achieved_at: '2026-01-01' })).toBe('achieved');
    expect(outcomeOf({ ...facts, no_show_at: '2026-01-02' })).toBe('no_show');
    expect(
      outcomeOf({ ...facts, no_show_at: '2026-01-02', rescheduled_at: '2026-01-01' }),
      'moved before it was missed',
    ).toBe('no_show');
    expect(
      outcomeOf({ ...facts, no_show_at: '2026-01-02', rescheduled_at: '2026-01-03' }),
      'booked again after it was missed',
    ).toBe('rescheduled');
    const open: Facts[] = [facts, { ...facts, status: 2 }];
    expect(open.every(isOpen)).toBe(true);
    const ended: Facts[] = [
      { ...facts, status: 0 },
      { ...facts, no_show_at: 'x' },
      { ...facts, achieved_at: 'x' },
    ];
    expect(ended.some(isOpen)).toBe(false);
  });
});

describe('the lines of a visit', () => {
  it('bind their employees with the buffer and without the processing time', () => {
    expect(
      busyOf([line(0, 120, { processing_time: 60, buffer_time: 15 })]).map(({ start, end }) => [start, end]),
    ).toEqual([
      [0, 30],
      [90, 135],
    ]);
    expect(visitOf([line(30, 60), line(0, 90)])).toEqual({ start: 0, end: 90 });
  });

  it('ask nobody for two things at once, though another service may begin while the first one works by itself', () => {
    expect(asksTwiceAtOnce([line(0, 60), line(30, 90)])).toBe(true);
    expect(asksTwiceAtOnce([line(0, 60), line(30, 90, { employee_id: 2 })])).toBe(false);
    expect(asksTwiceAtOnce([line(0, 60, { buffer_time: 30 }), line(60, 90)])).toBe(false);
    expect(asksTwiceAtOnce([line(0, 120, { processing_time: 60 }), line(30, 90)])).toBe(false);
  });

  it('that follow a longer one move along, and those beside it stay', () => {
    const lines = [line(0, 60), line(0, 45, { employee_id: 2 }), line(60, 90), line(90, 120)];
    expect(resized(lines, 0, 75).map(({ start, end }) => [start, end])).toEqual([
      [0, 75],
      [0, 45],
      [75, 105],
      [105, 135],
    ]);
    expect(resized(lines, 0, 30).map(({ start, end }) => [start, end])).toEqual([
      [0, 30],
      [0, 45],
      [30, 60],
      [60, 90],
    ]);
  });

  it('of another person stay where they are', () => {
    const lines = [line(0, 60), line(0, 60, { guest: 'Layla' }), line(60, 90, { guest: ' layla' }), line(60, 75)];
    expect(resized(lines, 0, 90).map(({ start }) => start)).toEqual([0, 0, 60, 90]);
    expect(resized(lines, 1, 75).map(({ start }) => start)).toEqual([0, 0, 75, 60]);
  });

  it('come back where they were, when an undo says which went along', () => {
    const lines = [line(0, 60), line(45, 75, { employee_id: 2 }), line(60, 90)];
    const shorter = resized(lines, 0, 30);
    expect(shorter.map(({ start }) => start)).toEqual([0, 45, 30]);
    expect(resized(shorter, 0, 60, followersOf(lines, 0))).toEqual(lines);
  });

  it('never bind one person twice at a time', () => {
    const some = fc.record({
      start: fc.nat(20),
      length: fc.integer({ min: 1, max: 8 }),
      employee: fc.integer({ min: 1, max: 2 }),
      buffer: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (drawn) => {
        const lines = drawn.map(({ start, length, employee, buffer }) =>
          line(start * 15, (start + length) * 15, { employee_id: employee, buffer_time: buffer * 15 }),
        );
        fc.pre(!asksTwiceAtOnce(lines));
        const busy = busyOf(lines);
        return busy.every((one, index) =>
          busy
            .slice(0, index)
            .every(
              (other) => other.employee_id !== one.employee_id || one.start >= other.end || other.start >= one.end,
            ),
        );
      }),
    );
  });
});

describe('a series', () => {
  it('goes by days, weeks and months, and knows short months', () => {
    expect(repeatedOn('2026-11-15', { every: 'two-weeks', times: 3 })).toEqual([
      '2026-11-15',
      '2026-11-29',
      '2026-12-13',
    ]);
    expect(repeatedOn('2027-01-31', { every: 'month', times: 3 })).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(repeatedOn('2026-11-15', { every: 'day', times: 2 })).toEqual(['2026-11-15', '2026-11-16']);
  });
});

describe('people of a visit', () => {
  it('are the customer and each guest by name, whatever way the name is written', () => {
    expect(
      peopleOf([line(0, 60), line(60, 90), line(0, 30, { guest: 'Layla' }), line(30, 75, { guest: ' LAYLA' })]),
    ).toEqual([
      { guest: '', start: 0, end: 90 },
      { guest: 'layla', start: 0, end: 75 },
    ]);
    expect(peopleOf([line(0, 60, { guest: 'Noor' })])).toEqual([{ guest: 'noor', start: 0, end: 60 }]);
  });
});

describe('visits of a series', () => {
  it('may be put elsewhere or left out, one by one', () => {
    const first = { date: '2026-11-15', start: 600 };
    const repeat = { every: 'week' as const, times: 3, skip_taken: false };
    expect(occurrencesOf(first, undefined)).toEqual([{ turn: 0, date: '2026-11-15', by: 0 }]);
    expect(
      occurrencesOf(first, { ...repeat, moved: [{ turn: 2, date: '2026-11-30', start: 540 }], left_out: [1] }),
    ).toEqual([
      { turn: 0, date: '2026-11-15', by: 0 },
      { turn: 2, date: '2026-11-30', by: -60 },
    ]);
  });
});
