import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { myDayContract as mine } from '@rawnaq/domain/my-day/my-day.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf, type Person } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
let person: Person;
let worker: string;
let salon: BookingSalon;
let tomorrow: string;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, {
    employees: 2,
    customers: 4,
    services: [{ name: 'Cut' }, { name: 'Wax', job_time: 30 }],
  });
  tomorrow = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 1);
  person = await addPerson(world, 'merchant', 2001, {});
  await rowsOf(world, 'update users set employee_id = $1 where account_id = 2001 and id = $2', [
    salon.employees[0],
    person.id,
  ]);
  worker = await tokenOf(world, person);
});
afterAll(() => world.close());

const book = async (
  customer: number,
  lines: { service: number; employee: number; start: number }[],
  more: object = {},
): Promise<number> => {
  const { body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: salon.customers[customer]!,
      date: tomorrow,
      lines: lines.map(({ service, employee, start }) => ({
        service_id: salon.services[service]!,
        employee_id: salon.employees[employee]!,
        start,
      })),
      ...more,
    } as never,
    { as: owner },
  );
  expect(body.id, JSON.stringify(body)).toBeDefined();
  return body.id;
};

describe('my day', () => {
  it('shows an employee her own part of every visit, her closed times and hours, and nobody’s number', async () => {
    await rowsOf(
      world,
      "update customers set name = 'Fatima Al Mansoori', notes = 'No ammonia' where account_id = 2001 and id = $1",
      [salon.customers[0]],
    );
    const id = await book(
      0,
      [
        { service: 0, employee: 0, start: 600 },
        { service: 1, employee: 1, start: 660 },
      ],
      { note: 'By the window' },
    );
    const off = await book(1, [{ service: 0, employee: 0, start: 720 }]);
    await world.call(appointmentsContract.cancel, { id: off, reason: 'Ill' }, { as: owner });
    await book(2, [{ service: 0, employee: 1, start: 780 }]);
    await world.call(
      blockTimesContract.add,
      { employee_ids: salon.employees, date: tomorrow, start: 840, end: 870, reason: 'Lunch' },
      { as: owner },
    );
    const { status, body } = await world.call(mine.get, {}, { as: worker });
    expect(status).toBe(200);
    expect(body.employee?.id).toBe(salon.employees[0]);
    expect(body.days).toHaveLength(7);
    const day = body.days.find(({ date }) => date === tomorrow)!;
    expect(day).toMatchObject({
      open: [{ start: 600, end: 1320 }],
      away: null,
      blocks: [{ start: 840, end: 870, reason: 'Lunch' }],
    });
    expect(day.blocks).toHaveLength(1);
    expect(day.visits).toMatchObject([
      {
        id,
        start: 600,
        end: 660,
        customer: 'Fatima Al Mansoori',
        is_first_visit: true,
        outcome: 'scheduled',
        note: 'By the window',
        customer_note: 'No ammonia',
      },
    ]);
    expect(day.visits[0]!.services).toHaveLength(1);
    expect(day.visits[0]!.colleagues).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/\+971/);
  });

  it('names the guest a service is for, in the feed too', async () => {
    const date = addDays(tomorrow, 3);
    const line = (employee: number, start: number, guest?: string) => ({
      service_id: salon.services[0]!,
      employee_id: salon.employees[employee]!,
      start,
      guest,
    });
    const lines = [line(0, 600), line(0, 660, 'Layla Hassan'), line(1, 600, 'Noor')];
    const added = await world.call(
      appointmentsContract.add,
      { customer_id: salon.customers[0]!, date, lines, tell_customer: false } as never,
      { as: owner },
    );
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { body } = await world.call(mine.get, { from: date }, { as: worker });
    expect(body.days[0]!.visits[0]).toMatchObject({
      customer: 'Fatima Al Mansoori',
      services: [{ guest: null }, { guest: 'Layla Hassan' }],
    });
    const url = (await world.call(mine.make_feed, {}, { as: worker })).body.secret_url;
    const feed = (await world.app.server.inject({ url: new URL(url).pathname })).body.replaceAll('\r\n ', '');
    expect(feed).toMatch(/SUMMARY:Cut \d+ · Layla H\.\r\n/);
    expect(feed).not.toContain('Noor');
    await world.call(mine.revoke_feed, {}, { as: worker });
    await world.call(
      appointmentsContract.cancel,
      { id: added.body.id, reason: 'Ill', tell_customer: false },
      { as: owner },
    );
  });

  it('says why somebody is away, and has nothing for a login without an employee', async () => {
    const leave = addDays(tomorrow, 2);
    await rowsOf(
      world,
      `
        insert into employee_leaves (account_id, employee_id, kind, starts_on, ends_on)
        values (2001, $1, 'annual', $2, $2)`,
      [salon.employees[0], leave],
    );
    const { body } = await world.call(mine.get, { from: leave }, { as: worker });
    expect(body.days[0]).toMatchObject({ date: leave, open: [], away: 'leave', visits: [] });
    expect(
      (await world.call(mine.get, {}, { as: await tokenOf(world, await addPerson(world, 'merchant', 2001, {})) })).body,
    ).toMatchObject({ employee: null, days: [] });
  });
});

describe('the calendar feed', () => {
  const read = async (url: string) => world.app.server.inject({ url: new URL(url).pathname });
  const make = async () => (await world.call(mine.make_feed, {}, { as: worker })).body.secret_url;

  it('is a calendar for whoever has its address, without numbers or full names', async () => {
    expect((await world.call(mine.get_feed, {}, { as: worker })).body).toEqual({ feed: null });
    const url = await make();
    expect(url).toMatch(/\/api\/public\/calendar\/1jl\.[\w-]{43}\.ics$/);
    const answer = await read(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'noindex, nofollow',
    ]);
    const text = answer.body.replaceAll('\r\n ', '');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toMatch(/SUMMARY:Cut \d+ · Fatima A\.\r\n/);
    expect(text).toContain('SUMMARY:Lunch');
    // Ten in Dubai is six in UTC.
    expect(text).toContain(`DTSTART:${tomorrow.replaceAll('-', '')}T060000Z`);
    expect(text).not.toMatch(/Mansoori|\+971|ammonia|window/);
    expect(text.match(/SEQUENCE:\d+/g)).toHaveLength(2);
    expect((await world.call(mine.get_feed, {}, { as: worker })).body.feed?.read_at).toBeTruthy();
    // Only the hash of the token is kept.
    const token = /calendar\/(.+)\.ics$/.exec(url)![1]!;
    expect(
      await rowsOf(world, "select 1 from calendar_feeds where encode(token_hash, 'escape') like $1", [`%${token}%`]),
    ).toEqual([]);
  });

  it('says that a block is newer when it was changed: calendars take no other', async () => {
    const url = await make();
    const lunch = async () => {
      const text = (await read(url)).body.replaceAll('\r\n ', '');
      const event = text.split('BEGIN:VEVENT').find((one) => one.includes('SUMMARY:Lunch'))!;
      return {
        sequence: Number(/SEQUENCE:(\d+)/.exec(event)![1]),
        changed: /LAST-MODIFIED:(\w+)/.exec(event)![1]!,
        start: /DTSTART:\w+T(\d+)Z/.exec(event)![1],
      };
    };
    const before = await lunch();
    const [block] = await rowsOf<{ id: number }>(
      world,
      "select id from block_times where account_id = 2001 and employee_id = $1 and reason = 'Lunch'",
      [salon.employees[0]],
    );
    world.advance(60_000);
    const edited = await world.call(
      blockTimesContract.edit,
      { id: block!.id, employee_id: salon.employees[0]!, date: tomorrow, start: 855, end: 885, reason: 'Lunch' },
      { as: owner },
    );
    expect(edited.status).toBe(200);
    const after = await lunch();
    expect([before.start, after.start]).toEqual(['100000', '101500']);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.changed > before.changed).toBe(true);
  });

  it('ends when it is made anew, revoked, or its owner leaves', async () => {
    const [first, second] = [await make(), await make()];
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await world.call(mine.revoke_feed, {}, { as: worker });
    expect((await read(second)).statusCode).toBe(404);
    expect((await world.call(mine.get_feed, {}, { as: worker })).body.feed).toBeNull();

    const third = await make();
    for (const [off, on] of [
      [
        'update employees set status = 0 where account_id = 2001 and id = $1',
        'update employees set status = 1 where account_id = 2001 and id = $1',
      ],
      [
        'update users set status = 0 where account_id = 2001 and employee_id = $1',
        'update users set status = 1 where account_id = 2001 and employee_id = $1',
      ],
      [
        "update accounts set status = 'disabled' where id = 2001 and $1::bigint > 0",
        "update accounts set status = 'active' where id = 2001 and $1::bigint > 0",
      ],
    ] as const) {
      await rowsOf(world, off, [salon.employees[0]]);
      expect((await read(third)).statusCode, off).toBe(404);
      await rowsOf(world, on, [salon.employees[0]]);
      expect((await read(third)).statusCode).toBe(200);
    }
    expect(
      await rowsOf(world, 'select 1 from calendar_feeds where account_id = 2001 and revoked_at is null'),
    ).toHaveLength(1);
  });

  it('of eight made at once leaves one', async () => {
    const urls = await Promise.all(Array.from({ length: 8 }, make));
    const states = await Promise.all(urls.map(async (url) => (await read(url)).statusCode));
    expect(states.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not to be guessed, nor asked for without end', async () => {
    const url = await make();
    const token = /calendar\/1jl\.(.+)\.ics$/.exec(url)![1]!;
    for (const file of [
      `1jm.${token}.ics`,
      `1jl.${token}`,
      `1jl.${token}x.ics`,
      '.ics',
      'zzzzzzzzzzzz.x.ics',
      `1jl.${'A'.repeat(43)}.ics`,
      `zzzzzzzz.${token}.ics`,
    ])
      expect((await world.app.server.inject(`/api/public/calendar/${encodeURIComponent(file)}`)).statusCode, file).toBe(
        404,
      );
    expect(
      (await world.call(mine.make_feed, {}, { as: await tokenOf(world, await addPerson(world, 'merchant', 2001, {})) }))
        .body.code,
    ).toBe('LOGIN_WITHOUT_EMPLOYEE');
    let last = 200;
    for (let turn = 0; turn < 70 && last === 200; turn += 1) last = (await read(url)).statusCode;
    expect(last).toBe(429);
  });
});
