import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { openPool } from '../../db/pool';

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
  salon = await furnish(world, 2001, {
    employees: 4,
    customers: 12,
    services: [{ name: 'Cut' }, { name: 'Wax', job_time: 30, price: 5_000 }],
  });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

const line = (start: number, employee: number | null = 0, service = 0) => ({
  service_id: salon.services[service]!,
  employee_id: employee === null ? null : salon.employees[employee]!,
  start,
});
const add = (date: string, lines: object[], more: object = {}) =>
  world.call(contract.add, { customer_id: salon.customers[0]!, date, lines, ...more } as never, { as: owner });
const book = async (date: string, lines: object[], more: object = {}): Promise<number> => {
  const { status, body } = await add(date, lines, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const get = async (id: number) => (await world.call(contract.get_record, { id }, { as: owner })).body;
const actions = async (id: number) =>
  (
    await rowsOf<{ action: string }>(
      world,
      "select action from audit_log where entity = 'appointments' and entity_id = $1 order by id",
      [String(id)],
    )
  ).map(({ action }) => action.replace('appointments.', ''));
let offset = 10;
const freshDay = (): string => addDays(today, (offset += 1));

describe('a visit', () => {
  it('changes hands and time, whole, and never into another', async () => {
    const date = freshDay();
    const id = await book(date, [line(TEN), line(TEN + 60, 1, 1)]);
    await book(date, [line(TEN + 180, 2)], { customer_id: salon.customers[1] });
    const [first, second] = (await get(id)).lines;
    const move = (more: object, as = owner) =>
      world.call(
        contract.move,
        { line_id: first!.id, date, start: TEN + 120, employee_id: salon.employees[2]!, ...more } as never,
        { as },
      );
    expect((await move({ start: TEN + 150 })).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await move({}, other)).status).toBe(404);
    expect((await move({})).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([
      { id: first!.id, start: TEN + 120, employee_id: salon.employees[2] },
      { id: second!.id, start: TEN + 180, employee_id: salon.employees[1] },
    ]);
    expect((await move({ start: 0 })).body.code).toBe('APPOINTMENT_OUTSIDE_HOURS');
    const next = freshDay();
    expect((await move({ date: next, start: TEN, employee_id: salon.employees[0] })).status).toBe(200);
    expect(await get(id)).toMatchObject({ date: next, start: TEN, end: TEN + 90, outcome: 'scheduled' });
    // What was left is free again.
    await book(date, [line(TEN + 120, 2)], { customer_id: salon.customers[2] });

    const resize = (line_id: number, end: number) => world.call(contract.resize, { line_id, end }, { as: owner });
    expect((await resize(first!.id, TEN + 105)).status).toBe(200);
    expect((await get(id)).lines.map(({ start, end }) => [start, end])).toEqual([
      [TEN, TEN + 105],
      [TEN + 105, TEN + 135],
    ]);
    expect((await resize(first!.id, TEN)).body.code).toBe('LINE_ENDS_BEFORE_START');
    expect(await actions(id)).toEqual(['add', 'move', 'move', 'resize']);
  });

  it('becomes another one by editing, with the prices agreed before', async () => {
    const date = freshDay();
    const id = await book(date, [line(TEN)]);
    const before = await get(id);
    await rowsOf(world, 'update services set price = 99000 where id = $1', [salon.services[0]]);
    const edit = (more: object) =>
      world.call(
        contract.edit,
        {
          id,
          customer_id: salon.customers[3]!,
          date,
          lines: [line(TEN + 30), line(TEN + 90, null, 1)],
          note: 'New note',
          ...more,
        } as never,
        { as: owner },
      );
    expect((await edit({})).status).toBe(200);
    const after = await get(id);
    expect(after).toMatchObject({
      start: TEN + 30,
      end: TEN + 120,
      note: 'New note',
      total: 15_000,
      customer: { id: salon.customers[3] },
    });
    expect(after.lines[0]!.id).toBe(before.lines[0]!.id);
    expect((await edit({ customer_id: 987_654 })).body.code).toBe('CUSTOMER_NOT_EXIST');
    await rowsOf(world, 'update customers set status = 0 where id = $1', [salon.customers[4]]);
    expect((await edit({ customer_id: salon.customers[4] })).body.errors).toEqual({
      customer_id: ['This customer is disabled, please activate the customer first'],
    });
    await rowsOf(world, 'update customers set status = 1 where id = $1', [salon.customers[4]]);
    for (const lines of [[], undefined])
      expect((await edit({ lines })).body.errors).toEqual({ lines: ['Appointments need at least one service'] });
    await rowsOf(world, 'update services set price = 10000 where id = $1', [salon.services[0]]);
    const [told] = await rowsOf<{ before: { start_at: string }; after: { start_at: string; services: object[] } }>(
      world,
      "select before, after from audit_log where action = 'appointments.edit' and entity_id = $1",
      [String(id)],
    );
    expect(told!.before.start_at).not.toBe(told!.after.start_at);
    expect(told!.after.services).toEqual([
      {
        english_name: expect.stringContaining('Cut') as string,
        arabic_name: expect.stringContaining('خدمة') as string,
      },
      {
        english_name: expect.stringContaining('Wax') as string,
        arabic_name: expect.stringContaining('خدمة') as string,
      },
    ]);
  });

  it('is checked in and back, cancelled with a reason, and then nothing more', async () => {
    const date = freshDay();
    const id = await book(date, [line(TEN)]);
    const call = (endpoint: 'check_in' | 'undo_check_in', as = owner) => world.call(contract[endpoint], { id }, { as });
    expect((await call('undo_check_in')).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await call('check_in')).body).toMatchObject({
      code: 'CHECK_IN_OTHER_DAY',
      message: 'This appointment is not today, so the customer cannot be checked in',
    });
    const move = (by: string) =>
      rowsOf(world, `update appointments set start_at = start_at ${by}, end_at = end_at ${by} where id = $1`, [id]);
    const [{ ahead }] = (await rowsOf<{ ahead: number }>(
      world,
      'select extract(epoch from start_at - now())::int as ahead from appointments where id = $1',
      [id],
    )) as [{ ahead: number }];
    await move(`- interval '${ahead} seconds'`);
    expect((await call('check_in')).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 2, outcome: 'checked_in' });
    expect((await call('check_in')).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await call('undo_check_in')).status).toBe(200);
    await move(`+ interval '${ahead} seconds'`);
    expect((await world.call(contract.cancel, { id, reason: '' }, { as: owner })).status).toBe(422);
    expect((await world.call(contract.cancel, { id, reason: 'Travelling' }, { as: owner })).body).toEqual({
      cancelled: 1,
      ids: [id],
    });
    expect(await get(id)).toMatchObject({ status: 0, outcome: 'cancelled', cancel_reason: 'Travelling' });
    for (const endpoint of ['check_in', 'undo_check_in'] as const)
      expect((await call(endpoint)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect(
      (
        await world.call(
          contract.move,
          { line_id: (await get(id)).lines[0]!.id, date, start: TEN, employee_id: salon.employees[0]! },
          { as: owner },
        )
      ).body.code,
    ).toBe('STATE_MOVE_NOT_ALLOWED');
    await book(date, [line(TEN)], { customer_id: salon.customers[1] });
  });

  it('can be missed once it has begun, at a price, made up for, or found to be a mistake', async () => {
    const date = freshDay();
    const ids = [await book(date, [line(TEN)]), await book(date, [line(TEN, 1)], { customer_id: salon.customers[1] })];
    const missed = (id: number, penalty = 0) => world.call(contract.no_show, { id, penalty }, { as: owner });
    expect((await missed(ids[0]!)).body.code).toBe('APPOINTMENT_NOT_BEGUN');
    await rowsOf(
      world,
      `
        update appointments
        set start_at = start_at - interval '40 days', end_at = end_at - interval '40 days'
        where id = any($1)`,
      [ids],
    );
    await rowsOf(
      world,
      `
        update busy_times
        set start_at = start_at - interval '40 days', end_at = end_at - interval '40 days'
        where appointment_id = any($1)`,
      [ids],
    );
    for (const id of ids) expect((await missed(id, 5_000)).status).toBe(200);
    expect((await get(ids[0]!)).outcome).toBe('no_show');
    const penalties = () =>
      rowsOf<{ amount: number; cancelled: boolean }>(
        world,
        'select amount, cancelled_at is not null as cancelled from penalties where appointment_id = $1',
        [ids[0]],
      );
    expect(await penalties()).toEqual([{ amount: 5_000, cancelled: false }]);
    expect((await world.call(contract.undo_no_show, { id: ids[0]! }, { as: owner })).status).toBe(200);
    expect(await penalties()).toEqual([{ amount: 5_000, cancelled: true }]);
    expect((await get(ids[0]!)).outcome).toBe('scheduled');

    const again = await book(date, [line(TEN, 1)], { customer_id: salon.customers[1], rebooked_from: ids[1] });
    expect((await get(ids[1]!)).outcome).toBe('rescheduled');
    expect((await world.call(contract.undo_no_show, { id: ids[1]! }, { as: owner })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect((await add(date, [line(TEN, 3)], { customer_id: salon.customers[5], rebooked_from: again })).status).toBe(
      404,
    );
  });
});

describe('a series', () => {
  it('is booked whole or not at all, or without the days that are taken', async () => {
    const date = freshDay();
    const third = addDays(date, 14);
    await book(third, [line(TEN)], { customer_id: salon.customers[4] });
    const repeat = { every: 'week', times: 4 };
    const refused = await add(date, [line(TEN)], { repeat });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('SERIES_DATE_TAKEN');
    expect(refused.body.message).toMatch(/Another appointment at the same time: Worker \d+-0 Long$/);
    expect(refused.body.message).toContain(String(Number(third.slice(8))));
    expect(
      await rowsOf(world, 'select 1 from appointments where account_id = 2001 and start_at::date = $1', [date]),
    ).toEqual([]);
    const { body } = await add(date, [line(TEN)], { repeat: { ...repeat, skip_taken: true } });
    expect(body.ids).toHaveLength(3);
    expect(body.skipped).toEqual([third]);
    expect((await get(body.ids[2]!)).date).toBe(addDays(date, 21));
    const [one, two] = [await get(body.ids[0]!), await get(body.ids[1]!)];
    expect(one.series_id).toBe(two.series_id);
    await rowsOf(world, 'update appointments set status = 2 where id = $1', [body.ids[1]]);
    expect(
      (await world.call(contract.cancel, { id: body.ids[1]!, reason: 'Enough', following: true }, { as: owner })).body,
    ).toEqual({ cancelled: 2, ids: body.ids.slice(1) });
    expect((await get(body.ids[0]!)).status).toBe(1);
    expect((await get(body.ids[2]!)).status).toBe(0);
    const said = await rowsOf<{ before: object }>(
      world,
      "select before from audit_log where action = 'appointments.cancel' and entity_id = any($1) order by entity_id",
      [body.ids],
    );
    expect(said.map(({ before }) => before)).toEqual([{ status: 2 }, { status: 1 }]);
  });
});

describe('block times', () => {
  const block = (date: string, more: object = {}, language: 'en' | 'ar' = 'en') =>
    world.call(
      blockTimesContract.add,
      { employee_ids: [salon.employees[0]!], date, start: TEN, end: TEN + 60, reason: 'Training', ...more } as never,
      { as: owner, language },
    );

  it("keep appointments and other blocks away, with the client's words", async () => {
    const date = freshDay();
    const { status, body } = await block(date);
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await block(date, { start: TEN + 45, end: TEN + 90 })).body.code).toBe('BLOCK_TIME_IN_BLOCK_TIME');
    expect((await add(date, [line(TEN + 30)])).body).toMatchObject({
      code: 'APPOINTMENT_IN_BLOCK_TIME',
      message: 'The appointment clashes with a block time',
    });
    await book(date, [line(TEN + 60)]);
    const edit = (more: object, as = owner) =>
      world.call(
        blockTimesContract.edit,
        { id: body.ids[0]!, employee_id: salon.employees[0]!, date, start: TEN + 30, end: TEN + 90, ...more } as never,
        { as },
      );
    expect((await edit({})).body.code).toBe('BLOCK_TIME_IN_APPOINTMENT');
    expect((await edit({ end: TEN + 60 })).status).toBe(200);
    expect((await edit({ end: TEN + 30 })).status).toBe(422);
    expect((await edit({ end: TEN + 60 }, other)).status).toBe(404);
    expect(
      (await world.call(contract.get_calendar, { from: date, to: date }, { as: owner })).body.blocks,
    ).toMatchObject([{ id: body.ids[0], start: TEN + 30, end: TEN + 60, date }]);
    expect((await world.call(blockTimesContract.remove, { id: body.ids[0]! }, { as: other })).status).toBe(404);
    expect((await world.call(blockTimesContract.remove, { id: body.ids[0]! }, { as: owner })).body).toEqual({
      removed: 1,
    });
    await book(date, [line(TEN)], { customer_id: salon.customers[1] });
  });

  it('name whose visit it is, where it may be any of several people', async () => {
    const date = freshDay();
    await book(date, [line(TEN, 1)]);
    const [first, second] = [salon.employees[0]!, salon.employees[1]!];
    await rowsOf(world, "update employees set arabic_name = 'مي' where id = $1", [second]);
    const alone = (await block(date, { employee_ids: [second] })).body;
    expect(alone).toMatchObject({ message: 'The block time clashes with an appointment' });
    const both = { employee_ids: [first, second] };
    const refused = { code: 'BLOCK_TIME_IN_APPOINTMENT' };
    expect((await block(date, both)).body).toMatchObject({
      ...refused,
      message: expect.stringMatching(/^The block time clashes with an appointment of Worker \d+-1 Long$/) as string,
    });
    expect((await block(date, both, 'ar')).body).toMatchObject({
      ...refused,
      message: 'يتعارض الوقت المغلق مع موعد لدى مي',
    });
    const repeated = await block(date, { ...both, repeat: { every: 'day', times: 2 } }, 'ar');
    expect(repeated.body).toMatchObject({ code: 'SERIES_DATE_TAKEN' });
    expect(JSON.stringify(repeated.body)).toContain('يتعارض الوقت المغلق مع موعد لدى مي');
    await rowsOf(world, 'update employees set arabic_name = null where id = $1', [second]);
    expect((await block(date, { ...both, start: TEN + 60, end: TEN + 120 })).status).toBe(200);
    expect((await block(date, { ...both, start: TEN + 90, end: TEN + 150 })).body).toMatchObject({
      message: expect.stringMatching(/^The block time clashes with another block time of Worker/) as string,
    });
    offset += 1;
  });

  it('repeat, for several people', async () => {
    const date = freshDay();
    await book(addDays(date, 1), [line(TEN, 1)]);
    const repeat = { every: 'day', times: 3 };
    expect((await block(date, { employee_ids: salon.employees.slice(0, 2), repeat })).body.code).toBe(
      'SERIES_DATE_TAKEN',
    );
    const { body } = await block(date, {
      employee_ids: salon.employees.slice(0, 2),
      repeat: { ...repeat, skip_taken: true },
    });
    expect(body).toMatchObject({ skipped: [addDays(date, 1)] });
    expect(body.ids).toHaveLength(4);
    expect(
      (await world.call(blockTimesContract.remove, { id: body.ids[0]!, following: true }, { as: owner })).body,
    ).toEqual({ removed: 3 });
    const said = await rowsOf<{ before: { employee_id: number; start_at: string } }>(
      world,
      "select before from audit_log where action = 'block-times.remove' and entity_id = any($1) order by entity_id",
      [body.ids],
    );
    const days = said.map(({ before: { employee_id, start_at } }) => [
      salon.employees.indexOf(employee_id),
      todayIn(new Date(start_at), 'Asia/Dubai'),
    ]);
    expect(days).toEqual([
      [0, date],
      [0, addDays(date, 2)],
      [1, addDays(date, 2)],
    ]);
    expect(await offeredTimes(), 'to who waits for any of them').toEqual(
      expect.arrayContaining(said.map(({ before }) => [before.start_at, [before.employee_id]])),
    );
    expect((await block(date, { employee_ids: [987_654] })).body.code).toBe('EMPLOYEE_NOT_EXIST');
    offset += 3;
  });
});

async function offeredTimes(): Promise<[string, number[]][]> {
  const pool = openPool(world.url, 'owner', 1);
  const { rows } = await pool.query<{ payload: { from: string; employee_ids: number[] } }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'employee_ids' is not null",
  );
  await pool.end();
  return rows.map(({ payload }) => [payload.from, payload.employee_ids]);
}

describe('people with appointments to come', () => {
  it("are not disabled, and can be once the work is somebody else's", async () => {
    const date = freshDay();
    const id = await book(date, [line(TEN, 3)]);
    await world.call(
      blockTimesContract.add,
      { employee_ids: [salon.employees[3]!], date, start: 900, end: 960 },
      { as: owner },
    );
    const disable = () =>
      world.call(employeesContract.set_status, { id: salon.employees[3]!, status: 0 }, { as: owner });
    const upcoming = async () =>
      (await world.call(contract.get_upcoming, { employee_id: salon.employees[3]! }, { as: owner })).body;
    const standing = await upcoming();
    expect(standing.records.map((one) => one.id)).toContain(id);
    const refused = await disable();
    expect(refused.body.code).toBe('EMPLOYEE_HAS_FUTURE_APPOINTMENTS');
    expect(refused.body.message).toContain(String(standing.total));
    for (const one of standing.records)
      for (const { id: line_id, employee_id, start } of one.lines)
        if (employee_id === salon.employees[3])
          expect(
            (
              await world.call(
                contract.move,
                { line_id, date: one.date, start, employee_id: salon.employees[2]!, outside_hours: true },
                { as: owner },
              )
            ).status,
          ).toBe(200);
    expect((await disable()).status).toBe(200);
    expect(
      await rowsOf(world, 'select 1 from busy_times where employee_id = $1 and start_at > now()', [salon.employees[3]]),
    ).toEqual([]);
    expect((await add(freshDay(), [line(TEN, 3)])).body.code).toBe('EMPLOYEE_NOT_EXIST');
  });

  it('take their visits along when two records become one, unless they would be in two places', async () => {
    const date = freshDay();
    const [kept, gone, busy] = salon.customers.slice(6, 9) as [number, number, number];
    const id = await book(date, [line(TEN)], { customer_id: gone });
    expect((await world.call(customersContract.merge, { id: kept, other_id: gone }, { as: owner })).status).toBe(200);
    expect((await get(id)).customer.id).toBe(kept);
    await book(date, [line(TEN, 1)], { customer_id: busy });
    expect((await world.call(customersContract.merge, { id: kept, other_id: busy }, { as: owner })).body.code).toBe(
      'CUSTOMER_HAS_APPOINTMENT',
    );
    expect((await add(date, [line(900)], { customer_id: gone })).body.code).toBe('CUSTOMER_NOT_EXIST');
  });
});
