import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { tillContract as till } from '@rawnaq/domain/till/till.contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cash, openMoneySalon, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
let days = 0;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  await rowsOf(world, 'update accounts set hold_invoice = true where id = 2001');
});
beforeEach(async () => {
  await rowsOf(world, 'update services set status = 1 where account_id = 2001');
  await rowsOf(world, 'update employees set show_in_billing = true where account_id = 2001');
});
afterAll(() => world.close());

/** Both services, one after the other, each with somebody of her own. */
async function book(): Promise<number> {
  days += 1;
  const { body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: salon.customers[0]!,
      date: addDays(todayIn(world.services.clock(), 'Asia/Dubai'), days),
      lines: salon.services.map((service_id, at) => ({
        service_id,
        employee_id: salon.employees[at]!,
        start: 660 + at * 60,
      })),
    } as never,
    { as: salon.owner },
  );
  return body.id;
}
const disable = (...which: number[]) =>
  rowsOf(world, 'update services set status = 0 where id = any($1)', [which.map((at) => salon.services[at])]);
const hide = (at: number) =>
  rowsOf(world, 'update employees set show_in_billing = false where id = $1', [salon.employees[at]]);
const both = () => [serviceLine(salon, 0), serviceLine(salon, 1)];
const bill = (lines: ReturnType<typeof both>, more: object = {}) =>
  sell(world, salon, {
    lines,
    payments: [cash(10_000 * lines.length)],
    expected_payable: 10_000 * lines.length,
    ...more,
  });
const asked = (appointment_id: number) => world.call(till.bill_of_visit, { appointment_id }, { as: salon.owner });

describe('a visit with what is no longer sold', () => {
  it('is billed whole: what was agreed stays agreed, and is told by name', async () => {
    const id = await book();
    await disable(1);
    const { body } = await asked(id);
    expect(body.lines.map(({ service_id }) => service_id)).toEqual(salon.services);
    expect(body.agreed.services.find(({ id: service }) => service === salon.services[1])).toMatchObject({
      english_name: expect.stringMatching(/^Dry/) as string,
      price: 10_000,
      job_time: 60,
    });
    expect((await bill(both(), { appointment_id: id })).status).toBe(200);
  });

  it('agrees to no more of it than was booked, and to nothing without the visit', async () => {
    const id = await book();
    await disable(1);
    const refused = [
      await bill(both()),
      await bill([...both(), serviceLine(salon, 1)], { appointment_id: id }),
      await sell(world, salon, {
        appointment_id: id,
        lines: [serviceLine(salon, 1, { quantity: 2 })],
        payments: [cash(20_000)],
        expected_payable: 20_000,
      }),
    ];
    expect(refused.map(({ body }) => [body.code, Object.keys(body.errors ?? {})])).toEqual([
      ['SERVICE_NOT_EXIST', ['lines.1.service_id']],
      ['SERVICE_NOT_EXIST', ['lines.2.service_id']],
      ['SERVICE_NOT_EXIST', ['lines.0.service_id']],
    ]);
    expect((await bill(both(), { appointment_id: id })).status).toBe(200);
  });

  it('is taken up with it from a bill that was put aside, as often as it was booked', async () => {
    const id = await book();
    const resumed = async (appointment_id: number | undefined, lines: ReturnType<typeof both>) => {
      const draft = { ...(appointment_id !== undefined && { appointment_id }), lines };
      const held = await world.call(till.hold, { key: randomUUID(), draft }, { as: salon.owner });
      await disable(1);
      const { body } = await world.call(till.get_held, { id: held.body.id }, { as: salon.owner });
      return [body.draft.lines.map(({ service_id }) => salon.services.indexOf(service_id!)), body.left_off.length];
    };
    expect(await resumed(id, both())).toEqual([[0, 1], 0]);
    expect(await resumed(id, [...both(), serviceLine(salon, 1)])).toEqual([[0, 1], 1]);
    expect(await resumed(undefined, both())).toEqual([[0], 1]);
  });
});

describe('a package', () => {
  it('gives what was paid for, though the salon offers it no more', async () => {
    const customer_id = salon.customers[1]!;
    await sell(world, salon, {
      customer_id,
      lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
      payments: [cash(15_000)],
      expected_payable: 15_000,
    });
    await disable(0);
    const [bought] = await rowsOf<{ id: number }>(world, 'select id from customer_packages');
    const use = {
      ...serviceLine(salon, 0),
      kind: 'package_use' as const,
      customer_package_id: bought!.id,
      unit_price: 0,
    };
    const draft = { customer_id, lines: [use, serviceLine(salon, 1)] };
    const held = await world.call(till.hold, { key: randomUUID(), draft }, { as: salon.owner });
    const kept = await world.call(till.get_held, { id: held.body.id }, { as: salon.owner });
    expect(kept.body.agreed.services.map(({ id }) => id)).toEqual([salon.services[0]]);
    expect(kept.body).toMatchObject({ draft: { lines: [{ kind: 'package_use' }, { kind: 'service' }] }, left_off: [] });
    const used = await sell(world, salon, { customer_id, lines: [use], payments: [], expected_payable: 0 });
    expect(used.status).toBe(200);
    const again = await sell(world, salon, { customer_id, lines: [use], payments: [], expected_payable: 0 });
    expect(again.body.code).toBe('PACKAGE_NOT_LEFT');
  });
});

describe('whoever is not shown in billing', () => {
  it('neither works nor sells on a bill, except on that of her own visit', async () => {
    const id = await book();
    await hide(1);
    const [hidden, shown] = [salon.employees[1]!, salon.employees[0]!];
    const refused = [
      await bill(both()),
      await bill([serviceLine(salon, 0, { salesman_id: hidden })]),
      await bill([serviceLine(salon, 0)], { salesman_id: hidden }),
    ];
    expect(refused.map(({ body }) => [body.code, Object.keys(body.errors ?? {})])).toEqual([
      ['EMPLOYEE_NOT_EXIST', ['lines.1.employee_id']],
      ['EMPLOYEE_NOT_EXIST', ['lines.0.salesman_id']],
      ['EMPLOYEE_NOT_EXIST', ['salesman_id']],
    ]);
    const { body } = await asked(id);
    expect(body.agreed.employees.map((one) => [one.id, one.short_name])).toEqual([
      [shown, 'Worker'],
      [hidden, 'Worker'],
    ]);
    expect((await bill(both(), { appointment_id: id })).status).toBe(200);
  });

  it('stays on a bill of her visit that was put aside, until somebody cancels the visit', async () => {
    const id = await book();
    await hide(1);
    const draft = { appointment_id: id, lines: both() };
    const held = await world.call(till.hold, { key: randomUUID(), draft }, { as: salon.owner });
    const agreed = async () => (await world.call(till.get_held, { id: held.body.id }, { as: salon.owner })).body.agreed;
    expect((await agreed()).employees).toHaveLength(2);
    const gone = { id, reason: 'Ill', following: false, tell_customer: false };
    expect((await world.call(appointmentsContract.cancel, gone, { as: salon.owner })).status).toBe(200);
    expect(await agreed()).toEqual({ services: [], employees: [] });
  });
});
