import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositOf } from './deposit.rules';
import { onlineAddressAt } from './online-address';
import {
  cleanLines,
  peopleFor,
  planMove,
  planVisit,
  readChoice,
  stripOf,
  withPerson,
  writeChoice,
  type OnlineChoice,
} from './online-choice.rules';
import { openingAt } from '../booking/opening.rules';
import { salonLook } from './salon-look.rules';
import type { BookingView, MenuService, SalonMenu } from './salon-page.shapes';
import { contrastBetween, contrastWithWhite } from '../settings/values/colour.rules';

const service = (
  id: number,
  minutes: number,
  price: number | null,
  employee_ids: number[],
  more: Partial<MenuService> = {},
): MenuService => ({
  id,
  english_name: `S${id}`,
  arabic_name: `خ${id}`,
  minutes,
  processing_time: 0,
  buffer_time: 0,
  price,
  price_before: null,
  picture_url: null,
  employee_ids,
  ...more,
});
const menu: SalonMenu = {
  categories: [
    {
      id: 1,
      english_name: 'Hair',
      arabic_name: 'شعر',
      services: [service(12, 60, 18_000, [5, 7]), service(13, 50, 14_000, [7], { buffer_time: 30 })],
    },
  ],
  offers: [],
  employees: [
    { id: 5, english_name: 'Mariam', arabic_name: 'مريم', picture_url: null },
    { id: 7, english_name: 'Joanna', arabic_name: 'جوانا', picture_url: null },
    { id: 9, english_name: 'Huda', arabic_name: 'هدى', picture_url: null },
  ],
};
const query = (text: string) => {
  const pairs = text.split('&').map((pair) => pair.split('='));
  const getAll = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value ?? ''] : []));
  return { getAll, get: (name: string) => getAll(name)[0] ?? null };
};
const nothing: OnlineChoice = { lines: [], date: null, start: null, month: null, people: [], booking_id: null };

describe('the choice in the address', () => {
  it('is read back as it was written', () => {
    const line = fc.record({
      service_id: fc.integer({ min: 1, max: 1e9 }),
      employee_id: fc.option(fc.integer({ min: 1, max: 1e9 })),
    });
    const choices = fc.record({
      lines: fc.uniqueArray(line, { maxLength: 10, selector: ({ service_id }) => service_id }),
      date: fc.option(fc.constant('2026-11-18')),
      start: fc.option(fc.integer({ min: 0, max: 2865 })),
      month: fc.option(fc.constant('2026-12')),
      people: fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 10 }),
      booking_id: fc.option(fc.constant('AAAAAAAAAAAAAAAAAAAAAA')),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(query(writeChoice(choice).slice(1)))).toEqual(choice);
      }),
    );
  });

  it('never fails on what people make of it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readChoice(query(text)).lines.length).toBeLessThanOrEqual(10);
      }),
    );
    expect(
      readChoice(query('lines=12:5,x,12,13:&date=2026-02-30&start=-4&month=2026-13&people=a,7&booking=short')),
    ).toEqual({ ...nothing, lines: [{ service_id: 12, employee_id: 5 }], people: [7] });
    expect(readChoice(query('s=12:5&s=13')).lines).toEqual([
      { service_id: 12, employee_id: 5 },
      { service_id: 13, employee_id: null },
    ]);
  });

  it('drops services and people the salon does not have', () => {
    expect(
      cleanLines(
        [
          { service_id: 12, employee_id: 9 },
          { service_id: 13, employee_id: 7 },
          { service_id: 99, employee_id: null },
        ],
        menu,
      ),
    ).toEqual([
      { service_id: 12, employee_id: null },
      { service_id: 13, employee_id: 7 },
    ]);
  });

  it('gives one person what she does and leaves the rest to anybody', () => {
    const lines = [
      { service_id: 12, employee_id: null },
      { service_id: 13, employee_id: null },
    ];
    expect(withPerson(lines, 5, menu)).toEqual([
      { service_id: 12, employee_id: 5 },
      { service_id: 13, employee_id: null },
    ]);
    expect(withPerson(lines, null, menu)).toEqual(lines);
    expect(peopleFor(lines, menu).map(({ id }) => id)).toEqual([5, 7]);
  });
});

describe('the plan of a visit', () => {
  it('puts one service after the other on the quarter hour, and the buffer is not the customer’s', () => {
    const plan = planVisit(
      {
        lines: [
          { service_id: 13, employee_id: null },
          { service_id: 12, employee_id: 5 },
        ],
        start: 870,
        people: [7],
      },
      menu,
    );
    expect(plan.lines.map(({ start, end, employee_id }) => [start, end, employee_id])).toEqual([
      [870, 920, 7],
      [930, 990, 5],
    ]);
    expect(plan).toMatchObject({ start: 870, end: 990, minutes: 120, total: 32_000 });
  });

  it('has no total where prices are not shown', () => {
    const hidden = { ...menu, categories: [{ ...menu.categories[0]!, services: [service(12, 60, null, [])] }] };
    expect(
      planVisit({ lines: [{ service_id: 12, employee_id: null }], start: null, people: [] }, hidden).total,
    ).toBeNull();
    expect(planVisit({ ...nothing }, menu)).toMatchObject({ lines: [], minutes: 0, total: 0 });
  });
});

it('the plan of a booking that moves is the booking, at another time', () => {
  const at = (service_id: number, start: number, end: number, guest: string | null, any_employee: boolean) => ({
    service_id,
    english_name: 'Cut',
    arabic_name: 'قص',
    employee_id: 5,
    employee: null,
    any_employee,
    guest,
    start,
    end,
    price: 18_000,
  });
  const booking: BookingView = {
    booking_id: 'AAAAAAAAAAAAAAAAAAAAAA',
    number: 1,
    customer_name: 'Hessa',
    mobile: '',
    date: '2026-11-18',
    start: 600,
    end: 690,
    start_at: '2026-11-18T06:00:00.000Z',
    end_at: '2026-11-18T07:30:00.000Z',
    lines: [at(12, 600, 690, null, true), at(12, 600, 660, 'Layla', false)],
    total: 36_000,
    deposit: 0,
    deposited: 0,
    status: 1,
    outcome: 'scheduled',
    payment_status: 0,
    cancelled_by: null,
    payment: null,
    deposit_fates: [],
    can_change: true,
    change_until: { date: '2026-11-17', minute: 600 },
    note: null,
  };
  const plan = planMove(booking, 720);
  expect(plan.lines.map(({ guest, employee_id, start, end }) => [guest, employee_id, start, end])).toEqual([
    [null, null, 720, 810],
    ['Layla', 5, 720, 780],
  ]);
  expect(plan).toMatchObject({ start: 720, end: 810, minutes: 90, total: 36_000 });
  expect(planMove(booking, null)).toMatchObject({ start: 600, end: 690 });
});

it.each([
  ['2026-01-29', '2026-02-04', '2026-01-29', '2026-02-04'],
  ['2026-01-29', '2026-01-29', '2026-01-29', '2026-02-04'],
  ['2026-01-29', '2026-02-05', '2026-02-02', '2026-02-08'],
])('from %s the strip around %s is %s to %s', (today, day, first, last) => {
  const days = stripOf(today, day);
  expect([days[0], days.at(-1), days.length, days.includes(day)]).toEqual([first, last, 7, true]);
});

it('a deposit is never more than the visit', () => {
  expect(depositOf(32_050, { kind: 'percent', percent: 2000, amount: 0 })).toBe(6410);
  expect(depositOf(32_000, { kind: 'amount', percent: 0, amount: 5000 })).toBe(5000);
  expect(depositOf(3000, { kind: 'amount', percent: 0, amount: 5000 })).toBe(3000);
  expect(depositOf(32_000, { kind: 'none', percent: 2000, amount: 5000 })).toBe(0);
});

describe('open or closed', () => {
  // 2026-11-15 is a Sunday. Saturday evening runs until two.
  const hours = {
    week: [
      { weekday: 0, start: 40, end: 88 },
      { weekday: 6, start: 64, end: 104 },
    ],
    custom: [],
    closed: [{ starts_on: '2026-11-22', ends_on: '2026-11-22' }],
  };
  it.each([
    ['2026-11-15', 60, true, { date: '2026-11-15', minute: 120 }, null],
    ['2026-11-15', 120, false, null, { date: '2026-11-15', minute: 600 }],
    ['2026-11-15', 1319, true, { date: '2026-11-15', minute: 1320 }, null],
    ['2026-11-15', 1320, false, null, { date: '2026-11-21', minute: 960 }],
    ['2026-11-22', 700, false, null, { date: '2026-11-28', minute: 960 }],
  ])('%s at minute %i', (date, minute, is_open, until, opens) => {
    expect(openingAt(hours, { date, minute })).toEqual({ is_open, until, opens });
  });

  it('a salon without hours never opens', () => {
    expect(openingAt({ week: [], custom: [], closed: [] }, { date: '2026-11-15', minute: 600 })).toEqual({
      is_open: false,
      until: null,
      opens: null,
    });
  });
});

it('every colour a salon may choose can be read on light and on dark', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`)
    .filter((colour) => contrastWithWhite(colour) >= 4.5);
  fc.assert(
    fc.property(hex, (colour) => {
      const { light, dark } = salonLook(colour);
      for (const ground of [light.soft, '#FFFFFF'])
        expect(contrastBetween(light.ink, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [dark.soft, '#231E21'])
        expect(contrastBetween(dark.ink, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

describe('addresses of a salon’s page', () => {
  it.each([
    ['/online/glow', 'online-home', 'glow', null],
    ['/online/glow/', 'online-home', 'glow', null],
    ['/online/glow/price-list', 'online-price-list', 'glow', null],
    ['/online/%D8%BA/time', 'online-time', 'غ', null],
    ['/online/glow/booking/abc', 'online-booking', 'glow', 'abc'],
  ])('%s', (path, name, alias, booking_id) => {
    expect(onlineAddressAt(path)).toEqual({ name, alias, booking_id });
  });
  it.each(['/online', '/online/glow/other', '/online/glow/booking', '/online/%zz', '/features'])(
    '%s is none',
    (path) => {
      expect(onlineAddressAt(path)).toBeUndefined();
    },
  );
});
