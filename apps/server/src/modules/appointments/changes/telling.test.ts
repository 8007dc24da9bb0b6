import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn, toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { furnish, type BookingSalon } from '../../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';
import { openPool } from '../../../db/pool';
import { asAccount, asPlatform } from '../../../services';
import { runJob } from '../../../../test/run-job';
import { visitFollowers } from '../../../visit-followers';
import { fillSetting } from '../../settings';
import { tellWaitlist } from '../../waitlist';
import { cancelUnpaid, remindCustomers } from '../appointments.job';
import { markReminded } from '../appointments.repo';
import { holdTimes } from '../placing/holds';
import { placeAppointment } from '../placing/place-appointment';
import { readSchedule } from '../placing/read-schedule';
import type { Teller } from './tell-customer';

let world: World;
let owner: string;
let salon: BookingSalon;
let today: string;
const TEN = 600;

beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://rawnaq.example' } });
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 2, customers: 40 });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

const line = (start: number, employee: number | null = 0) => ({
  service_id: salon.services[0]!,
  employee_id: employee === null ? null : salon.employees[employee]!,
  start,
});
let customer = 0;
const nextCustomer = (): number => salon.customers[(customer += 1)]!;
let offset = 10;
const freshDay = (): string => addDays(today, (offset += 1));
const book = async (date: string, more: object = {}): Promise<number> => {
  const { status, body } = await world.call(
    contract.add,
    { customer_id: nextCustomer(), date, lines: [line(TEN)], ...more } as never,
    { as: owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const cancel = (id: number) => world.call(contract.cancel, { id, reason: 'Ill' }, { as: owner });
const messages = (id: number) =>
  rowsOf<{
    template: string;
    channel: string;
    language: string;
    body: string;
    customer_id: number;
    status: number;
    instead_of: string | null;
    why: string | null;
  }>(
    world,
    `select template, channel, language, body, customer_id, status, instead_of, why
     from messages where appointment_id = $1 order by id`,
    [id],
  );
const sendWaiting = (id: number) =>
  rowsOf(world, 'update messages set status = 2, attempts = 1 where appointment_id = $1 and status = 1', [id]);
const inSalon = <T>(work: (ctx: Teller) => Promise<T>): Promise<T> =>
  asAccount(world.services, 2001, (tx) =>
    work({ tx, accountId: 2001, now: world.services.clock(), services: world.services }),
  );
const setting = (values: object) =>
  asPlatform(world.services, (tx) =>
    fillSetting({ tx, accountId: 2001 }, notificationsSetting, values as never, world.services.clock()),
  );
const defaults = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });

describe('the customer', () => {
  it("hears of booking, change and cancellation in the salon's own words", async () => {
    const date = freshDay();
    const id = await book(date);
    const [created] = await messages(id);
    expect(created).toMatchObject({
      template: 'appointment_created',
      channel: 'whatsapp',
      language: 'en',
      customer_id: salon.customers[customer],
      status: 1,
    });
    expect(created!.body).toContain('10:00 AM');
    // A salon without a page has no link, and the sentence still reads well.
    expect(created!.body).toMatch(/Cut \d+\.$/);
    await asPlatform(world.services, (tx) =>
      fillSetting({ tx, accountId: 2001 }, onlineSetting, { is_live: true, alias: 'salona' }, world.services.clock()),
    );
    const view = (await world.call(contract.get_record, { id }, { as: owner })).body;
    const move = (start: number, more: object = {}) =>
      world.call(
        contract.move,
        { line_id: view.lines[0]!.id, date, start, employee_id: salon.employees[0]!, ...more } as never,
        { as: owner },
      );
    expect((await move(TEN + 60)).status).toBe(200);
    await sendWaiting(id);
    expect((await move(TEN + 120, { tell_customer: false })).status).toBe(200);
    await cancel(id);
    const told = await messages(id);
    expect(told.map(({ template }) => template)).toEqual([
      'appointment_created',
      'appointment_changed',
      'appointment_cancelled',
    ]);
    expect(told[1]!.body).toContain(`https://rawnaq.example/en/online/salona/booking/${view.booking_id}`);
    expect(told[2]!.body).toMatch(/https:\/\/rawnaq\.example\/en\/online\/salona$/);
  });

  it('hears of a change once it has settled, in its last form, and not of one taken back at once', async () => {
    const date = freshDay();
    const id = await book(date);
    const line_id = (await world.call(contract.get_record, { id }, { as: owner })).body.lines[0]!.id;
    const move = async (start: number, more: object = {}) => {
      world.advance(1_000);
      expect(
        (
          await world.call(
            contract.move,
            { line_id, date, start, employee_id: salon.employees[0]!, ...more } as never,
            { as: owner },
          )
        ).status,
      ).toBe(200);
    };
    const changes = async () =>
      (await messages(id))
        .filter(({ template }) => template === 'appointment_changed')
        .map(({ body, status }) => [/\d+:\d\d [AP]M/.exec(body)![0], status]);
    await move(TEN + 60);
    expect(await changes()).toEqual([['11:00 AM', 1]]);
    const [{ seconds }] = (await rowsOf<{ seconds: number }>(
      world,
      `
        select extract(epoch from send_after - created_at)::int as seconds
        from messages
        where appointment_id = $1 and template = 'appointment_changed'`,
      [id],
    )) as [{ seconds: number }];
    expect(seconds).toBeGreaterThan(8);
    await move(TEN, { undo: true });
    expect(await changes()).toEqual([]);
    // The second of two is taken back: the first is still to be told.
    await move(TEN + 60);
    await move(TEN + 120);
    expect(await changes()).toEqual([['12:00 PM', 1]]);
    await move(TEN + 60, { undo: true });
    expect(await changes()).toEqual([['11:00 AM', 1]]);
    // Silently moved on: what waits says the new time all the same.
    await move(TEN + 180, { tell_customer: false });
    expect(await changes()).toEqual([['1:00 PM', 1]]);
    // Already out: taking it back has to be told too.
    await sendWaiting(id);
    await move(TEN + 60, { undo: true });
    expect(await changes()).toEqual([
      ['1:00 PM', 2],
      ['11:00 AM', 1],
    ]);
    // Put into the past: what waits is not true any more, and there is nothing to tell.
    expect(
      (
        await world.call(
          contract.move,
          { line_id, date: addDays(today, -1), start: TEN, employee_id: salon.employees[0]!, outside_hours: true },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    expect(await changes()).toEqual([['1:00 PM', 2]]);
    await move(TEN + 60);
    await cancel(id);
    expect(await changes()).toEqual([['1:00 PM', 2]]);
  });

  it('is written to in her language, if she and the salon want it, never with a name that fills itself', async () => {
    const date = freshDay();
    await setting({
      appointment_created: {
        ...defaults.appointment_created,
        english_text: 'Hi {customer}: {services}',
        arabic_text: 'أهلًا {customer}',
      },
    });
    const id = nextCustomer();
    await rowsOf(world, "update customers set name = '{salon} {link}', language = 'ar' where id = $1", [id]);
    const arabic = await book(date, { customer_id: id });
    expect(await messages(arabic)).toMatchObject([{ language: 'ar', body: 'أهلًا {salon} {link}' }]);
    await setting({
      appointment_created: { ...defaults.appointment_created, english_text: 'Hi {customer}', arabic_active: false },
    });
    expect(await messages(await book(date, { customer_id: id, lines: [line(TEN + 60)] }))).toMatchObject([
      { language: 'en', body: 'Hi {salon} {link}' },
    ]);
    const silent = nextCustomer();
    await rowsOf(world, 'update customers set whatsapp_allowed = false where id = $1', [silent]);
    expect(await messages(await book(date, { customer_id: silent, lines: [line(TEN + 120)] }))).toMatchObject([
      { channel: 'sms', instead_of: 'whatsapp', why: 'refused', status: 1 },
    ]);
    await rowsOf(
      world,
      `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
       values (2001, $1, 'sms', 'service', false, 'Test')`,
      [silent],
    );
    expect(await messages(await book(date, { customer_id: silent, lines: [line(TEN + 360)] }))).toMatchObject([
      { channel: 'whatsapp', instead_of: null, why: 'refused', status: 5 },
    ]);
    const away = nextCustomer();
    await rowsOf(world, 'update customers set whatsapp_inactive_at = now() where id = $1', [away]);
    expect(await messages(await book(date, { customer_id: away, lines: [line(TEN + 180)] }))).toMatchObject([
      { channel: 'sms' },
    ]);
    await setting({ appointment_created: { ...defaults.appointment_created, active: false } });
    expect(await messages(await book(date, { lines: [line(TEN + 240)] }))).toEqual([]);
    await setting({ appointment_created: defaults.appointment_created });
    expect(await messages(await book(date, { tell_customer: false, lines: [line(TEN + 300)] }))).toEqual([]);
  });

  it('is reminded once, again after a move, and never of what is cancelled', async () => {
    const date = freshDay();
    const [stays, moves, goes] = [
      await book(date),
      await book(date, { lines: [line(TEN + 60)] }),
      await book(date, { lines: [line(TEN, 1)] }),
    ];
    const reminders = async (id: number) =>
      (await messages(id)).filter(({ template }) => template === 'appointment_reminder').length;
    expect(await inSalon(remindCustomers)).toBe(0);
    world.advance(
      Date.parse(toInstant({ date, time: '10:00:00' }, 'Asia/Dubai')) -
        world.services.clock().getTime() -
        22 * 3_600_000,
    );
    owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    expect(await inSalon(remindCustomers)).toBeGreaterThanOrEqual(3);
    expect(await inSalon(remindCustomers)).toBe(0);
    expect([await reminders(stays), await reminders(moves), await reminders(goes)]).toEqual([1, 1, 1]);
    await cancel(goes);
    expect(await reminders(goes)).toBe(0);
    const view = (await world.call(contract.get_record, { id: moves }, { as: owner })).body;
    expect(
      (
        await world.call(
          contract.move,
          { line_id: view.lines[0]!.id, date: addDays(date, 3), start: TEN, employee_id: salon.employees[0]! },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    world.advance(75 * 3_600_000);
    owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    await inSalon(remindCustomers);
    expect(await reminders(moves)).toBe(2);
    expect(await reminders(stays)).toBe(1);
    today = todayIn(world.services.clock(), 'Asia/Dubai');
    offset = 10;
  });

  it('gets no reminder that was already on its way when the visit was called off', async () => {
    const id = await book(freshDay());
    await rowsOf(
      world,
      "update appointments set status = 0, cancelled_at = now(), cancelled_by = 'salon' where id = $1",
      [id],
    );
    await rowsOf(world, 'delete from busy_times where appointment_id = $1', [id]);
    const [{ id: message }] = (await rowsOf<{ id: number }>(
      world,
      `
        insert into messages (account_id, channel, recipient, template, language, body, customer_id, appointment_id)
        select account_id, 'whatsapp', '+971500000009', 'appointment_reminder', 'en', 'too late', customer_id, id
        from appointments
        where id = $1 returning id`,
      [id],
    )) as [{ id: number }];
    await runJob(world.services, 'send-message', { account_id: 2001, id: message });
    expect(await rowsOf(world, 'select status, sent_at from messages where id = $1', [message])).toEqual([
      { status: 0, sent_at: null },
    ]);
  });
});

describe('her language', () => {
  it('is what the salon was told, then the page she booked on, then the letters of her name', async () => {
    const date = freshDay();
    const id = nextCustomer();
    const languageAt = async (start: number) =>
      (await messages(await book(date, { customer_id: id, lines: [line(start)] })))[0]?.language;
    await rowsOf(world, "update customers set name = 'فاطمة' where id = $1", [id]);
    expect(await languageAt(TEN)).toBe('ar');
    await rowsOf(world, "update customers set language = 'en' where id = $1", [id]);
    expect(await languageAt(TEN + 60)).toBe('en');
    const { record } = (await world.call(customersContract.get_record, { id }, { as: owner })).body;
    const input = { id, name: record.name, mobile: record.mobile, preferred_language: 'ar' as const };
    expect((await world.call(customersContract.edit, input, { as: owner })).status).toBe(200);
    expect(await languageAt(TEN + 120)).toBe('ar');
    const wrong = { ...input, preferred_language: 'fr' } as never;
    expect((await world.call(customersContract.edit, wrong, { as: owner })).status).toBe(422);
  });
});

async function waitingJobs(task: string): Promise<number> {
  const pool = openPool(world.url, 'owner', 1);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
    [task],
  );
  await pool.end();
  return rows[0]!.n;
}

describe('the waitlist', () => {
  it('is told when a fitting time opens, the longest waiting first, once for each opening', async () => {
    const date = freshDay();
    // Everybody is busy from ten to twelve but for what is cancelled later.
    const held = await book(date, { lines: [line(TEN)] });
    for (const [start, employee] of [
      [TEN, 1],
      [TEN + 60, 0],
      [TEN + 60, 1],
    ] as const)
      await book(date, { lines: [line(start, employee)] });
    const wish = async (more: object = {}) =>
      (
        await world.call(
          waitlistContract.add,
          {
            customer_id: nextCustomer(),
            service_ids: [salon.services[0]!],
            from_date: date,
            to_date: date,
            from_quarter: 40,
            to_quarter: 44,
            ...more,
          } as never,
          { as: owner },
        )
      ).body.id;
    const [first, late, elsewhere] = [
      await wish(),
      await wish({ from_quarter: 60, to_quarter: 70 }),
      await wish({ from_date: addDays(date, 1), to_date: addDays(date, 2) }),
    ];
    const view = (await world.call(contract.get_record, { id: held }, { as: owner })).body;
    const opening = {
      from: toInstant({ date, time: '10:00:00' }, 'Asia/Dubai'),
      to: toInstant({ date, time: '11:00:00' }, 'Asia/Dubai'),
    };
    expect(await inSalon((ctx) => tellWaitlist(ctx, opening)), 'nothing has opened yet').toEqual([]);
    const openings = await waitingJobs('tell-waitlist');
    await cancel(held);
    expect(await waitingJobs('tell-waitlist')).toBe(openings + 1);
    expect(await inSalon((ctx) => tellWaitlist(ctx, opening))).toEqual([first]);
    expect(await inSalon((ctx) => tellWaitlist(ctx, opening))).toEqual([]);
    const states = Object.fromEntries(
      (await world.call(waitlistContract.get_records, {}, { as: owner })).body.records.map(({ id, status }) => [
        id,
        status,
      ]),
    );
    expect(states).toMatchObject({ [first]: 'told', [late]: 'waiting', [elsewhere]: 'waiting' });
    expect(await rowsOf(world, "select body from messages where template = 'waitlist_opening'")).toMatchObject([
      { body: expect.stringContaining('10:00 AM') as string },
    ]);

    expect(
      (
        await world.call(
          contract.add,
          { customer_id: view.customer.id, date, lines: [line(TEN)], waitlist_id: first },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    expect((await world.call(waitlistContract.close, { id: first }, { as: owner })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect(
      (
        await world.call(
          contract.add,
          { customer_id: view.customer.id, date, lines: [line(900)], waitlist_id: first },
          { as: owner },
        )
      ).status,
    ).toBe(404);
    expect((await world.call(waitlistContract.close, { id: late }, { as: owner })).status).toBe(200);
    const other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await world.call(waitlistContract.close, { id: elsewhere }, { as: other })).status).toBe(404);
    expect(
      (
        await world.call(
          waitlistContract.add,
          { customer_id: view.customer.id, service_ids: [987_654], from_date: date, to_date: date },
          { as: owner },
        )
      ).body.code,
    ).toBe('SERVICE_NOT_EXIST');
    expect(
      (
        await world.call(
          waitlistContract.add,
          {
            customer_id: view.customer.id,
            service_ids: [salon.services[0]!],
            from_date: date,
            to_date: date,
            from_quarter: 50,
            to_quarter: 50,
          },
          { as: owner },
        )
      ).status,
    ).toBe(422);
  });
});

describe('the clock', () => {
  it('gives the time of an unpaid booking back, and lets holds run out', async () => {
    const date = freshDay();
    const visit = async (start: number, pay_until: string) =>
      inSalon(async (ctx) => {
        const { days } = await readSchedule(ctx, { from: date, days: 1, employee_ids: [], service_ids: [] });
        const from = days.momentOf(date, start);
        const lines = [
          {
            service_id: salon.services[0]!,
            employee_id: salon.employees[0]!,
            any_employee: true,
            start: from,
            end: from + 60,
            processing_time: 0,
            buffer_time: 0,
            price: 10_000,
          },
        ];
        return {
          lines,
          ...(await placeAppointment(ctx, {
            customer_id: nextCustomer(),
            lines,
            source: 1,
            payment_status: 2,
            deposit: 2_000,
            pay_until,
          })),
        };
      });
    const soon = new Date(world.services.clock().getTime() + 600_000).toISOString();
    const unpaid = await visit(TEN, soon);
    expect(await inSalon((ctx) => cancelUnpaid(ctx, visitFollowers))).toBe(0);
    world.advance(900_000);
    await visit(TEN + 120, new Date(world.services.clock().getTime() + 600_000).toISOString());
    expect(await inSalon((ctx) => cancelUnpaid(ctx, visitFollowers))).toBe(1);
    expect(await rowsOf(world, 'select status, cancelled_by from appointments where id = $1', [unpaid.id])).toEqual([
      { status: 0, cancelled_by: 'payment' },
    ]);

    const { lines } = unpaid;
    await inSalon((ctx) => holdTimes(ctx, { lines, ip: '10.0.0.9', minutes: 10 }));
    await expect(inSalon((ctx) => holdTimes(ctx, { lines, ip: null, minutes: 10 }))).rejects.toThrow(
      'EMPLOYEE_HAS_APPOINTMENT',
    );
    const free = async () =>
      (await inSalon((ctx) => readSchedule(ctx, { from: date, days: 1 }))).busy.some(
        ({ start }) => start === lines[0]!.start,
      );
    expect(await free()).toBe(true);
    expect((await world.call(contract.get_calendar, { from: date, to: date }, { as: owner })).body.holds).toMatchObject(
      [{ start: TEN, end: TEN + 60 }],
    );
    world.advance(11 * 60_000);
    // It binds nobody any more, before anybody has tidied up.
    expect(await free()).toBe(false);
    await book(date, { lines: [line(TEN)] });
    world.advance(10 * 60_000);
    await runJob(world.services, 'purge-holds');
    expect(await rowsOf(world, 'select 1 from booking_holds')).toEqual([]);
  });
});

describe('a second reminder', () => {
  const HOUR = 3_600_000;
  const both = { ...defaults, second_reminder: { ...defaults.second_reminder, active: true } };
  const remindersOf = async (id: number) =>
    (await messages(id)).flatMap(({ template }) =>
      template === 'appointment_reminder' ? [1] : template === 'second_reminder' ? [2] : [],
    );
  const goTo = async (date: string, hoursBefore: number): Promise<void> => {
    const wanted = Date.parse(toInstant({ date, time: '10:00:00' }, 'Asia/Dubai')) - hoursBefore * HOUR;
    world.advance(wanted - world.services.clock().getTime());
    owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  };
  /** Two workers at once, and one more. */
  const run = async (): Promise<void> => {
    await Promise.all([inSalon(remindCustomers), inSalon(remindCustomers)]);
    await inSalon(remindCustomers);
  };

  it('comes shortly before, once, and anew where the visit moved', async () => {
    await setting(both);
    today = todayIn(world.services.clock(), 'Asia/Dubai');
    const date = addDays(today, 5);
    const [stays, moves, byHand, goes] = [
      await book(date),
      await book(date, { lines: [line(TEN + 60)] }),
      await book(date, { lines: [line(TEN, 1)] }),
      await book(date, { lines: [line(TEN + 60, 1)] }),
    ];
    await goTo(date, 20);
    await run();
    for (const id of [stays, moves, byHand, goes]) expect(await remindersOf(id)).toEqual([1]);
    await goTo(date, 5);
    await run();
    await inSalon((ctx) => markReminded(ctx, [byHand]));
    const { lines } = (await world.call(contract.get_record, { id: moves }, { as: owner })).body;
    const later = addDays(date, 4);
    const moved = await world.call(
      contract.move,
      { line_id: lines[0]!.id, date: later, start: TEN, employee_id: salon.employees[0]! },
      { as: owner },
    );
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await goTo(date, 1.5);
    await run();
    expect(await remindersOf(stays)).toEqual([1, 2]);
    expect((await messages(stays)).at(-1)!.body).toContain('see you soon');
    // Somebody at the desk reminded her some hours ago.
    expect(await remindersOf(byHand)).toEqual([1]);
    expect(await remindersOf(moves)).toEqual([1]);
    expect(await remindersOf(goes)).toEqual([1]);
    await goTo(date, 0.9);
    await run();
    expect(await remindersOf(goes)).toEqual([1, 2]);
    await cancel(goes);
    expect(await remindersOf(goes)).toEqual([]);
    await goTo(later, 20);
    await run();
    await goTo(later, 1);
    await run();
    expect(await remindersOf(moves)).toEqual([1, 1, 2]);
    expect(await remindersOf(stays)).toEqual([1, 2]);
  });

  it('does not follow a booking, nor a first reminder of the same hours', async () => {
    today = todayIn(world.services.clock(), 'Asia/Dubai');
    const date = addDays(today, 60);
    await setting({ ...both, appointment_reminder: { ...defaults.appointment_reminder, active: false } });
    const early = await book(date);
    await goTo(date, 1.5);
    const late = await book(date, { lines: [line(TEN + 30, 1)] });
    // The worker was away: the first reminder is as late as the second.
    await setting(both);
    await run();
    expect(await remindersOf(early)).toEqual([1]);
    expect(await remindersOf(late)).toEqual([]);
    await setting(defaults);
  });
});

it('what is written says the time as the salon’s clock has it', async () => {
  const keep = (clock: string) => rowsOf(world, 'update accounts set clock = $1 where id = 2001', [clock]);
  await keep('24');
  const id = await book(freshDay(), { lines: [line(13 * 60)] });
  await keep('12');
  const [created] = await messages(id);
  expect(created!.body).toContain('13:00');
  expect(created!.body).not.toMatch(/1:00.PM/);
});
