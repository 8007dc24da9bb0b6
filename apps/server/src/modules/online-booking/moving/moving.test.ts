import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { overlapsIn } from '../../../../test/booking-salon';
import { alias, openOnlineSalon, TEN } from '../../../../test/online-salon';
import type { Ctx } from '../../../http/context';
import { asAccount } from '../../../services';
import { moveByMessage, wantedOf } from '../by-message';
import { freeTimes } from '../free-times';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let online: Salon;
let world: Salon['world'];
const [CUT, COLOUR, WAX] = [0, 1, 2];
const NOON = 720;

beforeAll(async () => {
  online = await openOnlineSalon();
  world = online.world;
});
afterAll(() => world.close());

type Line = [service: number, employee: number | null, start: number, more?: { minutes?: number; guest?: string }];

/** The desk books what no customer could on the page. */
async function book(date: string, lines: readonly Line[]): Promise<{ id: number; booking_id: string }> {
  const { employees, services, customers } = online.salon;
  const { status, body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: customers[0]!,
      date,
      lines: lines.map(([service, employee, start, more]) => ({
        service_id: services[service]!,
        employee_id: employee === null ? null : employees[employee]!,
        start,
        ...more,
      })),
    },
    { as: online.owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const { booking_id } = (await world.call(appointmentsContract.get_record, { id: body.id }, { as: online.owner }))
    .body;
  return { id: body.id, booking_id };
}
const move = (booking_id: string, date: string, start: number) =>
  world.call(contract.reschedule, { alias, booking_id, date, start }, { ip: online.freshIp() });
/** What somebody does who writes to the salon. */
const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  asAccount(world.services, 2001, (tx) =>
    work({
      area: 'public',
      accountId: 2001,
      session: null,
      permissions: {},
      language: 'en',
      now: world.services.clock(),
      tx,
      log: world.services.log,
      request: { id: 'test', ip: '10.0.0.1', userAgent: '' },
      services: world.services,
      afterCommit: () => {},
    }),
  );
/** Whatever lines are asked for beside it, a booking is looked for as it was booked. */
const timesOf = async (booking_id: string, date: string) => {
  const { body } = await world.call(contract.free_times, { alias, lines: online.lines([WAX]), date, booking_id });
  return body.times;
};
const placesOf = async (booking_id: string) =>
  (await online.view(booking_id)).lines.map(({ guest, employee_id, start, end }) => [
    guest,
    online.salon.employees.indexOf(employee_id),
    start,
    end,
  ]);

describe('a customer who moves a visit of the desk', () => {
  it('keeps who comes together, with whom and for how long', async () => {
    const [date, later] = [online.freshDay(), online.freshDay()];
    const { booking_id } = await book(date, [
      [CUT, 0, TEN, { minutes: 90 }],
      [CUT, 1, TEN, { guest: 'Layla' }],
    ]);
    expect((await timesOf(booking_id, date))[0]).toMatchObject({ start: TEN, end: TEN + 90 });
    expect((await move(booking_id, later, NOON)).body).toEqual({ done: true });
    expect(await online.view(booking_id)).toMatchObject({ date: later, start: NOON, end: NOON + 90 });
    expect(await placesOf(booking_id)).toEqual([
      [null, 0, NOON, NOON + 90],
      ['Layla', 1, NOON, NOON + 60],
    ]);
    expect(await overlapsIn(world)).toBe(0);
  });

  it('finds the times at which all of it fits', async () => {
    const [date, later] = [online.freshDay(), online.freshDay()];
    const { booking_id } = await book(date, [
      [CUT, 0, TEN, { minutes: 90 }],
      [CUT, 1, TEN, { guest: 'Layla' }],
    ]);
    // Layla's employee has somebody at noon, the mother's somebody an hour and a quarter after two.
    await book(later, [[CUT, 1, NOON, { guest: 'Noor' }]]);
    await book(later, [[CUT, 0, 915, { guest: 'Noor' }]]);
    const starts = (await timesOf(booking_id, later)).map(({ start }) => start);
    expect(starts).toContain(660);
    expect(starts.filter((start) => start > 660 && start < 780)).toEqual([]);
    expect(starts).toContain(825);
    expect(starts.filter((start) => start > 825 && start < 975)).toEqual([]);
    expect((await move(booking_id, later, NOON)).body.code).toBe('TIME_NOT_AVAILABLE');
    expect((await online.view(booking_id)).date).toBe(date);
  });

  it('is offered no time at which they are elsewhere in the salon themselves', async () => {
    const [date, later, another] = [online.freshDay(), online.freshDay(), online.freshDay()];
    const { booking_id } = await book(date, [
      [CUT, 0, TEN],
      [CUT, 0, TEN + 60, { guest: 'Layla' }],
    ]);
    const startsOf = async (day: string) => (await timesOf(booking_id, day)).map(({ start }) => start);
    await book(later, [[CUT, 1, NOON]]);
    const starts = await startsOf(later);
    // Layla is the one who is there at noon then.
    expect(starts).toContain(660);
    expect(starts.filter((start) => start > 660 && start < 780)).toEqual([]);
    expect(starts).toContain(780);
    await book(another, [[CUT, 1, NOON, { guest: 'Layla' }]]);
    const hers = await startsOf(another);
    expect([hers.includes(600), hers.includes(660), hers.includes(720)]).toEqual([true, false, true]);
    expect((await move(booking_id, later, NOON)).body.code).toBe('CUSTOMER_HAS_APPOINTMENT');
    // Whoever has no booking is asked for, and told, nothing of it.
    const anybody = await world.call(contract.free_times, { alias, lines: online.lines([CUT]), date: later });
    expect(anybody.body.times.map(({ start }) => start)).toContain(NOON);
  });

  it('keeps what happens at once, what is within a processing time, and the pauses', async () => {
    const [date, later] = [online.freshDay(), online.freshDay()];
    const { booking_id } = await book(date, [
      [COLOUR, 0, TEN],
      // While the colour of the mother takes, the same employee has time for the daughter.
      [WAX, 0, TEN + 30, { guest: 'Layla' }],
      [CUT, 1, TEN + 15],
      [CUT, 2, TEN + 180],
    ]);
    expect((await move(booking_id, later, NOON)).body).toEqual({ done: true });
    expect(await placesOf(booking_id)).toEqual([
      [null, 0, NOON, NOON + 120],
      ['Layla', 0, NOON + 30, NOON + 60],
      [null, 1, NOON + 15, NOON + 75],
      [null, 2, NOON + 180, NOON + 240],
    ]);
    expect(await overlapsIn(world)).toBe(0);
  });

  it('keeps whoever has what was anybody’s while they are free, and gets somebody else when not', async () => {
    const [date, free, taken] = [online.freshDay(), online.freshDay(), online.freshDay()];
    const { booking_id } = await book(date, [[CUT, null, TEN]]);
    const [line] = (await online.view(booking_id)).lines;
    const who = online.salon.employees.indexOf(line!.employee_id);
    // She has the most to do that day, and is free at noon.
    await book(free, [[CUT, who, 900]]);
    await move(booking_id, free, NOON);
    expect(await placesOf(booking_id)).toEqual([[null, who, NOON, NOON + 60]]);
    await book(taken, [[CUT, who, NOON, { guest: 'Noor' }]]);
    expect((await move(booking_id, taken, NOON)).body).toEqual({ done: true });
    const [moved] = (await online.view(booking_id)).lines;
    expect(moved).toMatchObject({ start: NOON, any_employee: true });
    expect(moved!.employee_id).not.toBe(line!.employee_id);
    // Whoever was asked for by name does not change.
    const named = await book(date, [[CUT, who, 900]]);
    expect((await move(named.booking_id, taken, NOON)).body.code).toBe('TIME_NOT_AVAILABLE');
  });

  it('has the same by message', async () => {
    const [date, later] = [online.freshDay(), online.freshDay()];
    const customer = online.salon.customers[0]!;
    const { booking_id } = await book(date, [
      [CUT, 0, TEN, { minutes: 90 }],
      [CUT, 1, TEN, { guest: 'Layla' }],
    ]);
    const found = await inside(async (ctx) => freeTimes(ctx, await wantedOf(ctx, customer, booking_id), later));
    expect(found.times[0]).toMatchObject({ start: TEN, end: TEN + 90 });
    await inside((ctx) => moveByMessage(ctx, customer, { booking_id, date: later, start: NOON }));
    expect(await placesOf(booking_id)).toEqual([
      [null, 0, NOON, NOON + 90],
      ['Layla', 1, NOON, NOON + 60],
    ]);
  });
});
