import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
let salon: BookingSalon;
let today: string;
let day: string;

/** A salon that closes at two in the night, with a day of every kind of visit. */
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, {
    employees: 2,
    customers: 8,
    cut_off: '04:00:00',
    week: Array.from({ length: 7 }, (_, weekday) => ({ weekday, start: 40, end: 104 })),
    shifts: Array.from({ length: 7 }, (_, weekday) => ({ weekday, start: 40, end: 104 })),
    services: [{ name: 'Cut' }, { name: 'Wax', job_time: 30, price: 5_000 }],
  });
  // Before four it is still yesterday by this salon's days.
  today = businessDateOf(world.services.clock(), 'Asia/Dubai', '04:00:00');
  day = addDays(today, 3);
  await book(0, [
    [0, 0, 600],
    [1, 1, 660],
  ]);
  await world.call(
    appointmentsContract.cancel,
    { id: await book(1, [[0, 0, 720]]), reason: 'Ill', tell_customer: false },
    { as: owner },
  );
  const missed = await book(2, [[0, 1, 720]]);
  await rowsOf(world, 'update appointments set no_show_at = now() where account_id = 2001 and id = $1', [missed]);
  const online = await book(3, [[1, 0, 840]]);
  await rowsOf(world, 'update appointments set source = 1 where account_id = 2001 and id = $1', [online]);
  // One in the night after: still the same business day.
  await book(4, [[1, 0, 1500]]);
  await book(5, [[0, 0, 600]], addDays(day, 1));
});
afterAll(() => world.close());

async function book(
  customer: number,
  lines: [service: number, employee: number, start: number][],
  date = day,
): Promise<number> {
  const { body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: salon.customers[customer]!,
      date,
      tell_customer: false,
      lines: lines.map(([service, employee, start]) => ({
        service_id: salon.services[service]!,
        employee_id: salon.employees[employee]!,
        start,
      })),
    } as never,
    { as: owner },
  );
  expect(body.id, JSON.stringify(body)).toBeDefined();
  return body.id;
}
const report = async (more: object = {}, id: 'appointments' | 'online-daily-visit' = 'appointments') => {
  const { status, body } = await world.call(
    reportsContract.get_records,
    { id, from: day, to: addDays(day, 1), ...more } as never,
    { as: owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const listed = async (query: string): Promise<number> =>
  (
    await world.call(appointmentsContract.get_records, Object.fromEntries(new URLSearchParams(query)) as never, {
      as: owner,
    })
  ).body.total;

describe('the appointments report', () => {
  it('counts by business days, with rates of all and the value of what is kept', async () => {
    const { figures, records, sums } = await report();
    expect(figures).toEqual({ total: 6, value: 35_000, online: 1, cancelled_rate: 16.7, missed_rate: 16.7 });
    expect(
      records.map((row) => [
        row['id'],
        row['total'],
        row['scheduled'],
        row['cancelled'],
        row['no_show'],
        row['online'],
        row['value'],
      ]),
    ).toEqual([
      [day, 5, 3, 1, 1, 1, 25_000],
      [addDays(day, 1), 1, 1, 0, 0, 0, 10_000],
    ]);
    expect(sums['total']).toBe(6);
  });

  it.each(['day', 'weekday', 'hour', 'employee', 'service', 'source', 'outcome'])(
    'by %s agrees with the list behind each of its numbers',
    async (by) => {
      const { records, chart, sums } = await report({ 'f.by': by });
      expect(records.length).toBeGreaterThan(1);
      expect(chart).toHaveLength(records.length);
      for (const row of records) {
        const query = String(row['query']);
        expect(await listed(query), `${by} ${row['name']}`).toBe(row['total']);
        if (by !== 'outcome')
          for (const outcome of ['cancelled', 'no_show', 'scheduled'])
            expect(await listed(`${query}&f.outcome=${outcome}`), `${by} ${row['name']} ${outcome}`).toBe(row[outcome]);
      }
      // A visit with two people or of two services counts with each, and once in the sum.
      expect(sums['total']).toBe(6);
    },
  );

  it('narrows by employee, state and source, and opens the list just so', async () => {
    const { figures, link } = await report({ 'f.employee_id': String(salon.employees[1]), 'f.outcome': 'scheduled' });
    expect(figures['total']).toBe(1);
    expect(await listed(link!)).toBe(1);
    expect((await report({ 'f.source': '1' })).figures['total']).toBe(1);
    for (const [key, id] of [
      ['service', salon.services[1]],
      ['customer', salon.customers[3]],
    ] as const) {
      const narrowed = await report({ [`f.${key}_id`]: String(id) });
      expect(narrowed.figures['total'], key).toBe(await listed(narrowed.link!));
      expect(narrowed.figures['total'], key).toBeGreaterThan(0);
    }
    expect((await report({ from: '2020-01-01', to: '2020-01-02' })).figures).toMatchObject({
      total: 0,
      cancelled_rate: null,
    });
    expect((await report({ 'f.by': 'weekday' })).records[0]!['name']).toMatch(/day$/);
  });

  it('refuses at its own field what was never offered, or is somebody else’s', async () => {
    const neighbours = await furnish(world, 2002, { employees: 1, customers: 1 });
    for (const asked of [
      { 'f.employee_id': 'x' },
      { 'f.employee_id': '0' },
      { 'f.employee_id': '-1' },
      { 'f.employee_id': '1e3' },
      { 'f.employee_id': String(neighbours.employees[0]) },
      { 'f.customer_id': String(neighbours.customers[0]) },
      { 'f.service_id': String(neighbours.services[0]) },
      { 'f.by': 'constructor' },
      { 'f.outcome': 'scheduled,nonsense' },
    ])
      for (const endpoint of [reportsContract.get_records, reportsContract.export]) {
        const { status, body } = await world.call(
          endpoint,
          { id: 'appointments', from: day, to: day, format: 'csv', ...asked } as never,
          { as: owner, language: 'ar' },
        );
        expect([status, body.errors], JSON.stringify(asked)).toEqual([
          422,
          { [Object.keys(asked)[0]!]: ['ما تم اختياره هنا لم يعد موجودًا، يرجى اختيار غيره'] },
        ]);
      }
  });

  it('is a file too', async () => {
    const file = await world.call(
      reportsContract.export,
      { id: 'appointments', from: day, to: day, format: 'csv', 'f.by': 'service' } as never,
      { as: owner, language: 'ar' },
    );
    expect(String(file.body)).toContain('نسبة عدم الحضور');
    expect(String(file.body).split('\r\n').filter(Boolean)).toHaveLength(3);
  });

  it.each([
    ['service', 'الخدمة'],
    ['employee', 'الموظف'],
    ['', 'اليوم'],
  ])('heads its lines with what they stand for: by %j', async (by, heading) => {
    const file = await world.call(
      reportsContract.export,
      { id: 'appointments', from: day, to: day, format: 'csv', 'f.by': by } as never,
      { as: owner, language: 'ar' },
    );
    expect(String(file.body).replace('\ufeff', '').split(',')[0]).toBe(heading);
  });

  it('finds its visits by the tree of their beginnings', async () => {
    await rowsOf(
      world,
      `
        insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total)
        select 2001, 'x' || n, $1, timestamptz '2020-01-01' + n * interval '1 hour',
          timestamptz '2020-01-01' + n * interval '1 hour' + interval '30 minutes', 100
        from generate_series(1, 20000) n`,
      [salon.customers[7]],
    );
    await rowsOf(world, 'analyze appointments').catch(() => []);
    const [plan] = await rowsOf<{ 'QUERY PLAN': unknown }>(
      world,
      `
        explain (format json)
        select count(*)
        from appointments a
        where a.account_id = 2001 and a.start_at >= '2021-01-01' and a.start_at < '2021-02-01'`,
    );
    expect(JSON.stringify(plan)).toMatch(/appointments_(by_time|of_customer)/);
    expect((await report()).figures['total']).toBe(6);
  });
});

describe('the report of online visits', () => {
  it('shows every day up to today with visitors, pages, bookings and how many of them booked', async () => {
    const wallToday = todayIn(world.services.clock(), 'Asia/Dubai');
    const [before, yesterday] = [addDays(wallToday, -2), addDays(wallToday, -1)];
    await rowsOf(
      world,
      `
        insert into online_visits (account_id, visited_on, visitor, pages, booked)
        values (2001, $1, 'a', 4, true), (2001, $1, 'b', 2, false), (2001, $1, 'c', 1, false),
          (2001, $2, 'a', 1, false), (2002, $1, 'z', 9, true)`,
      [before, yesterday],
    );
    const { records, figures, chart, link } = await report(
      { from: before, to: addDays(wallToday, 5) },
      'online-daily-visit',
    );
    expect(
      records.map((row) => [row['date'], row['visitors'], row['pages'], row['booked'], row['conversion']]),
    ).toEqual([
      [wallToday, 0, 0, 0, null],
      [yesterday, 1, 1, 0, 0],
      [before, 3, 7, 1, 33.3],
    ]);
    expect(figures).toEqual({ visitors: 4, pages: 8, bookings: 1, conversion: 25 });
    expect(chart).toHaveLength(3);
    expect(records[0]!['bookings']).toBe(1);
    expect(await listed(link!)).toBe(1);
  });
});

describe('the dashboard', () => {
  it('tells of today, the same weekday before, and who comes next', async () => {
    const past = addDays(today, -7);
    await rowsOf(
      world,
      `
        insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total)
        select 2001, 'w' || n, $1, ($2::date + interval '12 hours') at time zone 'Asia/Dubai',
          ($2::date + interval '13 hours') at time zone 'Asia/Dubai', 100
        from generate_series(1, 4) n`,
      [salon.customers[6], past],
    );
    const ask = async (period: 'today' | 'seven_days' | 'thirty_days') =>
      (await world.call(dashboardContract.get_appointments, { period }, { as: owner })).body;
    const figures = await ask('today');
    expect(figures).toMatchObject({
      from: today,
      to: today,
      total: 0,
      before: { from: past, to: past, total: 4, customers: 1, value: 400, booked_online: 0 },
      booked_online: 1,
      outcomes: {},
    });
    expect(figures.days).toHaveLength(14);
    expect(figures.days.find(({ date }) => date === past)).toEqual({ date: past, total: 4, before: 0 });
    const visit = await book(6, [[0, 1, 600]], addDays(today, 1));
    const later = await ask('today');
    expect(later.next).toMatchObject([
      { id: visit, date: addDays(today, 1), start: 600, outcome: 'scheduled', employees: 'Worker' },
    ]);
    expect(later.next_total).toBe(1);
    // Whoever is in the chair is not next, checked in or not.
    await rowsOf(
      world,
      `
        insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, status)
        select 2001, 'chair' || n, $1, now() - interval '1 minute', now() + interval '30 minutes', 100, n
        from generate_series(1, 2) n`,
      [salon.customers[5]],
    );
    expect((await ask('today')).next.map(({ id }) => id)).toEqual([visit]);
    await rowsOf(world, "delete from appointments where booking_id like 'chair%'");
    const week = await ask('thirty_days');
    expect(week).toMatchObject({ from: addDays(today, -29), to: today, total: 4 });
    expect(week.days).toHaveLength(30);
    expect(week.days.reduce((sum, { total }) => sum + total, 0)).toBe(4);
  });
});

describe('the period before', () => {
  it('is measured against, and says nothing where nothing was', async () => {
    expect((await report()).compared, 'it has not begun').toBeNull();
    const later = addDays(day, 2);
    world.advance(Date.parse(later) - Date.parse(today));
    owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const after = await report({ from: later, to: addDays(later, 1) });
    expect(after.figures).toMatchObject({ total: 0, value: 0, cancelled_rate: null });
    expect(after.compared).toEqual({
      from: day,
      to: day,
      so_far: true,
      changes: {
        total: { now: 0, before: 5, change: -100 },
        value: { now: 0, before: 25_000, change: -100 },
        online: { now: 0, before: 1, change: -100 },
      },
    });
    const empty = await report({ from: addDays(today, -20), to: addDays(today, -19) });
    expect(empty.compared).toEqual({ from: addDays(today, -22), to: addDays(today, -21), so_far: false, changes: {} });
    const second = await report({ from: addDays(day, 1), to: addDays(day, 1) });
    expect(second.compared?.changes).toMatchObject({
      total: { before: 5, change: -80 },
      cancelled_rate: { before: 20, change: -20 },
    });
  });
});
