import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDays } from '@rawnaq/domain/messages/salon-messages.rules';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { furnish, type BookingSalon } from '../../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { runJob } from '../../../../test/run-job';
import { openWorld, type World } from '../../../../test/world';
import { asPlatform } from '../../../services';
import { fillSetting } from '../../settings';

let world: World;
let owner: string;
let salon: BookingSalon;
let today: string;
const TEN = 600;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 2, customers: 20 });
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
const book = async (date: string, employee: number): Promise<void> => {
  const lines = [line(TEN, employee)];
  const input = { customer_id: nextCustomer(), date, lines, tell_customer: false };
  const { status, body } = await world.call(contract.add, input, { as: owner });
  expect(status, JSON.stringify(body)).toBe(200);
};
const messages = (id: number) =>
  rowsOf<{ template: string; body: string }>(
    world,
    'select template, body from messages where appointment_id = $1 order by id',
    [id],
  );
const setting = (values: object) =>
  asPlatform(world.services, (tx) =>
    fillSetting({ tx, accountId: 2001 }, notificationsSetting, values as never, world.services.clock()),
  );
const defaults = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });

describe('a series', () => {
  it('is told in one message with all its days, when it is made and when it is called off', async () => {
    const date = addDays(today, 10);
    const { body } = await world.call(
      contract.add,
      { customer_id: nextCustomer(), date, lines: [line(TEN, 1)], repeat: { every: 'week', times: 3 } },
      { as: owner },
    );
    const days = sayDays([date, addDays(date, 7), addDays(date, 14)], 'en');
    expect((await messages(body.id)).map((one) => one.body)).toEqual([expect.stringContaining(` ${days} `) as string]);
    for (const id of body.ids.slice(1)) expect(await messages(id)).toEqual([]);
    await world.call(contract.cancel, { id: body.id, reason: 'Moved', following: true }, { as: owner });
    const all = (await Promise.all(body.ids.map(messages))).flat().filter((one) => one.template.endsWith('cancelled'));
    expect(all.map((one) => one.body)).toEqual([expect.stringContaining(` ${days} `) as string]);
  });

  it('is still told when the first of them is off before the message has left', async () => {
    const date = addDays(today, 100);
    const repeat = { every: 'week' as const, times: 3 };
    const input = { customer_id: nextCustomer(), date, lines: [line(TEN)], repeat };
    const { ids } = (await world.call(contract.add, input, { as: owner })).body;
    const state = async () =>
      (
        await rowsOf<{ id: number; status: number }>(
          world,
          "select id, status from messages where appointment_id = $1 and template = 'appointment_created'",
          [ids[0]],
        )
      )[0]!;
    const { id } = await state();
    const off = { reason: 'Ill', tell_customer: false };
    await world.call(contract.cancel, { id: ids[0]!, ...off }, { as: owner });
    await runJob(world.services, 'send-message', { account_id: 2001, id });
    expect(await state()).toEqual({ id, status: 2 });
    await world.call(contract.cancel, { id: ids[1]!, following: true, ...off }, { as: owner });
    await rowsOf(world, 'update messages set status = 1 where id = $1', [id]);
    await runJob(world.services, 'send-message', { account_id: 2001, id });
    expect(await state(), 'all of them are off').toEqual({ id, status: 0 });
  });

  const series = async (first: string, more: object): Promise<string[][]> => {
    const { status, body } = await world.call(
      contract.add,
      { customer_id: nextCustomer(), date: first, lines: [line(TEN)], ...more } as never,
      { as: owner },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return Promise.all(body.ids.map(async (id) => (await messages(id)).map((one) => one.body)));
  };
  const saying = (...words: string[]) => words.map((one) => expect.stringContaining(one) as string);

  it('says a date at another time in a message of its own, and the days in their order', async () => {
    const first = addDays(today, 200);
    const moved = (start: number) => [{ turn: 1, date: addDays(first, 16), start }];
    const days = (...after: number[]) =>
      sayDays(
        [0, ...after].map((one) => addDays(first, one)),
        'en',
      );
    expect(await series(first, { repeat: { every: 'week', times: 3, moved: moved(TEN + 120) } })).toEqual([
      saying(` ${days(14)} at 10:00 AM`),
      saying(` ${sayDays([addDays(first, 16)], 'en')} at 12:00 PM`),
      [],
    ]);
    const inOrder = { every: 'week', times: 3, moved: moved(TEN) };
    expect(await series(first, { lines: [line(TEN, 1)], repeat: inOrder })).toEqual([
      saying(` ${days(14, 16)} at 10:00 AM`),
      [],
      [],
    ]);
  });

  it('names whoever she is with, where the words name anybody', async () => {
    const first = addDays(today, 230);
    const anyone = { lines: [line(TEN, null)], repeat: { every: 'week', times: 3 } };
    await book(addDays(first, 7), 0);
    await book(first, 1);
    await book(addDays(first, 14), 1);
    await setting({ appointment_created: { ...defaults.appointment_created, english_text: '{date}: {employee}' } });
    const names = (await rowsOf<{ name: string }>(world, 'select name from employees order by sort_order')).flatMap(
      ({ name }) => (name.startsWith('Worker') ? [name] : []),
    );
    expect(await series(first, anyone)).toEqual([
      saying(`${sayDays([first, addDays(first, 14)], 'en')}: ${names[0]}`),
      saying(`${sayDays([addDays(first, 7)], 'en')}: ${names[1]}`),
      [],
    ]);
    await setting({ appointment_created: defaults.appointment_created });
    const later = addDays(first, 30);
    await book(later, 1);
    await book(addDays(later, 7), 0);
    const days = sayDays(
      [0, 7, 14].map((one) => addDays(later, one)),
      'en',
    );
    expect(await series(later, anyone), 'nobody is named').toEqual([saying(` ${days} at 10:00 AM`), [], []]);
  });
});
