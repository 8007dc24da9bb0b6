import { customerPackagesContract as packages } from '@rawnaq/domain/customer-packages/customer-packages.contract';
import { nameKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, ledgerOf, openMoneySalon, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await openWorld({ poolSize: 12 });
  salon = await openMoneySalon(world);
});
afterAll(() => world.close());

const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');
const platform = (statement: string, values: unknown[] = []) => world.services.pools.platform.query(statement, values);

async function buy(customer_id: number, expires_on: string | null = null): Promise<number> {
  await platform('update offers set expires_on = $1 where id = $2', [expires_on, salon.offer]);
  const sold = await sell(world, salon, {
    customer_id,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [cash(15_000)],
    expected_payable: 15_000,
  });
  expect(sold.status).toBe(200);
  const [bought] = await rowsOf<{ id: number }>(world, 'select max(id) as id from customer_packages');
  return Number(bought!.id);
}
const use = (customer_id: number, customer_package_id: number, which = 0) =>
  sell(world, salon, {
    customer_id,
    lines: [{ ...serviceLine(salon, which), kind: 'package_use', customer_package_id, unit_price: 0 }],
    payments: [],
    expected_payable: 0,
  });
const report = async (more: object = {}) => {
  const answer = await world.call(reportsContract.get_records, { id: 'unused-packages', ...more }, { as: salon.owner });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('packages of customers', () => {
  it('are listed with what was used, what is left and what it is worth', async () => {
    const [first, second] = salon.customers as [number, number];
    const id = await buy(first, addDays(today(), 10));
    await buy(second);
    expect((await use(first, id)).status).toBe(200);
    const { body } = await world.call(packages.get_records, { 'f.customer_id': String(first) }, { as: salon.owner });
    expect(body.records).toMatchObject([
      {
        id,
        uses_total: 2,
        uses_done: 1,
        uses_left: 1,
        services_left: expect.stringMatching(/^Dry/),
        condition: 'expiring',
      },
    ]);
    const open = await world.call(packages.get_records, { 'f.condition': 'open' }, { as: salon.owner });
    expect(open.body.records).toMatchObject([{ customer_id: second, uses_left: 2 }]);
    const { figures, records } = await report({ 'f.customer_id': String(first) });
    expect(figures).toMatchObject({ packages: 1, uses_left: 1, expiring: 1 });
    expect(records).toHaveLength(1);
    const all = await report();
    expect(all.figures['open_value']).toBe(-(await ledgerOf(world, 2001))[2120]!);
    expect((await report({ 'f.offer_id': String(salon.offer) })).total).toBe(2);
    expect((await report({ 'f.condition': 'expired' })).total).toBe(0);
  });

  it('are seen with the right to it, and of the own salon alone', async () => {
    const nobody = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.view'])));
    expect((await world.call(packages.get_records, {}, { as: nobody })).status).toBe(403);
    const stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await world.call(packages.get_records, {}, { as: stranger })).body.total).toBe(0);
  });

  it('are not used by others, nor on holidays, nor twice at once', async () => {
    const [first, second] = salon.customers as [number, number];
    const id = await buy(first);
    expect((await use(second, id)).body.code).toBe('PACKAGE_NOT_LEFT');
    await platform(
      `insert into holidays (account_id, kind, english_name, arabic_name, starts_on, ends_on)
       values (2001, 'national_event', 'National Day', 'اليوم الوطني', $1, $2)`,
      [addDays(today(), -1), addDays(today(), 1)],
    );
    expect((await use(first, id)).body.code).toBe('OFFER_NOT_ON_HOLIDAYS');
    await platform('delete from holidays where account_id = 2001');
    const answers = await Promise.all(Array.from({ length: 32 }, () => use(first, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'PACKAGE_NOT_LEFT')).toHaveLength(31);
  });

  it('end after their last day: what is left is earned, once', async () => {
    const customer = salon.customers[2]!;
    const id = await buy(customer, addDays(today(), 1));
    const untouched = await ledgerOf(world, 2001);
    await runJob(world.services, 'expire-packages');
    expect(await ledgerOf(world, 2001)).toEqual(untouched);
    expect((await use(customer, id)).status).toBe(200);
    const [{ open_value }] = (await rowsOf<{ open_value: number }>(
      world,
      'select open_value from customer_packages where id = $1',
      [id],
    )) as [{ open_value: number }];
    expect(open_value).toBeGreaterThan(0);
    const before = await ledgerOf(world, 2001);
    world.advance(2 * DAY);
    salon.owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    expect((await use(customer, id, 1)).body.code).toBe('PACKAGE_EXPIRED');
    for (const _ of [1, 2, 3]) await runJob(world.services, 'expire-packages');
    const after = await ledgerOf(world, 2001);
    expect((after[2120] ?? 0) - before[2120]!).toBe(open_value);
    expect(after[4150]).toBe(-open_value);
    const ended = await world.call(packages.get_records, { 'f.condition': 'expired' }, { as: salon.owner });
    expect(ended.body.records).toMatchObject([{ id, uses_left: 1, open_value: 0 }]);
    expect((await report()).figures['open_value']).toBe(-after[2120]!);
  });
});

describe('packages of a customer', () => {
  it('are found by number and name, however they are written', async () => {
    const [, , third] = salon.customers as [number, number, number];
    await platform('update customers set name = $2, name_key = $3, mobile = $4, mobile_digits = $5 where id = $1', [
      third,
      'فاطمة',
      nameKeyOf('فاطمة'),
      '+971528917524',
      '971528917524',
    ]);
    await buy(third);
    const found = async (search: string) => {
      const { body } = await world.call(packages.get_records, { search }, { as: salon.owner });
      return [...new Set(body.records.map(({ customer }) => customer))];
    };
    for (const typed of ['0528917524', '052 891 7524', '٠٥٢٨٩١٧٥٢٤', '+971528917524', 'فاطمه'])
      expect([typed, await found(typed)]).toEqual([typed, ['فاطمة']]);
  });
});
