import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { addPerson, rowsOf, tokenOf } from '../../../../test/people';
import {
  cash,
  ledgerOf,
  openMoneySalon,
  productLine,
  sell,
  serviceLine,
  type MoneySalon,
} from '../../../../test/money-salon';
import { openWorld, type World } from '../../../../test/world';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
});
afterAll(() => world.close());

describe('an invoice', () => {
  it('is numbered from one, split by the rules of the country and balanced in the ledger', async () => {
    const { status, body } = await sell(world, salon);
    expect(body).toMatchObject({ number: 1, payable: 10_000, open: 0, change: 0 });
    expect(status).toBe(200);
    const [invoice] = await rowsOf(world, 'select subtotal, vat, total, paid, day from invoices where id = $1', [
      body.id,
    ]);
    expect(invoice).toMatchObject({ subtotal: 9_524, vat: 476, total: 10_000, paid: 10_000 });
    expect(await ledgerOf(world, 2001)).toEqual({ 1100: 10_000, 2200: -476, 4100: -9_524 });
  });

  it('is one, however often the same key asks', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => sell(world, salon, {}, { key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body.number).toBe(2);
  });

  it('takes products from stock, at what they cost', async () => {
    const { body } = await sell(world, salon, {
      lines: [productLine(salon, 3), serviceLine(salon)],
      payments: [cash(25_000)],
      expected_payable: 25_000,
    });
    expect(body.number).toBe(3);
    const [stock] = await rowsOf(world, 'select quantity, worth from product_stocks where product_id = $1', [
      salon.products[0],
    ]);
    expect(stock).toEqual({ quantity: 7, worth: 14_000 });
    expect(await ledgerOf(world, 2001)).toMatchObject({ 1300: 14_000, 5100: 6_000, 3100: -20_000 });
  });

  it.each([
    ['a total the till did not show', { expected_payable: 9_000 }, 'INVOICE_TOTAL_CHANGED'],
    ['too much money', { payments: [cash(11_000)] }, 'PAYMENTS_EXCEED_TOTAL'],
    [
      'a method the salon does not take',
      { payments: [{ method: 'cheque', amount: 10_000 }] },
      'PAYMENT_METHOD_NOT_TAKEN',
    ],
    ['a walk-in on credit', { payments: [] }, 'INVOICE_NEEDS_CUSTOMER'],
    ['a card nobody has', { gift_card: 'NOSUCHCARD' }, 'GIFT_CARD_NOT_EXIST'],
    ['a code nobody made', { code: 'NOSUCH' }, 'DISCOUNT_CODE_NOT_EXIST'],
    ['a bill that was not put aside', { held_bill_id: 999 }, 'HELD_BILL_GONE'],
  ] as const)('is refused with %s, and nothing is written', async (_what, wrong, code) => {
    const before = await rowsOf(world, 'select last_number from invoice_series where account_id = 2001');
    expect((await sell(world, salon, wrong as never)).body.code).toBe(code);
    expect(await rowsOf(world, 'select last_number from invoice_series where account_id = 2001')).toEqual(before);
  });

  it('needs the right for each thing it does', async () => {
    const only = async (...more: Parameters<typeof toPermissionMap>[0]) =>
      tokenOf(
        world,
        await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.view', 'billing.sell', ...more])),
      );
    const cheap = {
      lines: [serviceLine(salon, 0, { unit_price: 5_000 })],
      payments: [cash(5_000)],
      expected_payable: 5_000,
    };
    expect((await sell(world, salon, cheap, { as: await only() })).body.code).toBe('no_permission');
    expect((await sell(world, salon, cheap, { as: await only('billing.change-price') })).status).toBe(200);
    const product = { lines: [productLine(salon)], payments: [cash(5_000)], expected_payable: 5_000 };
    expect((await sell(world, salon, product, { as: await only() })).body.code).toBe('no_permission');
    const debt = { customer_id: salon.customers[0]!, payments: [cash(4_000)] };
    expect((await sell(world, salon, debt, { as: await only() })).body.code).toBe('PAYMENTS_NOT_EQUAL_TOTAL');
    const owed = await sell(world, salon, debt, { as: await only('billing.debt') });
    expect(owed.body).toMatchObject({ open: 6_000 });
    expect(await rowsOf(world, 'select open_amount from receivables')).toEqual([{ open_amount: 6_000 }]);
  });

  it('sells a package as a debt of the salon, and earns it use by use', async () => {
    const customer_id = salon.customers[1]!;
    const sold = await sell(world, salon, {
      customer_id,
      lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
      payments: [cash(15_000)],
      expected_payable: 15_000,
    });
    expect(sold.status).toBe(200);
    const net = (await rowsOf<{ value: number }>(world, 'select value from customer_packages'))[0]!.value;
    expect((await ledgerOf(world, 2001))[2120]).toBe(-net);
    const [bought] = await rowsOf<{ id: number }>(world, 'select id from customer_packages');
    const use = (which: number) =>
      sell(world, salon, {
        customer_id,
        lines: [{ ...serviceLine(salon, which), kind: 'package_use', customer_package_id: bought!.id, unit_price: 0 }],
        payments: [],
        expected_payable: 0,
      });
    expect((await use(0)).status).toBe(200);
    expect((await use(0)).body.code).toBe('PACKAGE_NOT_LEFT');
    expect((await use(1)).status).toBe(200);
    expect((await ledgerOf(world, 2001))[2120]).toBeUndefined();
    expect((await ledgerOf(world, 2001))[4120]).toBe(-net);
  });
});
