import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, overlapsIn, type BookingSalon } from '../../../test/booking-salon';
import { personOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
let salon: BookingSalon;
let today: string;
const TEN = 600;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 3, customers: 3 });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

let offset = 10;
const freshDay = (): string => addDays(today, (offset += 1));
const line = (start: number, employee: number | null, guest?: string) => ({
  service_id: salon.services[0]!,
  employee_id: employee === null ? null : salon.employees[employee]!,
  start,
  ...(guest !== undefined && { guest }),
});
const add = (date: string, lines: object[], customer = 0) =>
  world.call(contract.add, { customer_id: salon.customers[customer]!, date, lines } as never, { as: owner });
const get = async (id: number) => (await world.call(contract.get_record, { id }, { as: owner })).body;

describe('mother and daughter on one mobile', () => {
  it('are booked at the same time, each with an employee of her own', async () => {
    const date = freshDay();
    const { status, body } = await add(date, [line(TEN, 0), line(TEN, 1, '  Layla ')]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await get(body.id)).lines.map(({ guest, employee_id }) => [guest, employee_id])).toEqual([
      [null, salon.employees[0]],
      ['Layla', salon.employees[1]],
    ]);
    expect(await overlapsIn(world)).toBe(0);
  });

  it('may also be two bookings, and nobody of them is in two places', async () => {
    const date = freshDay();
    expect((await add(date, [line(TEN, 0)])).status).toBe(200);
    expect((await add(date, [line(TEN, 1, 'Layla')])).status).toBe(200);
    for (const guest of [undefined, '', 'layla', 'LAYLA ', 'Lay\u0640la'])
      expect((await add(date, [line(TEN + 30, 2, guest)])).body.code, guest).toBe('CUSTOMER_HAS_APPOINTMENT');
    // Another daughter is another person; the chair is not.
    expect((await add(date, [line(TEN + 30, 1, 'Noor')])).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    expect((await add(date, [line(TEN + 30, 2, 'Noor')])).status).toBe(200);
    expect(await overlapsIn(world)).toBe(0);
  });

  it('do not share one employee, whoever chooses her', async () => {
    const date = freshDay();
    expect((await add(date, [line(TEN, 0), line(TEN, 0, 'Layla')])).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
    const { status, body } = await add(date, [line(TEN, null), line(TEN, null, 'Layla'), line(TEN, null, 'Noor')]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(new Set((await get(body.id)).lines.map(({ employee_id }) => employee_id)).size).toBe(3);
    expect((await add(date, [line(TEN, null, 'Fourth')])).body.code).toBe('EMPLOYEE_HAS_APPOINTMENT');
  });

  it('keep who they are when a line is moved, alone or with the others', async () => {
    const date = freshDay();
    const { id } = (await add(date, [line(TEN, 0), line(TEN, 1, 'Layla')])).body;
    const [own, hers] = (await get(id)).lines;
    const move = (scope: 'line' | 'visit', start: number) =>
      world.call(
        contract.move,
        { line_id: hers!.id, date, start, employee_id: salon.employees[2]!, scope },
        { as: owner },
      );
    expect((await move('line', TEN + 60)).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([
      { id: own!.id, start: TEN, guest: null },
      { id: hers!.id, start: TEN + 60, guest: 'Layla', employee_id: salon.employees[2] },
    ]);
    expect((await move('visit', TEN + 120)).status).toBe(200);
    expect((await get(id)).lines).toMatchObject([{ start: TEN + 60 }, { start: TEN + 120, guest: 'Layla' }]);
  });

  it('stay where they are when a service of somebody else takes longer, and come back where they were', async () => {
    const date = freshDay();
    const { id } = (await add(date, [line(TEN, 0), line(TEN, 1, 'Layla'), line(TEN + 60, 1, 'Layla')])).body;
    const starts = async () => (await get(id)).lines.map(({ start, end }) => [start, end]);
    const before = await starts();
    const [own, hers, next] = (await get(id)).lines;
    const resize = (line_id: number, end: number, along?: number[]) =>
      world.call(contract.resize, { line_id, end, ...(along && { along }) }, { as: owner });
    expect((await resize(own!.id, TEN + 90)).status).toBe(200);
    expect(await starts()).toEqual([[TEN, TEN + 90], ...before.slice(1)]);
    expect((await resize(own!.id, TEN + 60, [])).status).toBe(200);
    expect((await resize(hers!.id, TEN + 30)).status).toBe(200);
    expect((await starts())[2]).toEqual([TEN + 30, TEN + 90]);
    expect((await resize(hers!.id, TEN + 60, [next!.id])).status).toBe(200);
    expect(await starts()).toEqual(before);
  });

  it('find the times at which there is somebody for each of them', async () => {
    const date = freshDay();
    const find = (guests: string, lines: string, arrangement: 'sequence' | 'parallel' = 'sequence') =>
      world.call(contract.find_times, { date, lines, arrangement, guests, customer_id: salon.customers[0]! } as never, {
        as: owner,
      });
    const [service, first] = [salon.services[0]!, salon.employees[0]!];
    const { body } = await find('\nLayla\nLayla', `${service},${service},${service}`);
    const slot = body.times[0]!;
    expect(slot.lines.map(({ start }) => start - slot.start)).toEqual([0, 0, 60]);
    expect(slot.lines[0]!.employee_id).not.toBe(slot.lines[1]!.employee_id);
    // Both by name with the same person at once: never.
    expect((await find('\nLayla', `${service}:${first},${service}:${first}`)).body.times).toEqual([]);
    // The mother's own visit does not stand in her daughter's way.
    await add(date, [line(TEN, 0)]);
    const startsFor = async (guests: string) =>
      (await find(guests, String(service))).body.times.map(({ start }) => start);
    expect(await startsFor('Layla')).toContain(TEN);
    expect(await startsFor('')).not.toContain(TEN);
  });

  it('are not made one when two customers are', async () => {
    const date = freshDay();
    expect((await add(date, [line(TEN, 0)], 1)).status).toBe(200);
    expect((await add(date, [line(TEN, 1, 'Layla')], 2)).status).toBe(200);
    const [, id, other_id] = salon.customers;
    expect((await world.call(customersContract.merge, { id: id!, other_id: other_id! }, { as: owner })).status).toBe(
      200,
    );
  });
});
