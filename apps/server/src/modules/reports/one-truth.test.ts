import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { addDays, addMonths, endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { creditService } from '../../../test/money/hand-made-notes';
import { assertOneTruth } from '../../../test/money/one-truth';
import { cash, openMoneySalon, productLine, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { runChecks } from '../ledger-checks';

const OF_EXPENSES: readonly string[] = [
  'journals',
  'ledger-days',
  'sales-in-ledger',
  'expenses',
  'expenses-in-ledger',
  'payables-in-ledger',
  'stock',
  'stock-in-ledger',
];

describe('whatever is sold and spent', () => {
  let world: World;
  let salon: MoneySalon;
  let today: string;
  let type_id: number;
  beforeAll(async () => {
    world = await openWorld();
    salon = await openMoneySalon(world);
    const { body } = await world.call(expensesContract.options, {}, { as: salon.owner });
    today = body.today;
    type_id = body.types[0]!.id;
    await rowsOf(world, 'update products set initial_quantity = 1000 where account_id = 2001');
  });
  afterAll(() => world.close());

  const deeds = {
    service: () => sell(world, salon),
    products: () =>
      sell(world, salon, { lines: [productLine(salon, 2)], payments: [cash(10_000)], expected_payable: 10_000 }),
    discount: () =>
      sell(world, salon, {
        lines: [serviceLine(salon, 1, { discount_amount: 1_234 })],
        payments: [{ method: 'transfer', amount: 8_766 }],
        expected_payable: 8_766,
      }),
    package: () =>
      sell(world, salon, {
        customer_id: salon.customers[0]!,
        lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
        payments: [cash(15_000)],
        expected_payable: 15_000,
      }),
    debt: () => sell(world, salon, { customer_id: salon.customers[1]!, payments: [cash(4_000)] }),
    note: async () => {
      const { body } = await sell(world, salon);
      await creditService(world, salon, body.id);
    },
    bill: () =>
      world.call(
        expensesContract.add,
        {
          type_id,
          invoice_date: addDays(today, -20),
          net: 90_001,
          vat: 4_500,
          bill_from: addMonths(today, -2),
          bill_to: addMonths(today, 2),
          payments: [{ method: 'cash', amount: 30_000 }],
        },
        { as: salon.owner },
      ),
    goods: () =>
      world.call(
        stockContract.receive,
        {
          invoice_date: addDays(today, -15),
          vat: 230,
          lines: [{ product_id: salon.products[0]!, quantity: 3, unit_cost: 1_533 }],
          payments: [{ method: 'cash', amount: 1_000 }],
        },
        { as: salon.owner },
      ),
    slip: async () => {
      const line = { product_id: salon.products[0]!, quantity: 2, unit_cost: 9_999 };
      const { body } = await world.call(stockContract.receive, { lines: [line] }, { as: salon.owner });
      await world.call(stockContract.cancel_receipt, { id: body.id, reason: 'Slip' }, { as: salon.owner });
    },
    untaxed: () => world.call(expensesContract.add, { type_id, invoice_date: today, net: 777 }, { as: salon.owner }),
  };
  type Deed = keyof typeof deeds;

  it('is one truth in every report, over any days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(deeds) as Deed[])), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 70 }),
        fc.integer({ min: 0, max: 70 }),
        async (done, before, after) => {
          for (const deed of done) await deeds[deed]();
          const span = { from: addDays(today, -before), to: addDays(today, after) };
          await assertOneTruth(world, 2001, salon.owner, span);
        },
      ),
      { numRuns: 6, examples: [[Object.keys(deeds) as Deed[], 60, 0]] },
    );
    // Notes made by hand leave their papers alone; the books of expenses are whole.
    const broken = (await asPlatform(world.services, (tx) => runChecks(tx, 2001))).map(({ check }) => check);
    expect(broken.filter((check) => OF_EXPENSES.includes(check))).toEqual([]);
  });
});

describe('the demo world', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ demo: true });
  });
  afterAll(() => world.close());

  it.each([
    [1001, 'owner@glow.demo'],
    [1002, 'owner@nawras.demo'],
  ])('is one truth in salon %i: a year, a month, a week, a day', { timeout: 60_000 }, async (account, login) => {
    const as = await tokenOf(world, await personOf(world, login));
    const today = (await world.call(expensesContract.options, {}, { as })).body.today;
    const month = addMonths(startOfMonth(today), -1);
    for (const span of [
      { from: addDays(today, -360), to: today },
      { from: month, to: endOfMonth(month) },
      { from: addDays(today, -6), to: today },
      { from: today, to: today },
    ])
      await assertOneTruth(world, account, as, span);
    expect(await asPlatform(world.services, (tx) => runChecks(tx, account))).toEqual([]);
    const { body } = await world.call(expensesContract.waiting, {}, { as });
    expect([body.overdue, body.due, body.proposed].map(({ count }) => count > 0)).toEqual([true, true, true]);
  });
});
