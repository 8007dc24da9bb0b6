import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceContract as contract } from '@rawnaq/domain/attendance/attendance.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const SALON = { latitude: 25.2048, longitude: 55.2708 };
const HERE = { ...SALON, accuracy: 12 };
/** About 49 and 56 metres north. */
const NEAR = { ...HERE, latitude: SALON.latitude + 0.00044 };
const FAR = { ...HERE, latitude: SALON.latitude + 0.0005 };
const HOUR = 3_600_000;
let world: World;
let owner: string;
let employeeId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  employeeId = (await rowsOf<{ id: number }>(world, 'select id from employees where account_id = 2001'))[0]!.id;
});
afterAll(() => world.close());

describe('checking in', () => {
  it('needs a workplace, then the right place', async () => {
    expect((await world.call(contract.check_in, HERE, { as: owner })).body.code).toBe('WORKPLACE_UNKNOWN');
    await rowsOf(world, 'update accounts set latitude = $1, longitude = $2 where id = 2001', [
      SALON.latitude,
      SALON.longitude,
    ]);
    const refused = await world.call(contract.check_in, FAR, { as: owner });
    expect([refused.status, refused.body.message]).toEqual([
      501,
      'The distance between you and check in location is more than 50 meters',
    ]);
    expect((await world.call(contract.check_in, FAR, { as: owner, language: 'ar' })).body.message).toBe(
      'المسافة بينك وبين موقع تسجيل الحضور تزيد على 50 مترًا',
    );
    expect((await world.call(contract.check_out, HERE, { as: owner })).body.code).toBe('NOT_CHECKED_IN');
    expect((await world.call(contract.check_in, { ...HERE, latitude: 91 }, { as: owner })).status).toBe(422);
  });

  it('is open once, whatever the race, and keeps place and accuracy', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.call(contract.check_in, { ...NEAR, accuracy: 80 }, { as: owner })),
    );
    expect(answers.map((one) => one.body.code ?? 'in').toSorted()).toEqual([
      'ALREADY_CHECKED_IN',
      'ALREADY_CHECKED_IN',
      'ALREADY_CHECKED_IN',
      'ALREADY_CHECKED_IN',
      'ALREADY_CHECKED_IN',
      'in',
    ]);
    expect((await world.call(contract.get_state, {}, { as: owner })).body).toMatchObject({
      employee: { id: employeeId },
      open: { id: expect.any(Number) },
      workplace_known: true,
    });
    world.advance(8 * HOUR);
    expect((await world.call(contract.check_out, HERE, { as: owner })).body.distance).toBe(0);
    const { body } = await world.call(contract.own_records, {}, { as: owner });
    expect(body.records).toMatchObject([
      { minutes: 480, in_distance: 49, in_accuracy: 80, inaccurate: true, corrected: false },
    ]);
  });

  it('is not for logins without an employee, nor seen by others', async () => {
    const loose = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['attendance.own'])));
    expect((await world.call(contract.check_in, HERE, { as: loose })).body.code).toBe('LOGIN_WITHOUT_EMPLOYEE');
    expect((await world.call(contract.own_records, {}, { as: loose })).body.records).toEqual([]);
    expect((await world.call(contract.get_state, {}, { as: loose })).body.employee).toBeNull();
  });
});

describe('corrections', () => {
  it('need a reason, keep what stood there, and never overlap or lie in the future', async () => {
    const [entry] = (await world.call(contract.get_records, {}, { as: owner })).body.records;
    const today = todayIn(world.services.clock(), 'Asia/Dubai');
    const day = addDays(today, -3);
    expect(
      (
        await world.call(
          contract.correct,
          { id: entry!.id, date: day, in_time: '10:00:00', out_time: '18:00:00', reason: ' ' },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ reason: ['Reason is required'] });
    expect(
      (
        await world.call(
          contract.correct,
          { id: entry!.id, date: day, in_time: '20:00:00', out_time: '02:00:00', reason: 'Forgot the phone' },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    const { records } = (await world.call(contract.get_corrections, { id: entry!.id }, { as: owner })).body;
    expect(records).toMatchObject([
      {
        reason: 'Forgot the phone',
        by: 'Owner A',
        before: { checked_in_at: entry!.checked_in_at, checked_out_at: entry!.checked_out_at },
      },
    ]);
    expect((await world.call(contract.get_records, {}, { as: owner })).body.records).toMatchObject([
      { minutes: 360, corrected: true, business_date: day },
    ]);
    const add = (more: object) =>
      world.call(
        contract.add_entry,
        { employee_id: employeeId, date: day, in_time: '10:00:00', out_time: '14:00:00', reason: 'By hand', ...more },
        { as: owner },
      );
    expect((await add({ in_time: '19:00:00', out_time: '21:00:00' })).body.errors).toEqual({
      in_time: ['This overlaps another entry of the employee'],
    });
    expect((await add({ date: addDays(today, 2) })).body.code).toBe('ATTENDANCE_IN_FUTURE');
    expect((await add({ employee_id: 999_999 })).status).toBe(404);
    const added = await add({});
    expect(added.status).toBe(200);
    expect(
      (await world.call(contract.remove, { id: added.body.id, reason: 'Wrong person' }, { as: owner })).status,
    ).toBe(200);
    expect(
      (await world.call(contract.get_corrections, { id: added.body.id }, { as: owner })).body.records,
    ).toHaveLength(2);
    expect(
      (
        await world.call(
          contract.get_corrections,
          { id: added.body.id },
          { as: await tokenOf(world, await personOf(world, 'b@test.rawnaq')) },
        )
      ).status,
    ).toBe(404);
  });
});

describe('attendance reports', () => {
  it('work out late, absent, leave and overtime from the hours of the week', async () => {
    const today = todayIn(world.services.clock(), 'Asia/Dubai');
    const days = [-5, -6, -7, -8].map((offset) => addDays(today, offset));
    const [{ id }] = (await rowsOf<{ id: number }>(
      world,
      "insert into employees (account_id, name, sort_order) values (2001, 'Reckoned', 9) returning id",
    )) as [{ id: number }];
    await rowsOf(
      world,
      `
        insert into employee_shifts (account_id, employee_id, weekday, start_quarter, end_quarter)
        select 2001, $1, day, 40, 72
        from generate_series(0, 6) as day`,
      [id],
    );
    await rowsOf(
      world,
      `
        insert into employee_leaves (account_id, employee_id, kind, starts_on, ends_on)
        values (2001, $1, 'sick', $2, $2)`,
      [id, days[2]],
    );
    const stay = (day: string, from: string, to: string) =>
      rowsOf(
        world,
        `
          insert into attendance_entries (account_id, employee_id, business_date, checked_in_at, checked_out_at)
          values (2001, $1, $2::date, ($2::date + time '${from}') at time zone 'Asia/Dubai',
            ($2::date + time '${to}') at time zone 'Asia/Dubai')`,
        [id, day],
      );
    await stay(days[0]!, '10:20', '18:00');
    await stay(days[1]!, '10:00', '19:30');
    const ask = async (report: string, more: object = { 'f.employee_id': String(id) }) =>
      (
        await world.call(reportsContract.get_records, { id: report, from: days[3]!, to: days[0]!, ...more } as never, {
          as: owner,
        })
      ).body;
    const detailed = await ask('employee-attendance', { subject: String(id) });
    expect(detailed.subject).toBe('Reckoned');
    expect(detailed.records.map(({ date, status, late, overtime }) => ({ date, status, late, overtime }))).toEqual([
      { date: days[0], status: 'late', late: 20, overtime: 0 },
      { date: days[1], status: 'present', late: 0, overtime: 90 },
      { date: days[2], status: 'holiday', late: 0, overtime: 0 },
      { date: days[3], status: 'absent', late: 0, overtime: 0 },
    ]);
    expect(detailed.figures).toEqual({ attendance: 66.7, worked: 1030, late: 20, overtime: 90, absent_days: 1 });
    expect(detailed.sums).toEqual({ planned: 1440, worked: 1030, late: 20, early: 0, overtime: 90 });
    expect((await ask('employee-attendance', { subject: String(id), 'f.status': 'absent' })).total).toBe(1);
    expect((await ask('cumulative-attendance')).records).toMatchObject([
      { employee: 'Reckoned', planned_days: 3, present_days: 2, absent_days: 1, holiday_days: 1, late_days: 1 },
    ]);
    expect((await ask('checkin-checkout')).figures).toMatchObject({ entries: 2, minutes: 1030, open: 0 });
    expect(
      (
        await world.call(
          reportsContract.get_records,
          { id: 'employee-attendance', from: days[3]!, to: days[0]!, subject: '999999' } as never,
          { as: owner },
        )
      ).status,
    ).toBe(404);
    expect((await ask('detailed-attendance', { from: '2020-01-01' })).code).toBe('INVALID_INPUT');
    const file = await world.call(
      reportsContract.export,
      { id: 'detailed-attendance', from: days[3]!, to: days[0]!, 'f.employee_id': String(id), format: 'csv' } as never,
      { as: owner, language: 'ar' },
    );
    expect(String(file.body)).toContain(`Reckoned,${days[0]},10:20,18:00,8:00,7:40,0:20,0:00,0:00,متأخر`);
  });

  it('take a day the salon is closed as a holiday for everybody, and one it is open as any other', async () => {
    const today = todayIn(world.services.clock(), 'Asia/Dubai');
    const [eid, festival, plain] = [-20, -21, -22].map((offset) => addDays(today, offset)) as [string, string, string];
    const ids: number[] = [];
    for (const name of ['Mona', 'Salma']) {
      const [{ id }] = (await rowsOf<{ id: number }>(
        world,
        'insert into employees (account_id, name, sort_order) values (2001, $1, 10) returning id',
        [name],
      )) as [{ id: number }];
      await rowsOf(
        world,
        `
          insert into employee_shifts (account_id, employee_id, weekday, start_quarter, end_quarter)
          select 2001, $1, day, 40, 72
          from generate_series(0, 6) as day`,
        [id],
      );
      ids.push(id);
    }
    const holiday = { english_name: 'Eid', arabic_name: 'عيد', kind: 'national_event' as const };
    await world.call(
      settingsContract.add_holiday,
      { ...holiday, starts_on: eid, ends_on: eid, is_closed: true },
      { as: owner },
    );
    await world.call(
      settingsContract.add_holiday,
      { ...holiday, starts_on: festival, ends_on: festival, is_closed: false },
      { as: owner },
    );
    // The neighbour's holiday is the neighbour's.
    await world.call(
      settingsContract.add_holiday,
      { ...holiday, starts_on: plain, ends_on: plain, is_closed: true },
      { as: await tokenOf(world, await personOf(world, 'b@test.rawnaq')) },
    );
    await rowsOf(
      world,
      `
        insert into attendance_entries (account_id, employee_id, business_date, checked_in_at, checked_out_at)
        values (2001, $1, $2::date, ($2::date + time '10:00') at time zone 'Asia/Dubai',
          ($2::date + time '12:00') at time zone 'Asia/Dubai')`,
      [ids[1], eid],
    );
    const daysOf = async (id: number) =>
      (
        await world.call(
          reportsContract.get_records,
          { id: 'employee-attendance', from: plain, to: eid, subject: String(id) } as never,
          { as: owner },
        )
      ).body.records.map(({ date, status, planned, overtime }) => ({ date, status, planned, overtime }));
    expect(await daysOf(ids[0]!)).toEqual([
      { date: eid, status: 'holiday', planned: 0, overtime: 0 },
      { date: festival, status: 'absent', planned: 480, overtime: 0 },
      { date: plain, status: 'absent', planned: 480, overtime: 0 },
    ]);
    expect((await daysOf(ids[1]!))[0]).toEqual({ date: eid, status: 'present', planned: 0, overtime: 120 });
    expect(
      (
        await world.call(
          reportsContract.get_records,
          { id: 'cumulative-attendance', from: plain, to: eid, 'f.employee_id': String(ids[0]) } as never,
          { as: owner },
        )
      ).body.records,
    ).toMatchObject([{ holiday_days: 1, planned_days: 2, absent_days: 2 }]);
  });

  it('never show a neighbour', async () => {
    const other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    for (const id of ['detailed-attendance', 'cumulative-attendance', 'checkin-checkout']) {
      const { body } = await world.call(
        reportsContract.get_records,
        { id, from: '2026-01-01', to: '2026-12-31', 'f.employee_id': String(employeeId) } as never,
        { as: other },
      );
      expect(JSON.stringify(body), id).not.toMatch(/Owner A|Reckoned/);
    }
  });
});
