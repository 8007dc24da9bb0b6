import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
let other: string;
let salon: BookingSalon;
let day: string;
const TEN = 600;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  salon = await furnish(world, 2001, {
    employees: 3,
    customers: 12,
    services: [
      { name: 'Cut' },
      { name: 'Colour', job_time: 120, processing_time: 60 },
      { name: 'Wax', job_time: 30, buffer_time: 15, price: 5_000 },
    ],
  });
  day = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 7);
});
afterAll(() => world.close());

const line = (start: number, more: { service?: number; employee?: number | null; minutes?: number } = {}) => ({
  service_id: salon.services[more.service ?? 0]!,
  employee_id: more.employee === null ? null : salon.employees[more.employee ?? 0]!,
  start,
  ...(more.minutes && { minutes: more.minutes }),
});
const add = (date: string, lines: object[], more: object = {}, as = owner) =>
  world.call(contract.add, { customer_id: salon.customers[0]!, date, lines, ...more } as never, { as });
const get = async (id: number) => (await world.call(contract.get_record, { id }, { as: owner })).body;
const history = (id: number) =>
  rowsOf<{ action: string }>(
    world,
    "select action from audit_log where entity = 'appointments' and entity_id = $1 order by id",
    [String(id)],
  ).then((rows) => rows.map(({ action }) => action));
let days = 0;
/** A fresh day for every test, so that none stands in another's way. */
const freshDay = (): string => addDays(day, (days += 1));

describe('an appointment', () => {
  it('is booked, seen on the calendar, in the list and in its history, and by nobody else', async () => {
    const date = freshDay();
    const { status, body } = await add(date, [line(TEN), line(TEN + 60, { service: 2, employee: 1 })], {
      note: 'Window seat',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const view = await get(body.id);
    expect(view).toMatchObject({
      date,
      start: TEN,
      end: TEN + 90,
      status: 1,
      outcome: 'scheduled',
      source: 0,
      payment_status: 0,
      total: 15_000,
      note: 'Window seat',
    });
    expect(view.booking_id).toMatch(/^[\w-]{22}$/);
    expect(view.lines.map(({ start, end, busy }) => ({ start, end, busy }))).toEqual([
      { start: TEN, end: TEN + 60, busy: [{ start: TEN, end: TEN + 60 }] },
      { start: TEN + 60, end: TEN + 90, busy: [{ start: TEN + 60, end: TEN + 105 }] },
    ]);

    const calendar = (await world.call(contract.get_calendar, { from: date, to: date }, { as: owner })).body;
    expect(calendar.appointments.map(({ id }) => id)).toEqual([body.id]);
    expect(calendar.hours).toEqual({ start: 600, end: 1320 });
    expect(calendar.employees.find(({ id }) => id === salon.employees[0])).toMatchObject({
      short_name: 'Worker',
      days: [{ date, open: [{ start: 600, end: 1320 }], away: null }],
    });

    const list = (
      await world.call(
        contract.get_records,
        { 'f.employee': String(salon.employees[1]), 'f.outcome': 'scheduled' } as never,
        { as: owner },
      )
    ).body;
    expect(list.records.map(({ id }) => id)).toEqual([body.id]);
    expect(
      (await world.call(contract.get_records, { 'f.service': String(salon.services[1]) } as never, { as: owner })).body
        .records,
    ).toEqual([]);
    expect(await history(body.id)).toEqual(['appointments.add']);
    expect((await world.call(contract.get_record, { id: body.id }, { as: other })).status).toBe(404);
    expect((await world.call(contract.cancel, { id: body.id, reason: 'x' }, { as: other })).status).toBe(404);
    expect(
      (await world.call(contract.get_calendar, { from: date, to: date }, { as: other })).body.appointments,
    ).toEqual([]);
  });

  it('stands on a calendar with the small picture of whoever has one', async () => {
    const [picture] = await rowsOf<{ id: number }>(
      world,
      `
        insert into uploads (account_id, unique_id, file_name, mime, bytes)
        values (2001, 'face-0000000000000000', 'face.png', 'image/png', 1) returning id`,
    );
    await rowsOf(world, 'update employees set picture_upload_id = $1 where account_id = 2001 and id = $2', [
      picture!.id,
      salon.employees[1],
    ]);
    const { employees } = (await world.call(contract.get_calendar, { from: day, to: day }, { as: owner })).body;
    expect(salon.employees.slice(0, 2).map((wanted) => employees.find(({ id }) => id === wanted)?.picture_url)).toEqual(
      [null, '/api/merchant/uploads/face-0000000000000000?size=thumb'],
    );
  });

  it("is refused with the client's words when somebody is taken", async () => {
    const date = freshDay();
    await add(date, [line(TEN)]);
    expect((await add(date, [line(TEN + 30)], { customer_id: salon.customers[1] })).body).toMatchObject({
      code: 'EMPLOYEE_HAS_APPOINTMENT',
      message: 'The employee has another appointment at the same time',
    });
    expect((await add(date, [line(TEN + 30, { employee: 1 })])).body.code).toBe('CUSTOMER_HAS_APPOINTMENT');
    // Touching is not overlapping.
    expect((await add(date, [line(TEN + 60)])).status).toBe(200);
    const mine = await addPerson(
      world,
      'merchant',
      2001,
      toPermissionMap(['appointments.view', 'appointments.create']),
    );
    await rowsOf(world, 'update users set employee_id = $1 where account_id = 2001 and id = $2', [
      salon.employees[0],
      mine.id,
    ]);
    expect(
      (await add(date, [line(TEN)], { customer_id: salon.customers[2] }, await tokenOf(world, mine))).body.code,
    ).toBe('USER_HAS_APPOINTMENT');
  });

  it('lets an employee work elsewhere during processing time, and nobody during the buffer', async () => {
    const date = freshDay();
    expect((await add(date, [line(TEN, { service: 1 })])).status).toBe(200);
    expect((await add(date, [line(TEN + 30)], { customer_id: salon.customers[1] })).status).toBe(200);
    expect((await add(date, [line(TEN + 180, { service: 2 })], { customer_id: salon.customers[2] })).status).toBe(200);
    expect((await add(date, [line(TEN + 210)], { customer_id: salon.customers[3] })).body.code).toBe(
      'EMPLOYEE_HAS_APPOINTMENT',
    );
    expect((await add(date, [line(TEN + 225)], { customer_id: salon.customers[3] })).status).toBe(200);
  });

  it('keeps to the hours, unless somebody who may change appointments books outside on purpose', async () => {
    const date = freshDay();
    const late = await add(date, [line(1290), line(TEN, { employee: 2 }), line(1290, { employee: 1 })]);
    expect(late.body.code).toBe('APPOINTMENT_OUTSIDE_HOURS');
    expect(late.body.message, 'of all of them').toMatch(
      /^Not working at this time: Worker \d+-0 Long, Worker \d+-1 Long$/,
    );
    // Tidying up is work too, and what the finder does not offer is not booked by mistake.
    const lastStart = async () => {
      const lines = `${salon.services[2]}:${salon.employees[0]}`;
      const { times } = (await world.call(contract.find_times, { date, lines }, { as: owner })).body;
      return Math.max(...times.map(({ start }) => start));
    };
    expect(await lastStart()).toBe(1275);
    expect((await add(date, [line(1290, { service: 2 })])).body.code).toBe('APPOINTMENT_OUTSIDE_HOURS');
    expect((await add(date, [line(1275, { service: 2 })])).status).toBe(200);
    const desk = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['appointments.view', 'appointments.create'])),
    );
    expect((await add(date, [line(1290)], { outside_hours: true }, desk)).body.code).toBe('no_permission');
    expect((await add(freshDay(), [line(1290)], { outside_hours: true })).status).toBe(200);
  });

  it('asks for things that exist and are possible', async () => {
    const date = freshDay();
    expect((await add(date, [line(TEN)], { customer_id: 987_654 })).body.errors).toHaveProperty('customer_id');
    expect((await add(date, [{ ...line(TEN), service_id: 987_654 }])).body.code).toBe('SERVICE_NOT_EXIST');
    expect((await add(date, [{ ...line(TEN), employee_id: 987_654 }])).body.code).toBe('EMPLOYEE_NOT_EXIST');
    expect((await add(date, [line(TEN), line(TEN + 30)])).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await add(date, [line(0), line(2_400)], { outside_hours: true })).body.code).toBe('APPOINTMENT_TOO_LONG');
    expect((await add(date, [])).status).toBe(422);
    expect((await add('9999-12-31', [line(TEN)])).status).toBe(422);
    expect(
      (await world.call(contract.get_calendar, { from: '2026-01-01', to: '2030-01-01' }, { as: owner })).status,
    ).toBe(422);
  });

  it('finds somebody free where nobody was named, the least busy first', async () => {
    const date = freshDay();
    const first = await add(date, [line(TEN, { employee: null })]);
    const second = await add(date, [line(TEN, { employee: null }), line(TEN, { employee: null, service: 2 })], {
      customer_id: salon.customers[1],
    });
    const [one, two] = [await get(first.body.id), await get(second.body.id)];
    expect(new Set([...one.lines, ...two.lines].map(({ employee_id }) => employee_id)).size).toBe(3);
    expect(two.lines.every(({ any_employee }) => any_employee)).toBe(true);
    expect((await add(date, [line(TEN, { employee: null })], { customer_id: salon.customers[2] })).body.code).toBe(
      'EMPLOYEE_HAS_APPOINTMENT',
    );
  });
});

describe('a visit with whoever was free', () => {
  const edit = (id: number, lines: object[], more: object = {}) =>
    world.call(contract.edit, { id, customer_id: salon.customers[0]!, date: day, lines, ...more } as never, {
      as: owner,
    });

  it('stays with the person who has it while she is free, whatever else is changed', async () => {
    const date = freshDay();
    const { id } = (await add(date, [line(TEN, { employee: null })])).body;
    const [mine] = (await get(id)).lines;
    const who = salon.employees.indexOf(mine!.employee_id);
    // She is the busiest of all by now.
    expect(
      (await add(date, [line(TEN + 120, { employee: who, minutes: 240 })], { customer_id: salon.customers[1] })).status,
    ).toBe(200);
    expect((await edit(id, [line(TEN, { employee: null })], { date, note: 'Window seat' })).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([{ employee_id: mine!.employee_id, any_employee: true }]);
    expect((await edit(id, [line(TEN + 30, { employee: null })], { date })).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([{ employee_id: mine!.employee_id, start: TEN + 30 }]);
    // Where she is taken somebody else is found.
    expect((await edit(id, [line(TEN + 120, { employee: null })], { date })).status).toBe(200);
    expect((await get(id)).lines[0]!.employee_id).not.toBe(mine!.employee_id);
  });

  it('is with whoever it was found with', async () => {
    const date = freshDay();
    for (const found_employee_id of [salon.employees[2]!, salon.employees[1]!]) {
      const asked = { ...line(TEN, { employee: null }), found_employee_id };
      const customer_id = salon.customers[salon.employees.indexOf(found_employee_id)];
      const { id } = (await add(date, [asked], { customer_id })).body;
      expect((await get(id)).lines).toMatchObject([{ employee_id: found_employee_id, any_employee: true }]);
    }
    const taken = { ...line(TEN, { employee: null }), found_employee_id: salon.employees[2]! };
    const { id } = (await add(date, [taken], { customer_id: salon.customers[5] })).body;
    expect((await get(id)).lines[0]!.employee_id).toBe(salon.employees[0]);
  });

  it('handed to somebody by mistake is nobody’s by name again after an undo', async () => {
    const date = freshDay();
    const { id } = (await add(date, [line(TEN, { employee: null })])).body;
    const [mine] = (await get(id)).lines;
    const other = salon.employees.find((one) => one !== mine!.employee_id)!;
    const move = (employee_id: number, more: object = {}) =>
      world.call(contract.move, { line_id: mine!.id, date, start: TEN, employee_id, ...more } as never, { as: owner });
    expect((await move(other)).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([{ employee_id: other, any_employee: false }]);
    expect((await move(mine!.employee_id, { any_employee: true, undo: true })).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([{ employee_id: mine!.employee_id, any_employee: true }]);
  });

  it('opened before somebody else changed it is not overwritten unasked', async () => {
    const date = freshDay();
    const { id } = (await add(date, [line(TEN)])).body;
    const { updated_at, lines } = await get(id);
    world.advance(1_000);
    expect(
      (
        await world.call(
          contract.move,
          { line_id: lines[0]!.id, date, start: TEN + 60, employee_id: salon.employees[0]! },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    const late = await edit(id, [line(TEN)], { date, note: 'Late', updated_at });
    expect([late.status, late.body.code]).toEqual([409, 'APPOINTMENT_CHANGED']);
    expect(await get(id)).toMatchObject({ start: TEN + 60, note: null });
    expect((await edit(id, [line(TEN)], { date, note: 'Late', updated_at: (await get(id)).updated_at })).status).toBe(
      200,
    );
    expect(await get(id)).toMatchObject({ start: TEN, note: 'Late' });
  });
});

describe('free times', () => {
  it('leave out what is taken, mark what fits best, and name the next free day', async () => {
    const date = freshDay();
    await add(date, [line(TEN)]);
    const ask = (lines: string, more: object = {}) =>
      world.call(contract.find_times, { date, lines, ...more } as never, { as: owner });
    const { body } = await ask(`${salon.services[0]}:${salon.employees[0]}`);
    expect(body.times[0]).toMatchObject({
      start: TEN + 60,
      end: TEN + 120,
      reason: 'next_to_appointment',
      is_best: true,
    });
    expect(body.times.filter(({ is_best }) => is_best).length).toBeLessThanOrEqual(3);
    expect(body.times.at(-1)!.end).toBe(1320);
    // The customer is there already, whoever is free.
    expect((await ask(`${salon.services[0]}`, { customer_id: salon.customers[0] })).body.times[0]!.start).toBe(
      TEN + 60,
    );
    expect((await ask(`${salon.services[0]}`)).body.times[0]!.start).toBe(TEN);
    const parallel = (await ask(`${salon.services[0]},${salon.services[2]}`, { arrangement: 'parallel' })).body
      .times[0]!;
    expect(new Set(parallel.lines.map(({ employee_id }) => employee_id)).size).toBe(2);

    await rowsOf(
      world,
      `
        insert into holidays (account_id, english_name, arabic_name, kind, is_closed, starts_on, ends_on)
        values (2001, 'Off', 'عطلة', 'holiday', true, $1, $1)`,
      [date],
    );
    expect((await ask(`${salon.services[0]}`)).body).toMatchObject({ times: [], next_free_date: addDays(date, 1) });
    await rowsOf(world, 'delete from holidays where account_id = 2001');
    expect((await ask('987654')).body.code).toBe('SERVICE_NOT_EXIST');
  });
});
