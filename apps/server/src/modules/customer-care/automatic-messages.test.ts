import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { automaticMessagesContract as automatic } from '@rawnaq/domain/customer-care/automatic-messages.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toInstant, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { cash, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { asAccount, asPlatform } from '../../services';
import type { Teller } from '../appointments';
import { readSetting } from '../settings';
import { accountsInTheirDay } from './care.repo';
import { askForRatings, congratulate, inviteBack, remindOfBalances, remindOfPackages } from './congratulate.job';

let world: World;
let salon: MoneySalon;
let visits: BookingSalon;
let visitsOwner: string;
let today: string;
const usual = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  visits = await furnish(world, 2002, { employees: 1, customers: 6, services: [{ name: 'Cut', job_time: 30 }] });
  visitsOwner = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  today = todayIn(world.services.clock(), 'Asia/Dubai');
  for (const account of [2001, 2002])
    await store(account, Object.fromEntries(Object.keys(usual).map((id) => [id, { active: true }])));
});
afterAll(() => world.close());

/** As it was saved before there were channels: only what was there then. */
async function store(account: number, values: object): Promise<void> {
  await rowsOf(
    world,
    `insert into account_settings (account_id, section, values, secrets) values ($1, 'notifications', $2, '{}')
     on conflict (account_id, section) do update set values = excluded.values`,
    [account, JSON.stringify(values)],
  );
}
/** Noon in the salon: offers are not written at night. */
const noon = (): Date => new Date(toInstant({ date: today, time: '12:00:00' }, 'Asia/Dubai'));
const run = <T>(work: (ctx: Teller, today: string) => Promise<T>, now = noon()): Promise<T> =>
  asAccount(world.services, 2001, (tx) => work({ tx, accountId: 2001, now, services: world.services }, today));
/** Two workers at the same moment, and one more afterwards. */
async function byTwo(work: (ctx: Teller, today: string) => Promise<number>): Promise<number> {
  const [first, second] = await Promise.all([run(work), run(work)]);
  return first + second + (await run(work));
}
const written = (template: AutomaticMessageId, account = 2001) =>
  rowsOf<{ id: number; customer_id: number; body: string; status: number; why: string | null; channel: string }>(
    world,
    'select * from messages where account_id = $1 and template = $2 order by id',
    [account, template],
  );
const agree = (customer: number, channel = 'whatsapp') =>
  rowsOf(
    world,
    `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
     values (2001, $1, $2, 'marketing', true, 'Desk')`,
    [customer, channel],
  );
const send = (account_id: number, id: number) => runJob(world.services, 'send-message', { account_id, id });
const stateOf = async (id: number) =>
  (
    await rowsOf<{ status: number; why: string | null }>(world, 'select status, why from messages where id = $1', [id])
  )[0];

describe('a package that ends soon', () => {
  const packageOf = async (customer: number, inDays: number, more: object = {}) => {
    const { body } = await sell(world, salon, { customer_id: salon.customers[customer]! });
    const facts = { uses_left: 4, returned_at: null, created_at: '2026-01-01', ...more };
    const [row] = await rowsOf<{ id: number }>(
      world,
      `insert into customer_packages (account_id, customer_id, offer_id, invoice_id, position, type, uses_total,
         uses_left, value, open_value, expires_on, returned_at, created_at)
       values (2001, $1, $2, $3, 1, 1, 10, $4, 1000, 400, $5, $6, $7) returning id`,
      [
        salon.customers[customer],
        salon.offer,
        body.id,
        facts.uses_left,
        addDays(today, inDays),
        facts.returned_at,
        facts.created_at,
      ],
    );
    return row!.id;
  };

  it('is told of once, by any number of workers, and only while something is left of it', async () => {
    const due = await packageOf(0, 10);
    await packageOf(0, 20);
    await packageOf(1, 10, { uses_left: 0 });
    await packageOf(1, 10, { returned_at: new Date().toISOString() });
    // Bought with less time than that: it was just talked about.
    await packageOf(1, 5, { created_at: new Date().toISOString() });
    expect(await byTwo(remindOfPackages)).toBe(1);
    const [message, ...none] = await written('package_ending');
    expect(none).toEqual([]);
    expect(message).toMatchObject({ customer_id: salon.customers[0], status: 1 });
    expect(message!.body).toMatch(/your package .+ at .+ ends on .+ with 4 left/);
    // She used the rest before it left.
    await rowsOf(world, 'update customer_packages set uses_left = 0, open_value = 0 where id = $1', [due]);
    await send(2001, message!.id);
    expect(await stateOf(message!.id)).toEqual({ status: 0, why: 'over' });
  });

  it('is sent while it holds', async () => {
    await packageOf(1, 9);
    expect(await run(remindOfPackages)).toBe(1);
    const message = (await written('package_ending')).at(-1)!;
    await send(2001, message.id);
    expect(await stateOf(message.id)).toEqual({ status: 2, why: null });
  });
});

describe('greetings', () => {
  it('go to who agreed to offers; of the others it is kept why not; nobody gets two', async () => {
    const [yes, no] = [salon.customers[0]!, salon.customers[1]!];
    await agree(yes);
    for (const id of [yes, no])
      await rowsOf(world, 'update customers set birth_date = $1 where account_id = 2001 and id = $2', [
        `1984${today.endsWith('02-29') ? '-02-29' : today.slice(4)}`,
        id,
      ]);
    const night = new Date(toInstant({ date: today, time: '03:00:00' }, 'Asia/Dubai'));
    await rowsOf(world, 'update customers set birth_date = null where id = $1', [no]);
    expect(await run(congratulate, night)).toBe(0);
    expect(await written('birthday')).toEqual([]);
    await rowsOf(
      world,
      'update customers set birth_date = (select birth_date from customers where id = $2) where id = $1',
      [no, yes],
    );
    expect(await byTwo(congratulate)).toBe(1);
    expect((await written('birthday')).map(({ customer_id, status, why }) => [customer_id, status, why])).toEqual([
      [yes, 1, null],
      [no, 5, 'no_consent'],
    ]);
  });

  it('go out where it is day, by each salon’s own clock', async () => {
    const awakeAt = async (time: string): Promise<number[]> => {
      const moment = new Date(toInstant({ date: today, time }, 'Asia/Dubai'));
      return (await asPlatform(world.services, (tx) => accountsInTheirDay(tx, moment))).map(
        ({ account_id }) => account_id,
      );
    };
    expect(await awakeAt('12:00:00')).toEqual(expect.arrayContaining([2001, 2002]));
    expect(await awakeAt('03:00:00')).not.toContain(2001);
  });

  it('are not sent to a missed customer who has booked meanwhile', async () => {
    const customer = salon.customers[2]!;
    await agree(customer);
    await rowsOf(world, 'update customers set last_invoice_on = $1::date - 62 where account_id = 2001 and id = $2', [
      today,
      customer,
    ]);
    expect(await byTwo(inviteBack)).toBe(1);
    const message = (await written('missed_customer')).find(({ status }) => status === 1)!;
    await rowsOf(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, source, total, created_at,
         updated_at)
       values (2001, 'meanwhile-0001', $1, now() + interval '3 days', now() + interval '3 days 1 hour', 1, 0, now(),
         now())`,
      [customer],
    );
    await send(2001, message.id);
    expect(await stateOf(message.id)).toEqual({ status: 0, why: 'over' });
  });
});

describe('messages about money', () => {
  it('of a balance that was paid meanwhile, and of an invoice that was cancelled, are not sent', async () => {
    const customer_id = salon.customers[2]!;
    const { body } = await sell(world, salon, { customer_id, payments: [cash(4_000)] });
    await rowsOf(world, 'update receivables set day = $1::date - 8 where account_id = 2001 and invoice_id = $2', [
      today,
      body.id,
    ]);
    expect(await byTwo(remindOfBalances)).toBe(1);
    const [reminder] = await written('balance_reminder');
    await rowsOf(
      world,
      'update customer_balances set receivable = 0, balance = 0 where account_id = 2001 and customer_id = $1',
      [customer_id],
    );
    await send(2001, reminder!.id);
    expect(await stateOf(reminder!.id)).toEqual({ status: 0, why: 'over' });

    const paper = (await written('invoice_issued')).at(-1)!;
    await rowsOf(world, 'update invoices set cancelled_at = now() where account_id = 2001 and id = $1', [body.id]);
    await send(2001, paper.id);
    expect(await stateOf(paper.id)).toEqual({ status: 0, why: 'over' });
  });

  it('asks for a rating once, whoever asks at the same moment', async () => {
    const { body } = await sell(world, salon, { customer_id: salon.customers[1]! });
    // Those of the tests before are too young to be asked about, whatever the clock says.
    await rowsOf(world, 'update invoices set issued_at = $1 where account_id = 2001', [noon().toISOString()]);
    await rowsOf(
      world,
      "update invoices set issued_at = $1::timestamptz - interval '3 hours' where account_id = 2001 and id = $2",
      [noon().toISOString(), body.id],
    );
    const before = (await written('rate_us')).length;
    await byTwo((ctx) => askForRatings(ctx));
    const asked = (await written('rate_us')).slice(before);
    expect(asked.filter(({ customer_id }) => customer_id === salon.customers[1])).toHaveLength(1);
  });
});

describe('messages about a visit', () => {
  let starts = 600;
  const book = async (): Promise<number> => {
    const { body } = await world.call(
      appointmentsContract.add,
      {
        customer_id: visits.customers[0]!,
        date: addDays(today, 5),
        lines: [{ service_id: visits.services[0]!, employee_id: visits.employees[0]!, start: (starts += 60) }],
        tell_customer: true,
      } as never,
      { as: visitsOwner },
    );
    expect(body.id, JSON.stringify(body)).toBeDefined();
    return body.id;
  };
  const messageOf = async (appointment: number, template: AutomaticMessageId) =>
    (
      await rowsOf<{ id: number }>(
        world,
        'select id from messages where account_id = 2002 and appointment_id = $1 and template = $2 order by id',
        [appointment, template],
      )
    ).at(-1)!.id;

  it('that has moved, is off or is past by the time they leave are not sent', async () => {
    for (const change of [
      "start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour'",
      'status = 0, cancelled_at = now()',
      "start_at = now() - interval '3 hours', end_at = now() - interval '2 hours'",
    ]) {
      const visit = await book();
      const told = await messageOf(visit, 'appointment_created');
      await rowsOf(world, 'delete from busy_times where account_id = 2002 and appointment_id = $1', [visit]);
      await rowsOf(world, `update appointments set ${change} where account_id = 2002 and id = $1`, [visit]);
      await send(2002, told);
      expect(await stateOf(told), change).toEqual({ status: 0, why: 'over' });
    }
    const stays = await messageOf(await book(), 'appointment_created');
    await send(2002, stays);
    expect(await stateOf(stays)).toEqual({ status: 2, why: null });
  });
});

describe('the setting', () => {
  it('that was saved before there were channels has the usual ones, and can be saved again', async () => {
    const read = await asAccount(world.services, 2001, (tx) =>
      readSetting({ tx, accountId: 2001 }, notificationsSetting),
    );
    expect(read.appointment_created).toEqual({ ...usual.appointment_created, active: true });
    expect(read.invoice_issued).toMatchObject({ channel: 'whatsapp', fallback: 'email' });
    const save = (values: object) =>
      world.call(settingsContract.save_notifications, { ...read, ...values } as never, { as: salon.owner });
    expect((await save({})).status).toBe(200);
    const same = await save({ survey: { ...read.survey, channel: 'sms', fallback: 'sms' } });
    expect(same.status).toBe(422);
    expect(JSON.stringify(same.body)).toContain('survey.fallback');
    expect((await save({ survey: { ...read.survey, channel: 'email', fallback: null } })).status).toBe(200);
  });

  it('shows what became of its messages, and sends a test to oneself', async () => {
    const { body } = await world.call(automatic.get_figures, {}, { as: salon.owner });
    expect(body.figures.find(({ message }) => message === 'birthday')).toMatchObject({ sent: 0, not_sent: 1 });
    const ask = (more: object, as = salon.owner) =>
      world.call(
        automatic.send_test,
        { message: 'birthday', channel: 'email', language: 'en', text: 'Hi {customer} of {salon}', ...more } as never,
        { as },
      );
    const sent = await ask({});
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const [test] = await rowsOf<{ body: string; recipient: string; customer_id: number | null }>(
      world,
      "select body, recipient, customer_id from messages where account_id = 2001 and template = 'message-test'",
    );
    expect(test).toMatchObject({ recipient: sent.body.recipient, customer_id: null });
    expect(test!.body).not.toContain('{');
    expect((await ask({ text: 'Pay {amount}' })).status).toBe(422);
    const without = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['settings.online'])),
    );
    expect((await ask({}, without)).status).toBe(403);
  });
});
