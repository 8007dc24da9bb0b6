// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { describe, expect, it } from 'vitest';
import type { Drag } from '../../ui/calendar/grid-types';
import { columnOf, totalsOf, visitsOnScreen, withDays, type CalendarItem } from './calendar-items';
import { readCalendarState, type CalendarState } from './calendar-state';
import { asksScope, columnIdOf, companionsOf, judgeDrop, possibleScopes, type JudgeWords } from './judge-drop';
import { lineNotes } from './line-notes';
import { NO_LINE, planOf } from './booking-draft';

const DAY = '2026-11-18';
type Line = AppointmentView['lines'][number];
const line = (id: number, employee_id: number, start: number, end: number, more: Partial<Line> = {}): Line => ({
  id,
  service_id: 1,
  employee_id,
  any_employee: false,
  english_name: 'Cut',
  arabic_name: 'قص',
  guest: null,
  start,
  end,
  busy: [{ start, end }],
  processing_time: 0,
  buffer_time: 0,
  price: 100,
  ...more,
});
const visit = (id: number, lines: Line[], more: Partial<AppointmentView> = {}): AppointmentView => ({
  id,
  booking_id: `B${id}`,
  date: DAY,
  start: Math.min(...lines.map(({ start }) => start)),
  end: Math.max(...lines.map(({ end }) => end)),
  customer: { id, name: `Customer ${id}`, mobile: '', type: 'new' },
  status: 1,
  outcome: 'scheduled',
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
  ...more,
});
const employee = (id: number, name: string): Calendar['employees'][number] => ({
  id,
  name,
  short_name: name,
  picture_url: null,
  services: [1],
  days: [{ date: DAY, open: [{ start: 600, end: 1200 }], away: null }],
});
const calendarOf = (appointments: AppointmentView[]): Calendar => ({
  now: { date: DAY, minute: 600 },
  hours: { start: 600, end: 1200 },
  employees: [employee(1, 'Mei'), employee(2, 'Rana')],
  appointments,
  blocks: [],
  holds: [],
});
const stateOf = (query: string): CalendarState => readCalendarState(new URLSearchParams(query), DAY);
const words: JudgeWords = {
  language: 'en',
  overlaps: (name, minutes) => `over ${name} ${minutes}`,
  block: (reason) => `block ${reason}`,
  hold: 'hold',
  free: (name) => `free ${name}`,
  customer: (name) => `customer ${name}`,
  notWorking: (name) => `${name} does not work then`,
  onLeave: (name) => `${name} on leave`,
  of: (name, reason) => `${name}: ${reason}`,
  onlyThis: (reason) => `only this. ${reason}`,
};
const itemsOf = (calendar: Calendar, employeeId = 1, language: 'en' | 'ar' = 'en'): readonly CalendarItem[] =>
  columnOf(
    { id: 'c', label: '', employee: calendar.employees.find(({ id }) => id === employeeId)!, date: DAY },
    {
      calendar,
      state: stateOf(''),
      hours: calendar.hours,
      words: {
        language,
        block: '',
        hold: '',
        draft: '',
        processing: 'Processing',
        buffer: 'Buffer',
        starts: String,
        away: { leave: '', holiday: '', closed: '' },
        outcome: String,
      },
      may: { edit: true, block: true },
      draft: undefined,
    },
  ).items;
const dragOf = (calendar: Calendar, id: string, start: number, employeeId = 1): Drag<CalendarItem> => {
  const item = itemsOf(calendar).find((one) => one.id === id)!;
  return {
    kind: 'move',
    item,
    target: { columnId: columnIdOf(employeeId, DAY), start, end: start + item.end - item.start },
  };
};

describe('the figures above the calendar', () => {
  const calendar = calendarOf([
    visit(1, [line(1, 1, 600, 660), line(2, 2, 660, 720, { price: 900 })]),
    visit(2, [line(3, 2, 720, 780, { price: 50 })], { outcome: 'no_show' }),
    visit(3, [line(4, 1, 720, 780)], { outcome: 'cancelled' }),
    visit(4, [line(5, 1, 600, 660)], { date: '2026-12-01' }),
  ]);
  it('count what is seen, and only the work of those who are seen', () => {
    expect(totalsOf(calendar, stateOf(''))).toMatchObject({ count: 2, total: 1000 });
    expect(totalsOf(calendar, stateOf('hide=no_show,cancelled'))).toMatchObject({ count: 1 });
    expect(totalsOf(calendar, stateOf('view=week&person=1'))).toMatchObject({ count: 1, total: 100 });
    expect(totalsOf(calendar, stateOf('view=week&person=2'))).toMatchObject({ count: 2, total: 900 });
    expect(totalsOf(calendar, stateOf('team=2'))).toMatchObject({ count: 2, total: 900 });
  });

  it('of a month are of its own days, not of its neighbours on the page', () => {
    expect(visitsOnScreen(calendar, stateOf('view=month')).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('days that have not come yet', () => {
  const known = calendarOf([visit(1, [line(1, 1, 600, 660)])]);

  it('are nobody’s day off, and nothing is on them', () => {
    const blank = withDays(known, '2026-11-15', '2026-11-21');
    expect([blank.appointments, blank.blocks, blank.holds]).toEqual([[], [], []]);
    expect(blank.employees.map(({ name }) => name)).toEqual(['Mei', 'Rana']);
    for (const { days } of blank.employees) {
      expect(days.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-11-15', DAY, '2026-11-21']));
      expect(days.every(({ open, away }) => open[0]?.start === 600 && away === null)).toBe(true);
    }
  });

  it('are not asked for where the calendar knows them already', () => {
    expect(withDays(known, DAY, DAY)).toBe(known);
  });
});

describe('a card', () => {
  it('shows where the service works by itself, and the tidying up after it', () => {
    const busy = [
      { start: 600, end: 630 },
      { start: 660, end: 735 },
    ];
    const [card, buffer] = itemsOf(calendarOf([visit(1, [line(1, 1, 600, 720, { busy })])]));
    expect(card).toMatchObject({ kind: 'line', pauses: [{ from: 25, length: 25, name: 'Processing' }] });
    expect(card!.label).toContain('Processing 10:30');
    expect(buffer).toMatchObject({ kind: 'buffer', start: 720, end: 735, passive: true });
  });

  it('is read out with the commas of its language', () => {
    const [card] = itemsOf(calendarOf([visit(1, [line(1, 1, 600, 660)])]), 1, 'ar');
    expect(card!.label).toMatch(/^Customer 1، قص، /);
  });

  it('of a guest has her name', () => {
    const [card] = itemsOf(calendarOf([visit(1, [line(1, 1, 600, 660, { guest: 'Layla' })])]));
    expect(card).toMatchObject({ name: 'Layla (Customer 1)' });
  });

  it.each([
    ['Zoë O’Neil-Ağaoğlu', 'en', true],
    ['Zoë Ağaoğlu (VIP) 2', 'en', false],
    ['سارة', 'en', true],
    ['Sara سارة', 'en', true],
    ['Sara \u202e', 'en', true],
    ['Sara', 'ar', true],
    ['سارة', 'ar', true],
  ] as const)(
    'stands apart where its letters may run another way than the page: %s in %s',
    (guest, language, isApart) => {
      const whole = visit(1, [line(1, 1, 600, 660, { guest })]);
      expect(itemsOf(calendarOf([whole]), 1, language)[0]).toMatchObject({ isApart });
    },
  );
});

describe('a drag', () => {
  const two = visit(1, [line(1, 1, 660, 720), line(2, 2, 720, 780)]);

  it('takes the other services along and asks what is meant', () => {
    const calendar = calendarOf([two]);
    const drag = dragOf(calendar, 'line-1', 840);
    expect(companionsOf(drag, calendar)).toEqual([
      { id: 'line-2', columnId: columnIdOf(2, DAY), start: 900, end: 960 },
    ]);
    expect(asksScope(drag)).toBe(true);
    expect(possibleScopes(drag, calendar)).toEqual(['visit', 'line']);
    expect(judgeDrop(drag, calendar, calendar.hours, words)).toBeUndefined();
    expect(asksScope(dragOf(calendar, 'line-1', 660, 2)), 'other hands at the same time').toBe(false);
  });

  it('says when only the one service fits', () => {
    const calendar = calendarOf([two, visit(2, [line(3, 2, 900, 960)])]);
    const drag = dragOf(calendar, 'line-1', 840);
    expect(possibleScopes(drag, calendar)).toEqual(['line']);
    expect(companionsOf(drag, calendar)).toEqual([]);
    expect(judgeDrop(drag, calendar, calendar.hours, words)).toEqual({
      level: 'ask',
      text: 'only this. Rana: over Customer 2 60',
    });
  });

  it('names who does not work then', () => {
    const calendar = calendarOf([visit(1, [line(1, 1, 660, 720)])]);
    expect(judgeDrop(dragOf(calendar, 'line-1', 1170), calendar, calendar.hours, words)).toEqual({
      level: 'ask',
      text: 'Mei does not work then',
    });
  });
});

describe('the form', () => {
  const service = {
    id: 1,
    group_id: 1,
    english_name: 'Cut',
    arabic_name: 'قص',
    price: 100,
    offer_price: null,
    job_time: 60,
    processing_time: 0,
    buffer_time: 15,
    show_to_customer: true,
    status: 1 as const,
  };
  const notesAt = (start: number, employee_id: number, customer_id: number | null = null) => {
    const draft = {
      date: DAY,
      arrangement: 'sequence' as const,
      start,
      lines: [{ ...NO_LINE, key: 0, service_id: 1, employee_id }],
      guests: [],
      found: {},
    };
    const calendar = calendarOf([visit(2, [line(3, 1, 720, 780)])]);
    const plan = planOf(draft, new Map([[1, service]]));
    return lineNotes({ draft, plan, calendar, words, visit: { id: null, customer_id } }).get(0);
  };
  it('says what stands in the way while it is written, and of whom', () => {
    expect(notesAt(600, 1)).toBeUndefined();
    // Ready at twelve, but the tidying up runs into the next visit.
    expect(notesAt(660, 1)).toEqual({ level: 'refused', text: 'Mei: over Customer 2 15' });
    expect(notesAt(690, 2, 2)).toEqual({ level: 'refused', text: 'customer Customer 2' });
    expect(notesAt(1155, 2)).toEqual({ level: 'doubt', text: 'Rana does not work then' });
  });
});
