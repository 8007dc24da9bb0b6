import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { allWeek, furnish, type BookingSalon } from '../../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';
import { salonDays } from './salon-days';

let world: World;
let dubai: { token: string; salon: BookingSalon };
let london: { token: string; salon: BookingSalon };

beforeAll(async () => {
  world = await openWorld();
  // Evenings until two in the morning, and a day that ends at four.
  dubai = {
    token: await tokenOf(world, await personOf(world, 'a@test.rawnaq')),
    salon: await furnish(world, 2001, {
      cut_off: '04:00:00',
      week: allWeek(64, 104),
      shifts: allWeek(64, 104),
      customers: 6,
    }),
  };
  london = {
    token: await tokenOf(world, await personOf(world, 'b@test.rawnaq')),
    salon: await furnish(world, 2002, {
      time_zone: 'Europe/London',
      week: allWeek(0, 95),
      shifts: allWeek(0, 95),
      customers: 6,
    }),
  };
});
afterAll(() => world.close());

const add = (
  { token, salon }: typeof dubai,
  date: string,
  start: number,
  more: { customer?: number; employee?: number; minutes?: number } = {},
) =>
  world.call(
    contract.add,
    {
      customer_id: salon.customers[more.customer ?? 0]!,
      date,
      lines: [
        {
          service_id: salon.services[0]!,
          employee_id: salon.employees[more.employee ?? 0]!,
          start,
          ...(more.minutes && { minutes: more.minutes }),
        },
      ],
    } as never,
    { as: token },
  );
const startOf = async (id: number): Promise<string> =>
  (await rowsOf<{ start_at: string }>(world, 'select start_at from appointments where id = $1', [id]))[0]!.start_at;
const view = async ({ token }: typeof dubai, id: number) =>
  (await world.call(contract.get_record, { id }, { as: token })).body;
const times = async ({ token, salon }: typeof dubai, date: string) =>
  (
    await world.call(contract.find_times, { date, lines: `${salon.services[0]}:${salon.employees[0]}` }, { as: token })
  ).body.times.map(({ start }) => start);

describe("the salon's day", () => {
  it('ends at its cut-off: an hour after midnight belongs to the evening', async () => {
    const date = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 9);
    const late = await add(dubai, date, 1500);
    expect(late.status, JSON.stringify(late.body)).toBe(200);
    expect(await startOf(late.body.id)).toBe(`${date}T21:00:00.000Z`);
    expect(await view(dubai, late.body.id)).toMatchObject({ date, start: 1500, end: 1560 });
    // The same moment said with the next day's midnight.
    expect((await add(dubai, addDays(date, 1), 60, { customer: 1 })).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    const calendar = (await world.call(contract.get_calendar, { from: date, to: date }, { as: dubai.token })).body;
    expect(calendar.appointments.map(({ id }) => id)).toEqual([late.body.id]);
    expect(calendar.hours).toEqual({ start: 960, end: 1560 });
    expect(calendar.employees.find(({ id }) => id === dubai.salon.employees[0])!.days).toEqual([
      { date, open: [{ start: 960, end: 1560 }], away: null },
    ]);
    expect(
      (await world.call(contract.get_calendar, { from: addDays(date, 1), to: addDays(date, 1) }, { as: dubai.token }))
        .body.appointments,
    ).toEqual([]);
    const offered = await times(dubai, date);
    expect(offered[0]).toBe(960);
    expect(offered.at(-1)).toBe(1440);
    expect((await add(dubai, date, 1515, { customer: 2, employee: 1 })).body.code).toBe('APPOINTMENT_OUTSIDE_HOURS');
  });

  it('has other hours when it says so, and none when it is closed or she is away', async () => {
    const date = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 14);
    await rowsOf(
      world,
      `
        insert into custom_hours (account_id, english_name, arabic_name, starts_on, ends_on, ranges)
        values (2001, 'Short', 'قصير', $1, $1, '[{"from":"17:00:00","to":"19:00:00"}]')`,
      [date],
    );
    expect(await times(dubai, date)).toEqual([1020, 1035, 1050, 1065, 1080]);
    await rowsOf(
      world,
      `
        insert into employee_leaves (account_id, employee_id, kind, starts_on, ends_on)
        values (2001, $1, 'sick', $2, $2)`,
      [dubai.salon.employees[0], addDays(date, 1)],
    );
    const calendar = (
      await world.call(contract.get_calendar, { from: date, to: addDays(date, 1) }, { as: dubai.token })
    ).body;
    expect(calendar.employees.find(({ id }) => id === dubai.salon.employees[0])!.days).toMatchObject([
      { open: [{ start: 1020, end: 1140 }], away: null },
      { open: [], away: 'leave' },
    ]);
    expect(await times(dubai, addDays(date, 1))).toEqual([]);
  });

  it('follows the clock where clocks change', async () => {
    const year = Number(todayIn(world.services.clock(), 'Europe/London').slice(0, 4)) + 1;
    const lastSunday = (month: string): string => {
      const last = `${year}-${month}-31`;
      return addDays(last, -weekdayOf(last));
    };
    const [spring, autumn] = [lastSunday('03'), lastSunday('10')];
    const normal = await add(london, addDays(spring, -1), 600);
    expect(await startOf(normal.body.id)).toBe(`${addDays(spring, -1)}T10:00:00.000Z`);
    const summer = await add(london, spring, 600);
    expect(await startOf(summer.body.id)).toBe(`${spring}T09:00:00.000Z`);
    expect(await view(london, summer.body.id)).toMatchObject({ date: spring, start: 600, end: 660 });
    // One o'clock does not exist that night, so nobody is offered it.
    const offered = await times(london, spring);
    expect(offered.filter((minute) => minute >= 60 && minute < 120)).toEqual([]);
    expect(offered).toContain(120);
    const winter = await add(london, autumn, 600);
    expect(await startOf(winter.body.id)).toBe(`${autumn}T10:00:00.000Z`);
    // An hour that is there twice is offered once, the first of the two.
    const autumnTimes = await times(london, autumn);
    expect(new Set(autumnTimes).size).toBe(autumnTimes.length);
    const double = await add(london, autumn, 75, { customer: 1 });
    expect(await startOf(double.body.id)).toBe(`${autumn}T00:15:00.000Z`);
  });

  it('is the same forth and back, every quarter of the days around a change', () => {
    for (const [zone, dates] of [
      ['Europe/London', ['2027-03-27', '2027-03-28', '2027-10-31']],
      ['Asia/Dubai', ['2026-11-15']],
    ] as const)
      for (const date of dates) {
        const days = salonDays(zone, '03:00:00');
        for (let minute = 180; minute < 180 + 1440; minute += 15) {
          const moment = days.momentOf(date, minute);
          const back = days.dayOf(moment);
          expect(days.momentOf(back.date, back.minute), `${zone} ${date} ${minute}`).toBe(moment);
          expect(back.date).toBe(date);
        }
      }
  });
});
