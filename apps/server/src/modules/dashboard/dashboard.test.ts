import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { toPermissionMap, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { openMoneySalon, productLine, sell, serviceLine, cash, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
let day: string;

/** Three customers: one new, one who comes often, one who had been away for long; and a product that runs out. */
beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const sold = async (bill: Parameters<typeof sell>[2]) => {
    const { status, body } = await sell(world, salon, bill);
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  const [fresh, often, back] = salon.customers as [number, number, number];
  for (const customer_id of [often, back]) await sold({ customer_id });
  day = (await rowsOf<{ day: string }>(world, 'select day from invoices limit 1'))[0]!.day;
  const moveBack = (customer: number, days: number) =>
    world.services.pools.platform.query(
      `update invoices set day = day - $2::int, issued_at = issued_at - make_interval(days => $2)
       where customer_id = $1`,
      [customer, days],
    );
  await moveBack(often, 20);
  await moveBack(back, 80);
  for (const customer_id of [fresh, often, back, often]) await sold({ customer_id });
  const nine = {
    lines: [serviceLine(salon), productLine(salon, 9)],
    payments: [cash(55_000)],
    expected_payable: 55_000,
  };
  await sold(nine);
});
afterAll(() => world.close());

const personWith = async (...permissions: MerchantPermission[]) =>
  tokenOf(world, await addPerson(world, 'merchant', salon.accountId, toPermissionMap(permissions)));

describe('the home page', () => {
  it('counts customers by how long they had been away', async () => {
    const { status, body } = await world.call(dashboardContract.get_customers, {}, { as: salon.owner });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ from: day, to: day, total: 3, before: 0, new: 1, frequent: 1, came_back: 1 });
  });

  it('counts invoices, and agrees with the reports behind its doors for any days', async () => {
    const days = { from: addDays(day, -30), to: day };
    const { body } = await world.call(dashboardContract.get_sales, { period: 'custom', ...days }, { as: salon.owner });
    const report = async (id: 'daily-payments' | 'services' | 'activities-summary') =>
      (await world.call(reportsContract.get_records, { id, ...days }, { as: salon.owner })).body;
    const payments = await report('daily-payments');
    expect(body).toMatchObject({ ...days, sales: payments.sums['sales'], received: payments.sums['net'], invoices: 6 });
    expect(body.average).toBe(Math.round(body.sales / 6));
    const services = await report('services');
    expect(body.services.map(({ gross }) => gross)).toEqual(services.records.map((row) => row['gross']).slice(0, 5));
    const people = await report('activities-summary');
    expect(body.employees).not.toHaveLength(0);
    for (const { id, net } of body.employees)
      expect(people.records.find((row) => row['id'] === id)!['value']).toBe(net);
  });

  it('refuses days that are none, and more than a year of them', async () => {
    for (const days of [{}, { from: '2026-02-30', to: '2026-03-01' }, { from: '2024-01-01', to: '2026-01-01' }])
      expect(
        (await world.call(dashboardContract.get_sales, { period: 'custom', ...days }, { as: salon.owner })).status,
      ).toBe(422);
  });

  it('says what runs out and whose papers end, each to those with the right', async () => {
    await world.services.pools.platform.query(
      'update employees set passport_expires_on = $2, residency_expires_on = $3 where account_id = $1 and id = $4',
      [salon.accountId, addDays(day, 10), addDays(day, 300), salon.employees[0]],
    );
    const blocks = async (as: string) => {
      const { status, body } = await world.call(dashboardContract.get_waiting, {}, { as });
      expect(status, JSON.stringify(body)).toBe(200);
      return Object.fromEntries(body.blocks.map(({ block, ...found }) => [block, found]));
    };
    const all = await blocks(salon.owner);
    expect(all['low_stock']).toMatchObject({ total: 1, rows: [{ id: salon.products[0], left: 1, until: null }] });
    expect(all['documents']).toMatchObject({
      total: 1,
      rows: [{ id: salon.employees[0], until: addDays(day, 10), left: null }],
    });
    expect(Object.keys(await blocks(await personWith('dashboard.view', 'products.view')))).toEqual(['low_stock']);
    expect(Object.keys(await blocks(await personWith('dashboard.view', 'accounting.expenses')))).toEqual(['bills']);
    expect(await blocks(await personWith('dashboard.view'))).toEqual({});
  });

  it('says how full the time of people is', async () => {
    const { body } = await world.call(dashboardContract.get_appointments, {}, { as: salon.owner });
    expect(body.occupancy!.open).toBeGreaterThan(0);
    expect(body.occupancy!.booked).toBe(0);
  });

  it('keeps each part to those with its right', async () => {
    const as = await personWith('dashboard.view');
    for (const endpoint of ['get_sales', 'get_customers', 'get_appointments'] as const)
      expect((await world.call(dashboardContract[endpoint], {}, { as })).status).toBe(403);
    const nobody = await personWith('customers.view');
    expect((await world.call(dashboardContract.get_customers, {}, { as: nobody })).status).toBe(403);
  });
});
