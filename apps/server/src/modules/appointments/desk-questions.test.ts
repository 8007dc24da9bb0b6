import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDays } from '@rawnaq/domain/messages/salon-messages.rules';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
let other: string;
let salon: BookingSalon;
let today: string;
const TEN = 600;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 2, customers: 9, services: [{ name: 'Cut' }, { name: 'Wax' }] });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

let offset = 10;
const freshDay = (): string => addDays(today, (offset += 60));
const line = (start: number, employee = 0, service = 0) => ({
  service_id: salon.services[service]!,
  employee_id: salon.employees[employee]!,
  start,
});
const add = (date: string, customer: number, lines: object[], more: object = {}) =>
  world.call(contract.add, { customer_id: salon.customers[customer]!, date, lines, ...more } as never, { as: owner });
const book = async (...what: Parameters<typeof add>): Promise<number> => {
  const { status, body } = await add(...what);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const get = async (id: number) => (await world.call(contract.get_record, { id }, { as: owner })).body;
const cancel = (id: number, more: object = {}) =>
  world.call(contract.cancel, { id, reason: 'By mistake', ...more } as never, { as: owner });
const undo = (ids: number[], as = owner) => world.call(contract.undo_cancel, { ids }, { as });
const nameOf = async (employee: number): Promise<string> =>
  (await rowsOf<{ name: string }>(world, 'select name from employees where id = $1', [salon.employees[employee]]))[0]!
    .name;
const told = (id: number) =>
  rowsOf<{ template: string }>(
    world,
    'select template from messages where appointment_id = $1 and status > 0 order by id',
    [id],
  );

describe('a cancellation', () => {
  it('is taken back at once, and the customer never hears of it', async () => {
    const date = freshDay();
    const id = await book(date, 0, [line(TEN)], { tell_customer: false });
    expect((await cancel(id)).body).toEqual({ cancelled: 1, ids: [id] });
    expect(await told(id)).toEqual([{ template: 'appointment_cancelled' }]);
    expect((await undo([id], other)).status).toBe(404);
    expect((await undo([id])).status).toBe(200);
    expect(await get(id)).toMatchObject({ outcome: 'scheduled', cancel_reason: null, start: TEN });
    expect(await told(id)).toEqual([]);
    expect((await add(date, 1, [line(TEN)])).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await undo([id])).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it('stays where somebody took the time meanwhile, all of a series or nothing', async () => {
    const date = freshDay();
    const { ids } = (await add(date, 0, [line(TEN)], { repeat: { every: 'week', times: 3 } })).body;
    expect((await cancel(ids[0]!, { following: true })).body.ids).toEqual(ids);
    await book(addDays(date, 7), 1, [line(TEN)]);
    expect((await undo(ids)).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await get(ids[0]!)).outcome).toBe('cancelled');
    expect((await undo([ids[0]!, ids[2]!])).status).toBe(200);
    expect((await get(ids[2]!)).outcome).toBe('scheduled');
  });

  describe('of a series', () => {
    const CANCELLED = 'appointment_cancelled';
    const words = async (id: number) =>
      (
        await rowsOf<{ template: string; body: string }>(
          world,
          'select template, body from messages where appointment_id = $1 order by id',
          [id],
        )
      ).map(({ template, body }) => [template, body]);
    const saying = (template: string, dates: readonly string[]) => [
      template,
      expect.stringContaining(` ${sayDays(dates, 'en')} at 10:00 AM`) as string,
    ];
    /** Three weekly visits that were called off together. */
    async function calledOff(): Promise<{ ids: number[]; dates: string[] }> {
      const date = freshDay();
      const dates = [0, 7, 14].map((days) => addDays(date, days));
      const repeat = { every: 'week', times: 3 };
      const { ids } = (await add(date, 4, [line(TEN)], { repeat, tell_customer: false })).body;
      expect((await cancel(ids[0]!, { following: true })).body.ids).toEqual(ids);
      expect(await words(ids[0]!)).toEqual([saying(CANCELLED, dates)]);
      return { ids, dates };
    }

    it('tells whoever read of it that a visit is on again, whichever of them it is', async () => {
      const { ids, dates } = await calledOff();
      await rowsOf(world, 'update messages set status = 2, attempts = 1 where appointment_id = $1', [ids[0]]);
      expect((await undo([ids[1]!])).status).toBe(200);
      expect(await words(ids[1]!)).toEqual([saying('appointment_created', [dates[1]!])]);
      expect((await undo([ids[2]!, ids[0]!])).status).toBe(200);
      expect(await words(ids[0]!)).toEqual([
        saying(CANCELLED, dates),
        saying('appointment_created', [dates[0]!, dates[2]!]),
      ]);
      expect(await words(ids[2]!)).toEqual([]);
    });

    it('tells of the others anew where the telling was tried in vain and waits', async () => {
      const { ids, dates } = await calledOff();
      await rowsOf(world, 'update messages set attempts = 1 where appointment_id = $1', [ids[0]]);
      expect((await undo([ids[0]!])).status).toBe(200);
      const states = 'select status, why from messages where appointment_id = $1';
      expect(await rowsOf(world, states, [ids[0]])).toEqual([{ status: 0, why: 'over' }]);
      expect(await words(ids[1]!)).toEqual([saying(CANCELLED, dates.slice(1))]);
    });

    it('still tells of the others, as soon as it would have', async () => {
      const { ids, dates } = await calledOff();
      const due = async (id: number): Promise<number[]> => {
        const found = await rowsOf<{ created_at: string; send_after: string }>(
          world,
          'select created_at, send_after from messages where template = $1 and appointment_id = $2',
          [CANCELLED, id],
        );
        return found.flatMap(({ created_at, send_after }) => [Date.parse(created_at), Date.parse(send_after)]);
      };
      const [since, at] = await due(ids[0]!);
      expect((await undo([ids[0]!])).status).toBe(200);
      expect(await words(ids[0]!)).toEqual([]);
      expect(await words(ids[1]!)).toEqual([saying(CANCELLED, dates.slice(1))]);
      const [stillSince, stillAt] = await due(ids[1]!);
      expect([stillSince, stillAt! - at! < 1_000]).toEqual([since, true]);
      // Both at once, each for a visit of its own: nothing is left to tell of.
      expect((await Promise.all([undo([ids[2]!]), undo([ids[1]!])])).map(({ status }) => status)).toEqual([200, 200]);
      for (const id of ids) expect(await words(id)).toEqual([]);
    });
  });

  it('of the customer or of the clock is not the salon’s to take back', async () => {
    const id = await book(freshDay(), 0, [line(TEN)]);
    await cancel(id);
    await rowsOf(world, "update appointments set cancelled_by = 'customer' where id = $1 returning id", [id]);
    expect((await undo([id])).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
  });
});

describe('a series', () => {
  const series = (date: string, repeat: object) => ({
    customer_id: salon.customers[2]!,
    date,
    lines: [line(TEN)],
    repeat: { every: 'week', times: 4, ...repeat },
  });
  const check = async (date: string, repeat: object = {}) =>
    (await world.call(contract.check_series, series(date, repeat) as never, { as: owner })).body.records;

  it('says its days and what stands in the way, lets one be put elsewhere and one be left out', async () => {
    const date = freshDay();
    await book(addDays(date, 7), 3, [line(TEN)]);
    await book(addDays(date, 14), 2, [line(TEN + 30, 1)]);
    const found = await check(date);
    expect(found.map(({ date: day }) => day)).toEqual([0, 7, 14, 21].map((days) => addDays(date, days)));
    expect(found.map(({ taken }) => taken !== null)).toEqual([false, true, true, false]);
    expect(found[1]!.taken).toMatch(/^Another appointment at the same time: Worker \d+-0 Long$/);
    expect(found[2]!.taken).toMatch(/customer/i);
    expect((await rowsOf(world, 'select 1 from appointments where start_at::date = $1', [date])).length).toBe(0);

    const moved = [{ turn: 1, date: addDays(date, 8), start: TEN + 120 }];
    expect(
      (await check(date, { moved, left_out: [2] })).map(({ turn, date: day, start, taken }) => [
        turn,
        day,
        start,
        taken,
      ]),
    ).toEqual([
      [0, date, TEN, null],
      [1, addDays(date, 8), TEN + 120, null],
      [3, addDays(date, 21), TEN, null],
    ]);
    const { body } = await world.call(contract.add, series(date, { moved, left_out: [2] }) as never, { as: owner });
    expect(body.ids).toHaveLength(3);
    expect(await get(body.ids[1]!)).toMatchObject({ date: addDays(date, 8), start: TEN + 120 });
  });

  it('names everybody who is in its way, in the reader’s language', async () => {
    const date = freshDay();
    const both = [line(TEN), { ...line(TEN + 60, 1, 1), guest: 'Noura' }];
    await book(addDays(date, 7), 3, [line(TEN), line(TEN + 60, 1, 1)]);
    await world.call(
      blockTimesContract.add,
      { employee_ids: [salon.employees[1]!], date: addDays(date, 14), start: TEN + 60, end: TEN + 120 },
      { as: owner },
    );
    await book(addDays(date, 21), 2, [{ ...line(TEN + 60, 0), guest: 'Noura' }]);
    const input = { ...series(date, {}), lines: both } as never;
    const taken = async (language: 'en' | 'ar') =>
      (await world.call(contract.check_series, input, { as: owner, language })).body.records.map((one) => one.taken);
    expect(await taken('en')).toEqual([
      null,
      expect.stringMatching(/^Another appointment at the same time: Worker \d+-0 Long, Worker \d+-1 Long$/),
      expect.stringMatching(/^The appointment clashes with a block time of Worker \d+-1 Long$/),
      'Another appointment at the same time: Noura',
    ]);
    await rowsOf(world, "update employees set arabic_name = 'مي سانتوس' where id = $1", [salon.employees[1]]);
    expect((await taken('ar'))[2]).toBe('يتعارض الموعد مع وقت مغلق لدى مي سانتوس');
    const late = { ...series(date, {}), lines: [line(TEN), line(1320, 1)] } as never;
    const { body } = await world.call(contract.check_series, late, { as: owner });
    expect(body.records[3]!.taken).toBe('Not working at this time: ' + (await nameOf(1)));
  });

  it('does not run into itself, and leaves something', async () => {
    const date = freshDay();
    const onto = [{ turn: 1, date, start: TEN + 30 }];
    expect((await check(date, { moved: onto })).map(({ taken }) => taken !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const call = (repeat: object) => world.call(contract.check_series, series(date, repeat) as never, { as: owner });
    expect((await call({ left_out: [0, 1, 2, 3] })).status).toBe(422);
    expect((await call({ moved: [{ turn: 0, date: 'soon', start: 7 }] })).status).toBe(422);
    expect((await call({ moved: [{ turn: 0, date: '2190-01-01', start: 600 }] })).status).toBe(422);
    expect((await world.call(contract.check_series, series(date, {}) as never, { as: other })).status).toBe(422);
    await rowsOf(world, 'update customers set status = 0 where id = $1', [salon.customers[2]]);
    expect((await call({})).body).toMatchObject({ code: 'CUSTOMER_DISABLED' });
    await rowsOf(world, 'update customers set status = 1 where id = $1', [salon.customers[2]]);
  });
});

describe('what the desk should know of a customer', () => {
  it('is what she had last, what she missed and owes, and what to mind', async () => {
    const [, , , , , she] = salon.customers;
    const past = (days: number, lines: object[]) => book(addDays(today, -days), 5, lines, { outside_hours: true });
    await past(20, [line(TEN, 0, 1)]);
    await past(10, [line(TEN, 0, 0), line(TEN + 60, 1, 1)]);
    const missed = await past(5, [line(TEN, 1, 1)]);
    expect((await world.call(contract.no_show, { id: missed, penalty: 2_500 }, { as: owner })).status).toBe(200);
    await rowsOf(world, "update customers set notes = 'Allergic to ammonia' where id = $1 returning id", [she]);
    const facts = (as: string) => world.call(contract.customer_facts, { customer_id: she! }, { as });
    expect((await facts(owner)).body).toEqual({
      recent_services: [salon.services[0], salon.services[1]],
      last_services: [salon.services[0], salon.services[1]],
      no_shows: 1,
      owes: 2_500,
      notes: 'Allergic to ammonia',
    });
    expect((await facts(other)).body.code).toBe('CUSTOMER_NOT_EXIST');
  });
});
