import { describe, expect, it } from 'vitest';
import type { AppointmentView } from './appointment.shapes';
import type { Calendar } from './appointments.contract';
import {
  blockConflicts,
  freeStartsNear,
  HOLD_ID,
  movedLines,
  pausesOf,
  resizedLines,
  visitConflicts,
} from './calendar-conflicts.rules';

const DAY = '2026-11-15';
const line = (
  id: number,
  employee_id: number,
  start: number,
  end: number,
  busy = [{ start, end }],
): AppointmentView['lines'][number] => ({
  id,
  service_id: 1,
  employee_id,
  any_employee: false,
  english_name: 'Cut',
  guest: null,
  arabic_name: 'قص',
  start,
  end,
  busy,
  processing_time: 0,
  buffer_time: 0,
  price: 10_000,
});
const visit = (
  id: number,
  customer: number,
  lines: AppointmentView['lines'],
  outcome = 'scheduled',
): AppointmentView => ({
  id,
  booking_id: `B${id}`,
  date: DAY,
  start: lines[0]!.start,
  end: lines.at(-1)!.end,
  customer: { id: customer, name: 'Hessa', mobile: '+971503184472', type: 'new' },
  status: 1,
  outcome,
  source: 0,
  payment_status: 0,
  total: 0,
  deposit: 0,
  deposited: 0,
  is_charged: false,
  note: null,
  series_id: null,
  cancel_reason: null,
  cancelled_by: null,
  lines,
  created_at: '',
  updated_at: '',
});
const employee = (
  id: number,
  open: { start: number; end: number }[],
  away: 'leave' | 'holiday' | 'closed' | null = null,
): Calendar['employees'][number] => ({
  id,
  name: 'Maya',
  short_name: 'Maya',
  picture_url: null,
  services: [1],
  days: [{ date: DAY, open, away }],
});
const world = (given: Partial<Calendar>): Calendar => ({
  now: { date: DAY, minute: 600 },
  hours: { start: 600, end: 1560 },
  employees: [employee(1, [{ start: 600, end: 1560 }]), employee(2, [{ start: 720, end: 1200 }])],
  appointments: [],
  blocks: [],
  holds: [],
  ...given,
});
const kinds = (found: { kind: string }[]) => [...new Set(found.map(({ kind }) => kind))];

describe('a visit put elsewhere on the calendar', () => {
  const cut = visit(1, 7, [line(11, 1, 600, 660)]);
  const at = (calendar: Calendar, start: number, employee_id = 1, moved = cut) =>
    kinds(
      visitConflicts(
        calendar,
        DAY,
        { id: moved.id, customer_id: moved.customer.id },
        movedLines(moved, moved.lines[0]!.id, { start, employee_id }),
      ),
    );

  it('does not stand in its own way', () => {
    expect(at(world({ appointments: [cut] }), 630)).toEqual([]);
  });

  it('meets other visits of the employee, touching ones not', () => {
    const calendar = world({ appointments: [cut, visit(2, 8, [line(21, 1, 720, 780)])] });
    expect(at(calendar, 660)).toEqual([]);
    expect(at(calendar, 675)).toEqual(['employee']);
  });

  it('may stand in the processing time of another, and may not in her customer’s own time', () => {
    const colour = visit(2, 8, [
      line(21, 1, 720, 900, [
        { start: 720, end: 765 },
        { start: 855, end: 900 },
      ]),
    ]);
    expect(at(world({ appointments: [cut, colour] }), 780)).toEqual([]);
    expect(at(world({ appointments: [cut, colour] }), 810)).toEqual(['employee']);
    const own = visit(2, 7, [line(21, 2, 720, 780)]);
    expect(at(world({ appointments: [cut, own] }), 750)).toEqual(['customer']);
  });

  it('meets blocks and times held online, and is free of what was cancelled', () => {
    expect(
      at(
        world({
          appointments: [cut],
          blocks: [{ id: 5, employee_id: 1, date: DAY, start: 900, end: 930, reason: null, series_id: null }],
        }),
        885,
      ),
    ).toEqual(['block']);
    const held = visitConflicts(
      world({ holds: [{ employee_id: 1, date: DAY, start: 900, end: 930 }] }),
      DAY,
      { id: 1, customer_id: 7 },
      movedLines(cut, 11, { start: 885, employee_id: 1 }),
    );
    expect(held.map(({ hits }) => hits?.id)).toEqual([HOLD_ID]);
    expect(at(world({ appointments: [cut, visit(2, 8, [line(21, 1, 720, 780)], 'cancelled')] }), 735)).toEqual([]);
  });

  it('knows when the employee works, past midnight too, and why she does not', () => {
    expect(at(world({}), 1500)).toEqual([]);
    expect(at(world({}), 1530)).toEqual(['outside_hours']);
    expect(at(world({}), 660, 2)).toEqual(['outside_hours']);
    expect(at(world({ employees: [employee(1, [], 'leave')] }), 660)).toEqual(['leave']);
    expect(at(world({ employees: [employee(1, [], 'holiday')] }), 660)).toEqual(['holiday']);
  });

  it('takes all of its lines along', () => {
    const two = visit(1, 7, [line(11, 1, 600, 660), line(12, 2, 720, 750)]);
    const calendar = world({ appointments: [two, visit(2, 8, [line(21, 2, 780, 840)])] });
    expect(
      movedLines(two, 11, { start: 630, employee_id: 2 }).map(({ employee_id, start }) => [employee_id, start]),
    ).toEqual([
      [2, 630],
      [2, 750],
    ]);
    expect(at(calendar, 645, 1, two)).toEqual(['employee']);
  });

  it('or one of them alone, and not onto another of the same hands', () => {
    const two = visit(1, 7, [line(11, 1, 600, 660), line(12, 1, 660, 720)]);
    const alone = (start: number, employee_id = 1) =>
      movedLines(two, 12, { start, employee_id }, 'line').map((place) => [place.employee_id, place.start]);
    expect(alone(900, 2)).toEqual([
      [1, 600],
      [2, 900],
    ]);
    const hits = (start: number, employee_id: number) =>
      kinds(
        visitConflicts(
          world({ appointments: [two] }),
          DAY,
          { id: 1, customer_id: 7 },
          movedLines(two, 12, { start, employee_id }, 'line'),
        ),
      );
    expect(hits(645, 1)).toEqual(['employee']);
    expect(hits(840, 1)).toEqual([]);
    expect(hits(645, 2), 'two people at once are fine').toEqual(['outside_hours']);
  });

  it('names whose hands are not there', () => {
    const two = visit(1, 7, [line(11, 1, 720, 780), line(12, 2, 780, 840)]);
    const found = visitConflicts(
      world({ appointments: [two] }),
      DAY,
      { id: 1, customer_id: 7 },
      movedLines(two, 11, { start: 600, employee_id: 1 }),
    );
    expect(found.map(({ kind, employee_id }) => [kind, employee_id])).toEqual([['outside_hours', 2]]);
  });

  it('of a guest is not in the way of the customer', () => {
    const hers = visit(2, 7, [{ ...line(21, 2, 720, 780), guest: 'Layla' }]);
    expect(at(world({ appointments: [cut, hers] }), 720)).toEqual([]);
    expect(at(world({ appointments: [cut, visit(2, 7, [line(21, 2, 720, 780)])] }), 720)).toEqual(['customer']);
  });

  it('finds the evening of the day before', () => {
    const late = { ...visit(2, 8, [line(21, 1, 2040, 2100)]), date: '2026-11-14' };
    expect(at(world({ appointments: [late] }), 615)).toEqual(['employee']);
  });
});

describe('a line made longer', () => {
  it('pushes what comes after it', () => {
    const two = visit(1, 7, [line(11, 1, 600, 660), line(12, 2, 660, 690)]);
    expect(resizedLines(two, 11, 675)).toEqual([
      { employee_id: 1, guest: null, start: 600, end: 675, busy: [{ start: 600, end: 675 }] },
      { employee_id: 2, guest: null, start: 675, end: 705, busy: [{ start: 675, end: 705 }] },
    ]);
    expect(resizedLines(two, 99, 675)).toEqual([]);
  });

  it('pauses where its new length says, as it will be stored', () => {
    const colour = { ...line(11, 1, 600, 690), processing_time: 30 };
    const [place] = resizedLines(visit(1, 7, [colour]), 11, 750);
    expect(place!.busy).toEqual([
      { start: 600, end: 660 },
      { start: 690, end: 750 },
    ]);
  });
});

describe('pauses of a service', () => {
  it('are where it works by itself, and the tidying up after it', () => {
    const busy = [
      { start: 600, end: 630 },
      { start: 660, end: 700 },
    ];
    expect(pausesOf({ start: 600, end: 690, busy })).toEqual({
      processing: [{ start: 630, end: 660 }],
      buffer: { start: 690, end: 700 },
    });
    expect(pausesOf(line(1, 1, 600, 660))).toEqual({ processing: [], buffer: undefined });
  });
});

describe('a block time', () => {
  const calendar = world({
    appointments: [visit(2, 8, [line(21, 1, 720, 780)])],
    blocks: [{ id: 5, employee_id: 1, date: DAY, start: 900, end: 930, reason: null, series_id: null }],
  });
  it('meets visits and other blocks, and may stand outside working hours', () => {
    expect(kinds(blockConflicts(calendar, DAY, { id: null, employee_id: 1, start: 750, end: 810 }))).toEqual([
      'employee',
    ]);
    expect(kinds(blockConflicts(calendar, DAY, { id: null, employee_id: 1, start: 915, end: 945 }))).toEqual(['block']);
    expect(blockConflicts(calendar, DAY, { id: 5, employee_id: 1, start: 915, end: 945 })).toEqual([]);
    expect(blockConflicts(calendar, DAY, { id: null, employee_id: 2, start: 300, end: 360 })).toEqual([]);
  });
});

describe('free beginnings', () => {
  it('are offered from the nearest on', () => {
    expect(freeStartsNear(720, { start: 600, end: 900 }, (start) => start > 690 && start < 765)).toEqual([
      690, 675, 765,
    ]);
    expect(freeStartsNear(720, { start: 600, end: 900 }, () => true)).toEqual([]);
  });
});
