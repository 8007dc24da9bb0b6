import { loyaltyContract as loyalty } from '@rawnaq/domain/loyalty/loyalty.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
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
  await rules({ loyalty_active: true, points_per_unit: 1, point_value: 5, least_points: 100 });
});
afterAll(() => world.close());

async function rules(change: object): Promise<void> {
  const { body } = await world.call(settingsContract.get_accounting, {}, { as: salon.owner });
  const { values } = body;
  const saved = await world.call(
    settingsContract.save_accounting,
    { ...values, trn: '100234567800003', ...change } as never,
    {
      as: salon.owner,
    },
  );
  expect(saved.status).toBe(200);
}

/** Sells for so many whole units, each of them a point. */
async function earn(customer_id: number, points: number): Promise<void> {
  const price = points * 100;
  const bill = {
    customer_id,
    lines: [serviceLine(salon, 0, { unit_price: price })],
    payments: [cash(price)],
    expected_payable: price,
  };
  expect((await sell(world, salon, bill)).body).toMatchObject({ points_earned: points });
}
const turn = (customer_id: number, points: number, as = salon.owner) =>
  world.call(loyalty.turn, { customer_id, points }, { as });
const pointsOf = async (customer_id: number): Promise<number> =>
  (
    await rowsOf<{ points: number }>(world, 'select points from customer_balances where customer_id = $1', [
      customer_id,
    ])
  )[0]!.points;
/** What the purse says is what the entries say, whatever happened. */
async function assertAgrees(customer_id: number): Promise<void> {
  const [sums] = await rowsOf<{ open: string; moved: string }>(
    world,
    `select sum(open_points)::bigint as open, sum(points)::bigint as moved from loyalty_entries
     where customer_id = $1`,
    [customer_id],
  );
  const points = await pointsOf(customer_id);
  expect([Number(sums!.open), Number(sums!.moved)]).toEqual([points, points]);
}

describe('points', () => {
  it('become a voucher of the customer, oldest first, and a debt of the salon', async () => {
    const customer = salon.customers[0]!;
    await earn(customer, 80);
    await earn(customer, 120);
    const turned = await turn(customer, 150);
    expect(turned.body).toMatchObject({ value: 750, points: 150 });
    expect(await pointsOf(customer)).toBe(50);
    await assertAgrees(customer);
    const open = await rowsOf(
      world,
      'select open_points from loyalty_entries where customer_id = $1 and kind = 1 order by id',
      [customer],
    );
    expect(open).toEqual([{ open_points: 0 }, { open_points: 50 }]);
    expect(await ledgerOf(world, 2001)).toMatchObject({ 2130: -750, 5400: 750 });

    const other = { customer_id: salon.customers[1]!, gift_card: turned.body.code, payments: [cash(9_250)] };
    expect((await sell(world, salon, { ...other, expected_payable: 9_250 })).body.code).toBe(
      'GIFT_CARD_OF_ANOTHER_CUSTOMER',
    );
    const used = await sell(world, salon, { ...other, customer_id: customer, expected_payable: 9_250 });
    expect(used.status).toBe(200);
    expect((await ledgerOf(world, 2001))[2130]).toBeUndefined();
  });

  it('are refused below the least, above what she has, without the right, and of strangers', async () => {
    const customer = salon.customers[0]!;
    await earn(customer, 100);
    const had = await pointsOf(customer);
    expect((await turn(customer, 99)).body.code).toBe('LOYALTY_POINTS_TOO_FEW');
    expect((await turn(customer, had + 1)).body).toMatchObject({ code: 'LOYALTY_POINTS_NOT_ENOUGH' });
    expect((await turn(customer, -100)).status).toBe(422);
    expect((await turn(customer, 100.5)).status).toBe(422);
    expect((await turn(999_999, 100)).body.code).toBe('CUSTOMER_NOT_EXIST');
    const looker = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.view'])));
    expect((await turn(customer, 100, looker)).status).toBe(403);
    const stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await turn(customer, 100, stranger)).body.code).toBe('CUSTOMER_NOT_EXIST');
    expect(await pointsOf(customer)).toBe(had);
  });

  it('are never spent twice, however many want them at once', async () => {
    const customer = salon.customers[2]!;
    await earn(customer, 350);
    const answers = await Promise.all(Array.from({ length: 32 }, () => turn(customer, 100)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await pointsOf(customer)).toBe(50);
    await assertAgrees(customer);
  });

  it('are shown with what moved them', async () => {
    const customer_id = salon.customers[2]!;
    const standing = await world.call(loyalty.get_standing, { customer_id }, { as: salon.owner });
    expect(standing.body).toEqual({
      loyalty_active: true,
      points: 50,
      least_points: 100,
      point_value: 5,
      ending_points: 0,
    });
    const list = await world.call(loyalty.get_records, { 'f.customer_id': String(customer_id) }, { as: salon.owner });
    expect(list.body.records.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([-100, -100, -100, 350]);
    expect(list.body.sums).toEqual({ points: 50 });
  });

  it('can’t be turned while the salon does not want it', async () => {
    await rules({ loyalty_active: false });
    expect((await turn(salon.customers[0]!, 100)).body.code).toBe('LOYALTY_NOT_ACTIVE');
    await rules({ loyalty_active: true });
  });

  it('run out at night, once, and so does the voucher they became', async () => {
    await rules({ points_expire_after_months: 1 });
    const customer = salon.customers[1]!;
    await earn(customer, 300);
    await turn(customer, 100);
    const before = await ledgerOf(world, 2001);
    expect(before[2130]).toBeLessThan(0);
    await runJob(world.services, 'expire-points');
    expect(await pointsOf(customer)).toBe(200);
    world.advance(40 * DAY);
    for (const _ of [1, 2]) {
      await runJob(world.services, 'expire-points');
      await runJob(world.services, 'expire-gift-cards');
    }
    expect(await pointsOf(customer)).toBe(0);
    await assertAgrees(customer);
    const after = await ledgerOf(world, 2001);
    expect((after[2130] ?? 0) - before[2130]!).toBe(500);
    expect(before[5400]! - (after[5400] ?? 0)).toBe(500);
    // Those without an end stay.
    expect(await pointsOf(salon.customers[2]!)).toBe(50);
  });
});
