import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditNotesContract as notes } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { invoicesContract as invoices } from '@rawnaq/domain/invoices/invoices.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import {
  cash,
  ledgerOf,
  openMoneySalon,
  productLine,
  sell,
  serviceLine,
  type MoneySalon,
} from '../../../test/money-salon';
import { giftCard, setAccounting, standing } from '../../../test/money/corrections';
import { addCoupon } from '../../../test/money/money-things';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
let other: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  other = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  await rowsOf(
    world,
    `insert into discount_codes
       (account_id, code, category, percent, starts_on, max_uses, status, created_at, updated_at)
     values (2001, 'TEN', 1, 1000, '2020-01-01', 1, 1, now(), now())`,
  );
  // Stock is counted from the first piece on.
  await sell(world, salon, { lines: [productLine(salon)], payments: [cash(5_000)], expected_payable: 5_000 });
});
beforeEach(() => setAccounting(world, 2001, { loyalty_active: true }));
afterAll(() => world.close());

const credit = (invoice_id: number, more: Partial<InputOf<(typeof notes)['issue']>> = {}, as = salon.owner) =>
  world.call(notes.issue, { invoice_id, reason: 'Not satisfied', ...more }, { as });

/** A service with a discount and a code, two products, a package use, a paid card, cash and card, one salesman. */
async function richSale(customer_id: number) {
  const sold = await sell(world, salon, {
    customer_id,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [cash(15_000)],
    expected_payable: 15_000,
  });
  const [bought] = await rowsOf<{ id: number }>(world, 'select id from customer_packages where invoice_id = $1', [
    sold.body.id,
  ]);
  const card = await giftCard(world, { accountId: 2001, sold: sold.body.id, value: 5_000 });
  const before = await standing(world, 2001);
  const rich = await sell(world, salon, {
    customer_id,
    salesman_id: salon.employees[1]!,
    lines: [
      serviceLine(salon, 0, { discount_percent: 1_000 }),
      productLine(salon, 2),
      { ...serviceLine(salon, 1), kind: 'package_use', customer_package_id: bought!.id, unit_price: 0 },
      { kind: 'tip', employee_id: salon.employees[0]!, unit_price: 500 },
    ],
    code: 'TEN',
    gift_card: card.code,
    payments: [cash(7_000), { method: 'credit_card', amount: 5_600, authorization_code: '048213' }],
    expected_payable: 17_600,
  });
  expect(rich.body).toMatchObject({ payable: 17_600, open: 0 });
  return { before, id: rich.body.id, package_id: bought!.id, package_invoice: sold.body.id };
}

describe('a credit note over the whole invoice', () => {
  it('leaves ledger, stock, purse, cards, packages, codes, sales and commissions as before the sale', async () => {
    const { before, id } = await richSale(salon.customers[0]!);
    expect(await standing(world, 2001)).not.toEqual(before);
    const { status, body } = await credit(id, { refunds: [cash(7_000), { method: 'credit_card', amount: 5_600 }] });
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body).toMatchObject({ number_text: 'CN-1', payable: 17_600, points_missing: 0 });
    expect(await standing(world, 2001)).toEqual(before);
    expect((await credit(id)).body.code).toBe('CREDIT_NOTE_BEYOND_INVOICE');
  });

  it('takes it back in three notes to the same end, each by its part', async () => {
    const { before, id, package_id } = await richSale(salon.customers[0]!);
    const parts = await world.call(notes.get_invoice, { invoice_id: id }, { as: salon.owner });
    expect(parts.body).toMatchObject({ payable: 17_600, credited: 0, card: 5_000 });
    const [service, product] = parts.body.lines;
    // One of two products and the package use.
    const first = await credit(id, {
      lines: [
        { position: 2, quantity: 1 },
        { position: 3, quantity: 1 },
      ],
      refunds: [cash(product!.gross / 2)],
    });
    expect(first.status).toBe(200);
    expect(await rowsOf(world, 'select uses_left from customer_packages where id = $1', [package_id])).toEqual([
      { uses_left: 2 },
    ]);
    expect(
      await rowsOf(world, 'select quantity, worth from stock_movements where invoice_id = $1', [first.body.id]),
    ).toEqual([{ quantity: 1, worth: 2_000 }]);
    // A part of the service's price: she keeps the service.
    const half = Math.floor(service!.gross / 2);
    expect((await credit(id, { lines: [{ position: 1, amount: half }], to_balance: half })).status).toBe(200);
    const cards = await rowsOf(world, 'select status from gift_cards where used_invoice_id = $1', [id]);
    expect(cards).toEqual([{ status: 0 }]);
    const rest = 17_600 - product!.gross / 2 - half;
    // The card is whole again, and only the rest is money.
    const last = await credit(id, { refunds: [cash(rest - 5_000)] });
    expect(last.status).toBe(200);
    const after = await standing(world, 2001);
    // What went to her balance and not to the card reader is the only thing that differs.
    expect(after.ledger).toEqual({
      ...before.ledger,
      1100: (before.ledger[1100] ?? 0) + 7_000 - (17_600 - 5_000 - half),
      1110: (before.ledger[1110] ?? 0) + 5_600,
      2100: (before.ledger[2100] ?? 0) - half,
    });
    const { ledger: _l, purses: _p, sales: _s, ...same } = after;
    expect(same).toMatchObject({ stock: before.stock, packages: before.packages, commissions: before.commissions });
    await credit(id).then(({ body }) => expect(body.code).toBe('CREDIT_NOTE_BEYOND_INVOICE'));
  });

  it('lets nobody pay what is still open, and gives back only what was paid', async () => {
    const customer_id = salon.customers[2]!;
    const before = await standing(world, 2001);
    const { body } = await sell(world, salon, { customer_id, payments: [cash(4_000)] });
    expect((await credit(body.id, { refunds: [cash(10_000)] })).body.code).toBe('REFUND_NOT_EQUAL_CREDIT');
    expect((await credit(body.id, { refunds: [cash(4_000)] })).status).toBe(200);
    expect(await standing(world, 2001)).toEqual(before);
  });

  it('takes an unused package back, and none that was used', async () => {
    const customer_id = salon.customers[1]!;
    const before = await standing(world, 2001);
    const sale = {
      customer_id,
      lines: [{ kind: 'package' as const, offer_id: salon.offer, unit_price: 15_000, quantity: 2 }],
      payments: [cash(30_000)],
      expected_payable: 30_000,
    };
    const { body } = await sell(world, salon, sale);
    expect((await credit(body.id, { lines: [{ position: 1, amount: 100 }] })).body.code).toBe('CREDITED_BY_PIECE');
    const [bought] = await rowsOf<{ id: number }>(
      world,
      'select id from customer_packages where invoice_id = $1 order by id',
      [body.id],
    );
    const use = await sell(world, salon, {
      customer_id,
      lines: [{ ...serviceLine(salon), kind: 'package_use', customer_package_id: bought!.id, unit_price: 0 }],
      payments: [],
      expected_payable: 0,
    });
    expect((await credit(body.id, { refunds: [cash(30_000)] })).body.code).toBe('PACKAGE_ALREADY_USED');
    expect((await credit(body.id, { lines: [{ position: 1, quantity: 1 }], refunds: [cash(15_000)] })).status).toBe(
      200,
    );
    expect((await credit(use.body.id)).status).toBe(200);
    expect((await credit(body.id, { refunds: [cash(15_000)] })).status).toBe(200);
    const after = await standing(world, 2001);
    expect(after.ledger).toEqual(before.ledger);
    expect(after.sales).toEqual(before.sales);
  });

  it('ends the card of a gift-card sale, unless somebody has used it', async () => {
    const sold = await giftCard(world, { accountId: 2001, value: 8_000 });
    const [ledger, { sales }] = [await ledgerOf(world, 2001), await standing(world, 2001)];
    const { status } = await credit(sold.invoice_id, { refunds: [cash(8_000)] });
    expect(status).toBe(200);
    expect((await standing(world, 2001)).sales).toEqual(sales);
    expect((await ledgerOf(world, 2001))[2110] ?? 0).toBe((ledger[2110] ?? 0) + 8_000);
    expect((await sell(world, salon, { gift_card: sold.code, payments: [cash(2_000)] })).body.code).toBe(
      'GIFT_CARD_EXPIRED',
    );
    const used = await giftCard(world, { accountId: 2001, value: 8_000 });
    expect((await sell(world, salon, { gift_card: used.code, payments: [cash(2_000)] })).status).toBe(200);
    expect((await credit(used.invoice_id, { refunds: [cash(8_000)] })).body.code).toBe('GIFT_CARD_USED');
  });

  it('takes no more points than there are, and says what is missing', async () => {
    const customer_id = salon.customers[2]!;
    const { body } = await sell(world, salon, { customer_id });
    await rowsOf(world, 'update customer_balances set points = 30 where account_id = 2001 and customer_id = $1', [
      customer_id,
    ]);
    const note = await credit(body.id, { refunds: [cash(10_000)] });
    expect(note.body).toMatchObject({ points_removed: 30, points_missing: 70 });
    const purse = await rowsOf(
      world,
      'select points from customer_balances where account_id = 2001 and customer_id = $1',
      [customer_id],
    );
    expect(purse).toEqual([{ points: 0 }]);
  });

  it('returns what was paid from the balance, with the deposits behind it', async () => {
    const customer_id = salon.customers[1]!;
    const deposit = await sell(world, salon, { customer_id });
    await rowsOf(
      world,
      `insert into deposits (account_id, invoice_id, customer_id, amount, vat, open_amount, open_vat, created_at)
       values (2001, $1, $2, 4000, 190, 4000, 190, now())`,
      [deposit.body.id, customer_id],
    );
    await rowsOf(world, 'update customer_balances set balance = 6000 where account_id = 2001 and customer_id = $1', [
      customer_id,
    ]);
    const left = () =>
      rowsOf(world, 'select open_amount, open_vat from deposits where invoice_id = $1', [deposit.body.id]);
    const before = await standing(world, 2001);
    const { body } = await sell(world, salon, { customer_id, balance_used: 5_000, payments: [cash(5_000)] });
    expect(await left()).toEqual([{ open_amount: 0, open_vat: 0 }]);
    expect((await credit(body.id, { refunds: [cash(5_000)], to_balance: 5_000 })).status).toBe(200);
    expect(await standing(world, 2001)).toEqual(before);
    expect(await left()).toEqual([{ open_amount: 4_000, open_vat: 190 }]);
  });

  it('keeps damaged goods off the shelf', async () => {
    const shelf = () => rowsOf(world, 'select quantity from product_stocks where product_id = $1', [salon.products[0]]);
    const { body } = await sell(world, salon, {
      lines: [productLine(salon)],
      payments: [cash(5_000)],
      expected_payable: 5_000,
    });
    const before = await shelf();
    expect((await credit(body.id, { restock: false, refunds: [cash(5_000)] })).status).toBe(200);
    expect(await shelf()).toEqual(before);
  });
});

describe('a credit is never beyond its invoice', () => {
  it('not by eight people at once', async () => {
    const { body } = await sell(world, salon, {
      lines: [serviceLine(salon, 0, { unit_price: 10_000, quantity: 3 })],
      payments: [cash(30_000)],
      expected_payable: 30_000,
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        credit(body.id, { lines: [{ position: 1, quantity: 1 }], refunds: [cash(10_000)] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.map((one) => one.body.code))).toEqual(new Set([undefined, 'CREDIT_NOTE_BEYOND_INVOICE']));
    const sums = await rowsOf(world, 'select sum(payable)::int as sum from invoices where original_id = $1', [body.id]);
    expect(sums).toEqual([{ sum: 30_000 }]);
  });

  it.each([
    ['more pieces than were sold', { lines: [{ position: 1, quantity: 2 }] }, 'CREDIT_NOTE_BEYOND_INVOICE'],
    ['more money than it cost', { lines: [{ position: 1, amount: 10_001 }] }, 'CREDIT_NOTE_BEYOND_INVOICE'],
    ['a line it does not have', { lines: [{ position: 9, quantity: 1 }] }, 'CREDIT_NOTE_BEYOND_INVOICE'],
    ['less money back', { refunds: [{ method: 'cash', amount: 1 }] }, 'REFUND_NOT_EQUAL_CREDIT'],
    ['a balance nobody has', { to_balance: 10_000 }, 'INVOICE_NEEDS_CUSTOMER'],
    ['a method nobody takes', { refunds: [{ method: 'cheque', amount: 10_000 }] }, 'PAYMENT_METHOD_NOT_TAKEN'],
    ['both pieces and money', { lines: [{ position: 1, quantity: 1, amount: 1 }] }, 'INVALID_INPUT'],
    ['a negative amount', { lines: [{ position: 1, amount: -1 }] }, 'INVALID_INPUT'],
    ['no reason', { reason: ' ' }, 'INVALID_INPUT'],
  ] as const)('nor with %s, and nothing is written', async (_what, wrong, code) => {
    const { body } = await sell(world, salon);
    const before = await standing(world, 2001);
    expect((await credit(body.id, wrong as never)).body.code).toBe(code);
    expect(await standing(world, 2001)).toEqual(before);
  });

  it('belongs to its salon, and to those who may', async () => {
    const { body } = await sell(world, salon);
    expect((await credit(body.id, { refunds: [cash(10_000)] }, other.owner)).status).toBe(404);
    for (const call of [
      world.call(notes.get_invoice, { invoice_id: body.id }, { as: other.owner }),
      world.call(notes.debit, { invoice_id: body.id, amount: 100, reason: 'x' }, { as: other.owner }),
      world.call(notes.cancel, { id: body.id, reason: 'x' }, { as: other.owner }),
      world.call(invoices.get_record, { id: body.id }, { as: other.owner }),
    ])
      expect((await call).body.code).toBe('INVOICE_NOT_EXIST');
    const seller = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        2001,
        toPermissionMap(['accounting.total-sales', 'accounting.cancel-invoice']),
      ),
    );
    expect((await credit(body.id, { refunds: [cash(10_000)] }, seller)).status).toBe(403);
    const clerk = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['accounting.total-sales', 'accounting.credit-note'])),
    );
    expect((await world.call(notes.cancel, { id: body.id, reason: 'x' }, { as: clerk })).status).toBe(403);
    expect((await credit(body.id, { refunds: [cash(10_000)] }, clerk)).status).toBe(200);
  });
});

describe('a commission', () => {
  const entriesOf = (id: number) =>
    rowsOf<{ employee_id: number; amount: number; is_absorbed: boolean }>(
      world,
      'select employee_id, amount, is_absorbed from commission_entries where invoice_id = $1 order by position',
      [id],
    );
  const twoServices = { lines: () => [serviceLine(salon, 0, { quantity: 2 }), serviceLine(salon, 1)], total: 30_000 };
  const sold = () =>
    sell(world, salon, {
      lines: twoServices.lines(),
      payments: [cash(twoServices.total)],
      expected_payable: twoServices.total,
    });

  it('goes back by line and employee, in part with a part', async () => {
    const { body } = await sold();
    const [first, second] = await entriesOf(body.id);
    const note = await credit(body.id, { lines: [{ position: 1, quantity: 1 }], refunds: [cash(10_000)] });
    const [back, ...none] = await entriesOf(note.body.id);
    expect(none).toEqual([]);
    expect(back).toMatchObject({ employee_id: first!.employee_id, is_absorbed: false });
    expect(Math.abs(back!.amount + first!.amount / 2)).toBeLessThanOrEqual(1);
    const rest = await credit(body.id, { refunds: [cash(20_000)] });
    expect(await entriesOf(rest.body.id)).toEqual([
      { employee_id: first!.employee_id, amount: -(first!.amount + back!.amount), is_absorbed: false },
      { employee_id: second!.employee_id, amount: -second!.amount, is_absorbed: false },
    ]);
  });

  it('is borne by the salon where it says so, and shown as such', async () => {
    const { body } = await sold();
    await setAccounting(world, 2001, { commission_absorbed: true });
    const note = await credit(body.id, { lines: [{ position: 2, quantity: 1 }], refunds: [cash(10_000)] });
    const given = (await entriesOf(body.id))[1]!;
    expect(await entriesOf(note.body.id)).toEqual([
      { employee_id: given.employee_id, amount: -given.amount, is_absorbed: true },
    ]);
  });
});

it('a coupon that is free again and used elsewhere is not freed a second time', async () => {
  const coupon = await addCoupon(world, salon);
  const reduced = { code: coupon, lines: [productLine(salon)], payments: [cash(4_500)], expected_payable: 4_500 };
  const first = (await sell(world, salon, reduced)).body.id;
  const money = { lines: [{ position: 1, amount: 4_500 }], refunds: [cash(4_500)] };
  expect((await credit(first, money)).status).toBe(200);
  const second = (await sell(world, salon, reduced)).body.id;
  expect((await credit(first, { lines: [{ position: 1, quantity: 1 }] })).status).toBe(200);
  expect(await rowsOf(world, 'select used_invoice_id from coupons where code = $1', [coupon])).toEqual([
    { used_invoice_id: second },
  ]);
});
