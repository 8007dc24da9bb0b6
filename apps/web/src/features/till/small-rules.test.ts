import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { describe, expect, it } from 'vitest';
import type { TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { deskVisits, drawerOf } from './desk-visits';
import { openUses, type CustomerPackage } from './package-uses';

const service = (id: number) => ({ id, english_name: `S${id}`, arabic_name: `خ${id}` });
const bought = (uses_left: number, services: number[]): CustomerPackage => ({
  ...service(9),
  offer_id: 3,
  expires_on: null,
  uses_left,
  services: services.map(service),
});
const use = (item_id: number) => ({ customer_package_id: 9, item_id });

describe('what is left of a package', () => {
  it('of a fixed one is each service once', () => {
    const { remaining, services } = openUses(bought(3, [1, 2, 3]), [use(2), { customer_package_id: 8, item_id: 1 }]);
    expect([remaining, services.map(({ id }) => id)]).toEqual([2, [1, 3]]);
  });
  it('of a choice is any service until the uses are gone', () => {
    expect(openUses(bought(2, [1, 2, 3]), [use(1)]).services).toHaveLength(3);
    expect(openUses(bought(2, [1, 2, 3]), [use(1), use(1)])).toEqual({ remaining: 0, services: [] });
  });
});

describe('the day at the desk', () => {
  const visit = (id: number, outcome: string, start: number, end: number, date = '2026-11-16') =>
    ({ id, outcome, start, end, date, total: 100 }) as AppointmentView;
  it('is what is done, who is in the chair and who is to come, each in the order of work', () => {
    const visits = [
      visit(1, 'checked_in', 600, 660),
      visit(2, 'checked_in', 540, 630),
      visit(3, 'checked_in', 660, 720),
      visit(4, 'scheduled', 800, 860),
      visit(5, 'scheduled', 700, 730),
      visit(6, 'achieved', 500, 560),
      visit(7, 'no_show', 500, 560),
      visit(8, 'checked_in', 600, 660, '2026-11-15'),
    ];
    const { ready, inChair, toCome } = deskVisits(visits, { date: '2026-11-16', minute: 660 });
    expect([ready, inChair, toCome].map((list) => list.map(({ id }) => id))).toEqual([[2, 1], [3], [5, 4]]);
  });
});

describe('the cash in the drawer', () => {
  const cash = { method: 'cash', received: 5_000, given_back: 1_000, after_closing: 300 };
  const day = (more: Partial<TillDay>) =>
    ({ methods: [cash], suggested_float: 500, closing: null, ...more }) as TillDay;
  it('is the float and what came since', () => {
    expect(drawerOf(day({}))).toBe(4_500);
    expect(drawerOf(day({ methods: [] }))).toBe(500);
  });
  it('of a closed day is what was left in it and what came afterwards', () => {
    expect(drawerOf(day({ closing: { left_in_drawer: 700 } as TillDay['closing'] }))).toBe(1_000);
  });
});
