import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn, toInstant } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { quartersOf } from '@rawnaq/domain/waitlist/waitlist.rules';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asAccount, asPlatform } from '../../services';
import { holdTimes, type Teller } from '../appointments';
import { fillSetting } from '../settings';
import { fulfilWishes } from './offers.repo';
import { passTurn, tellWaitlist } from './tell-waitlist.job';

let world: World;
let owner: string;
let salon: BookingSalon;
let date: string;
let day = 5;
let customer = 0;
const TEN = 600;
const MINUTE = 60_000;

beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://rawnaq.example' } });
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, {
    employees: 2,
    customers: 150,
    services: [{ name: 'Cut' }, { name: 'Colour' }],
  });
});
afterAll(() => world.close());

/** A day on which both are busy from ten to twelve. */
beforeEach(async () => {
  await rowsOf(world, 'update waitlist_entries set status = $1', ['closed']);
  await setting({ waitlist_at_once: 1, waitlist_minutes: 60 });
  date = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), (day += 1));
  visits = [];
  for (const employee of [0, 1]) for (const start of [TEN, TEN + 60]) visits.push(await book(start, employee));
});
let visits: number[];

const setting = (values: object) =>
  asPlatform(world.services, (tx) =>
    fillSetting(
      { tx, accountId: 2001 },
      onlineSetting,
      { is_live: true, alias: 'salona', lead_minutes: 60, days_ahead: 300, ...values },
      world.services.clock(),
    ),
  );
const nextCustomer = (): number => salon.customers[(customer += 1)]!;
async function book(start: number, employee: number, who = nextCustomer(), guest?: string): Promise<number> {
  const line = { service_id: salon.services[0]!, employee_id: salon.employees[employee]!, start, guest };
  const { status, body } = await world.call(
    appointmentsContract.add,
    { customer_id: who, date, lines: [line], tell_customer: false },
    { as: owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const cancel = (id: number) =>
  world.call(appointmentsContract.cancel, { id, reason: 'Ill', tell_customer: false }, { as: owner });
async function wish(more: object = {}): Promise<number> {
  const input = {
    customer_id: nextCustomer(),
    service_ids: [salon.services[0]!],
    from_date: date,
    to_date: date,
    ...quartersOf('morning'),
    ...more,
  };
  return (await world.call(waitlistContract.add, input, { as: owner })).body.id;
}
const inSalon = <T>(work: (ctx: Teller) => Promise<T>): Promise<T> =>
  asAccount(world.services, 2001, (tx) =>
    work({ tx, accountId: 2001, now: world.services.clock(), services: world.services }),
  );
const at = (time: string) => new Date(toInstant({ date, time }, 'Asia/Dubai')).toISOString();
const opening = (employee: number, from = '10:00:00', to = '11:00:00') => ({
  from: at(from),
  to: at(to),
  employee_ids: [salon.employees[employee]!],
});
const tell = (one = opening(0)) => inSalon((ctx) => tellWaitlist(ctx, one));
const entry = async (id: number) =>
  (await world.call(waitlistContract.get_waiting, {}, { as: owner })).body.records.find((one) => one.id === id);
const letterTo = async (id: number): Promise<string> =>
  (
    await rowsOf<{ body: string }>(
      world,
      `
        select m.body
        from messages m
        join waitlist_entries w on w.account_id = m.account_id and w.customer_id = m.customer_id
        where w.id = $1 and m.template = 'waitlist_opening'
        order by m.id desc`,
      [id],
    )
  )[0]?.body ?? '';

describe('the waiting list', () => {
  it('tells one at a time, of a time that keeps itself by the link, and passes the turn on', async () => {
    const [first, second] = [await wish(), await wish()];
    await cancel(visits[0]!);
    expect(await tell()).toEqual([first]);
    expect(await tell(), 'it is her turn').toEqual([]);
    expect(await entry(first)).toMatchObject({ status: 'told', told_start_at: at('10:00:00') });
    expect(await letterTo(first)).toContain(
      `https://rawnaq.example/en/online/salona/information?lines=${salon.services[0]}&date=${date}` +
        `&start=600&people=${salon.employees[0]}`,
    );

    expect(await inSalon((ctx) => passTurn(ctx, first, opening(0))), 'her time is not up').toEqual([]);
    world.advance(61 * MINUTE);
    // Somebody is about to book it: nobody else is told of it.
    const lines = [heldLine()];
    const { id: hold } = await inSalon((ctx) => holdTimes(ctx, { lines, ip: null, minutes: 10 }));
    expect(await inSalon((ctx) => passTurn(ctx, first, opening(0)))).toEqual([]);
    expect(await entry(first)).toMatchObject({ status: 'told' });
    await rowsOf(world, 'delete from booking_holds where id = $1', [hold]);
    world.advance(11 * MINUTE);
    expect(await inSalon((ctx) => passTurn(ctx, first, opening(0)))).toEqual([second]);
    expect(await entry(first)).toMatchObject({ status: 'waiting', told_start_at: at('10:00:00') });
    expect(await entry(second)).toMatchObject({ status: 'told' });
    world.advance(61 * MINUTE);
    expect(await inSalon((ctx) => passTurn(ctx, second, opening(0))), 'nobody is told twice of it').toEqual([]);
  });

  function heldLine() {
    const start = Date.parse(at('10:00:00')) / MINUTE;
    const times = { start, end: start + 60, processing_time: 0, buffer_time: 0 };
    return {
      service_id: salon.services[0]!,
      employee_id: salon.employees[0]!,
      any_employee: false,
      price: 10_000,
      ...times,
    };
  }

  it('tells as many as the salon says, and two of two times', async () => {
    await setting({ waitlist_at_once: 2 });
    const [first, second, third] = [await wish(), await wish(), await wish()];
    await cancel(visits[0]!);
    expect(await tell()).toEqual([first, second]);
    // The other one's morning opens too: that is another time.
    await cancel(visits[2]!);
    expect(await tell(opening(1))).toEqual([third]);
  });

  it('tells only whom the time fits: her service, her person, her time of day', async () => {
    await rowsOf(world, 'delete from employee_services where employee_id = $1 and service_id = $2', [
      salon.employees[1],
      salon.services[1],
    ]);
    const [evening, herPerson, herService, tooLong] = [
      await wish(quartersOf('evening')),
      await wish({ employee_id: salon.employees[0] }),
      await wish({ service_ids: [salon.services[1]!] }),
      await wish({ service_ids: [salon.services[0]!, salon.services[0]!] }),
    ];
    await cancel(visits[2]!);
    expect(await tell(opening(1))).toEqual([]);
    await cancel(visits[0]!);
    expect(await tell(opening(0))).toEqual([herPerson]);
    const states = await Promise.all([evening, herService, tooLong].map(entry));
    expect(states.map((one) => one?.status)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('reaches whom the time fits behind many whom it does not fit', async () => {
    const one = nextCustomer();
    for (let evening = 0; evening < 55; evening += 1) await wish({ customer_id: one, ...quartersOf('evening') });
    const [first, second] = [await wish(), await wish()];
    await cancel(visits[0]!);
    expect(await tell()).toEqual([first]);
    world.advance(61 * MINUTE);
    expect(await inSalon((ctx) => passTurn(ctx, first, opening(0)))).toEqual([second]);
  });

  it('tells whose guest is busy then, not who is busy herself', async () => {
    const [mother, other] = [nextCustomer(), nextCustomer()];
    const [herWish] = [await wish({ customer_id: mother }), await wish({ customer_id: other })];
    await Promise.all([cancel(visits[2]!), cancel(visits[3]!)]);
    await book(TEN, 1, mother, 'Layla');
    await book(TEN + 60, 1, other);
    await Promise.all([cancel(visits[0]!), cancel(visits[1]!)]);
    expect(await tell(opening(0, '11:00:00', '12:00:00'))).toEqual([herWish]);
  });

  it('gives no link to a time that can’t be booked online, and counts people', async () => {
    const hidden = await wish({ service_ids: [salon.services[0]!] });
    await rowsOf(world, 'update services set show_to_customer = false where id = $1', [salon.services[0]]);
    await cancel(visits[0]!);
    expect(await tell()).toEqual([hidden]);
    expect(await letterTo(hidden)).not.toContain('http');
    await rowsOf(world, 'update services set show_to_customer = true where id = $1', [salon.services[0]]);

    const same = nextCustomer();
    await wish({ customer_id: same });
    await wish({ customer_id: same, ...quartersOf('evening') });
    const { people, records } = (await world.call(waitlistContract.get_waiting, {}, { as: owner })).body;
    expect([people, records.length]).toEqual([2, 3]);
    const last = records.at(-1)!;
    const alone = (await world.call(waitlistContract.get_waiting, { id: last.id }, { as: owner })).body;
    expect(alone, 'one of them, and how many wait').toEqual({ people: 2, records: [last] });
  });

  it('takes a wish off and puts it back in its place; a visit ended it for good', async () => {
    const [first, second] = [await wish(), await wish()];
    const ask = async (verb: 'close' | 'reopen', id: number) =>
      (await world.call(waitlistContract[verb], { id }, { as: owner })).status;
    expect([await ask('reopen', first), await ask('close', first), await ask('close', first)]).toEqual([501, 200, 501]);
    expect(await entry(first)).toBeUndefined();
    expect([await ask('reopen', first), await ask('reopen', first)]).toEqual([200, 501]);
    await cancel(visits[0]!);
    expect(await tell(), 'the longest waiting first').toEqual([first]);

    await rowsOf(world, 'update waitlist_entries set status = $1 where id = $2', ['booked', second]);
    expect(await ask('reopen', second)).toBe(501);
    const said = await rowsOf<{ action: string }>(
      world,
      "select action from audit_log where entity = 'waitlist_entries' and entity_id = $1 order by id",
      [first],
    );
    expect(said.map(({ action }) => action.split('.')[1])).toEqual(['add', 'close', 'reopen']);
  });

  it('ends with the visit she waited for', async () => {
    const [id, other] = [await wish(), await wish({ service_ids: [salon.services[1]!] })];
    const { customer_id } = (await entry(id))!;
    await rowsOf(world, 'update waitlist_entries set customer_id = $1 where id = $2', [customer_id, other]);
    const made = { customer_id, appointment_id: visits[0]!, service_ids: [salon.services[0]!] };
    expect(await inSalon((ctx) => fulfilWishes(ctx, { ...made, date: addDays(date, 1) }))).toBe(0);
    expect(await inSalon((ctx) => fulfilWishes(ctx, { ...made, date }))).toBe(1);
    expect([await entry(id), (await entry(other))?.status]).toEqual([undefined, 'waiting']);
  });
});
