import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { customerMoneyContract } from '@rawnaq/domain/customer-money/customer-money.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import { penaltiesContract } from '@rawnaq/domain/penalties/penalties.contract';
import { asPlatform } from '../../services';
import { runChecks } from '../ledger-checks';
import { cash, ledgerOf, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
let ksa: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  await rowsOf(world, "update accounts set country = 'SA', currency = 'SAR' where id = 2002");
  ksa = await openMoneySalon(world, 2002, 'b@test.rawnaq');
});
afterAll(() => world.close());

const deposit = (
  where: MoneySalon,
  customer_id: number,
  amount: number,
  more: Partial<InputOf<(typeof paymentsContract)['add_deposit']>> = {},
  as = where.owner,
) => world.call(paymentsContract.add_deposit, { customer_id, payments: [cash(amount)], ...more }, { as });
const moneyOf = async (where: MoneySalon, customer_id: number) =>
  (await world.call(customerMoneyContract.get_record, { customer_id }, { as: where.owner })).body;
let made = 0;
const newCustomer = async (where: MoneySalon): Promise<number> => {
  made += 1;
  const mobile = `+9715012${String(made).padStart(5, '0')}`;
  return (await world.call(customersContract.add, { name: 'Noura', mobile } as never, { as: where.owner })).body.id;
};
const paymentOf = async (invoice: number): Promise<number> =>
  (await rowsOf<{ id: number }>(world, 'select id from payments where invoice_id = $1', [invoice]))[0]!.id;
const cancel = (id: number, as = salon.owner) =>
  world.call(paymentsContract.cancel, { id, reason: 'Changed her mind' }, { as });
const only = async (where: MoneySalon, ...rights: Parameters<typeof toPermissionMap>[0]) =>
  tokenOf(world, await addPerson(world, 'merchant', where.accountId, toPermissionMap(rights)));
/** The sum of all balances is what the ledger owes to customers. */
const balanced = async (accountId: number): Promise<void> => {
  const [row] = await rowsOf<{ sum: string }>(
    world,
    'select coalesce(sum(balance), 0) as sum from customer_balances where account_id = $1',
    [accountId],
  );
  const [entries] = await rowsOf<{ sum: string }>(
    world,
    'select coalesce(sum(amount), 0) as sum from balance_entries where account_id = $1',
    [accountId],
  );
  expect(Number(entries!.sum)).toBe(Number(row!.sum));
  expect((await ledgerOf(world, accountId))[2100] ?? 0).toBe(Number(row!.sum) === 0 ? 0 : -Number(row!.sum));
};
/** Everything that must be true of a salon's money. */
const agrees = async (accountId: number): Promise<void> =>
  expect(await asPlatform(world.services, (tx) => runChecks(tx, accountId))).toEqual([]);

describe('a deposit', () => {
  it('is a numbered paper of its own and raises the balance; it has no VAT outside of the Kingdom', async () => {
    const customer = await newCustomer(salon);
    const { status, body } = await deposit(salon, customer, 20_000, { note: 'For the wedding' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number_text: 'D-1', amount: 20_000, balance: 20_000 });
    const [paper] = await rowsOf(world, 'select kind, series, vat, total, paid from invoices where id = $1', [body.id]);
    expect(paper).toEqual({ kind: 3, series: 4, vat: 0, total: 20_000, paid: 20_000 });
    expect(await rowsOf(world, 'select source, amount, status from payments where invoice_id = $1', [body.id])).toEqual(
      [{ source: 1, amount: 20_000, status: 1 }],
    );
    expect(await ledgerOf(world, 2001)).toEqual({ 1100: 20_000, 2100: -20_000 });
    expect(await rowsOf(world, 'select 1 from sales_days where account_id = 2001')).toEqual([]);
    const money = await moneyOf(salon, customer);
    expect(money).toMatchObject({ balance: 20_000, deposits: [{ number: 'D-1', open: 20_000 }] });
  });

  it('makes its visit paid when what was asked for is covered, and owing again when it is cancelled', async () => {
    const customer = await newCustomer(salon);
    const [visit] = await rowsOf<{ id: number }>(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit)
      values (2001, 'dep1', $1, now() + interval '2 days', now() + interval '49 hours', 20000, 5000) returning id`,
      [customer],
    );
    const state = async () =>
      (await rowsOf(world, 'select payment_status from appointments where id = $1', [visit!.id]))[0];
    const appointment_id = visit!.id;
    expect((await deposit(salon, salon.customers[0]!, 5_000, { appointment_id })).body.code).toBe(
      'DEPOSIT_OF_ANOTHER_CUSTOMER',
    );
    await deposit(salon, customer, 3_000, { appointment_id });
    expect(await state()).toEqual({ payment_status: 0 });
    const { body } = await deposit(salon, customer, 2_000, { appointment_id });
    expect(await state()).toEqual({ payment_status: 1 });
    expect((await cancel(await paymentOf(body.id))).status).toBe(200);
    expect(await state()).toEqual({ payment_status: 0 });
    await rowsOf(world, 'update appointments set status = 0, cancelled_at = now() where id = $1', [visit!.id]);
    expect((await deposit(salon, customer, 2_000, { appointment_id })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it('is refused without the right, of a foreign customer, for a foreign visit, or in a way nobody takes', async () => {
    const customer = await newCustomer(salon);
    expect((await deposit(salon, customer, 100, {}, await only(salon, 'billing.view'))).status).toBe(403);
    expect((await deposit(salon, ksa.customers[0]!, 100)).body.code).toBe('CUSTOMER_NOT_EXIST');
    const [foreign] = await rowsOf<{ id: number }>(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total)
      values (2002, 'dep2', $1, now() + interval '2 days', now() + interval '49 hours', 20000) returning id`,
      [ksa.customers[0]],
    );
    expect((await deposit(salon, customer, 100, { appointment_id: foreign!.id })).body.code).toBe('NOT_FOUND');
    const refused = async (payment: object) =>
      (await deposit(salon, customer, 100, { payments: [payment as never] })).body;
    expect(await refused({ method: 'cheque', amount: 100 })).toMatchObject({ code: 'PAYMENT_METHOD_NOT_TAKEN' });
    expect(await refused({ ...cash(100), tendered: 50 })).toMatchObject({ code: 'CASH_BELOW_PAYMENT' });
    expect((await deposit(salon, customer, 0)).status).toBe(422);
    expect((await deposit(salon, customer, 10.5)).status).toBe(422);
    expect((await deposit(salon, customer, 100, { payments: [{ method: 'credit_card', amount: 100 }] })).status).toBe(
      422,
    );
    expect((await moneyOf(salon, customer)).balance).toBe(0);
  });

  it('can be cancelled once, by whoever may, and nothing else can', async () => {
    const customer = await newCustomer(salon);
    const { body } = await deposit(salon, customer, 4_000);
    const id = await paymentOf(body.id);
    expect((await cancel(id, await only(salon, 'accounting.payments'))).status).toBe(403);
    expect((await cancel(id, ksa.owner)).body.code).toBe('NOT_FOUND');
    const before = await ledgerOf(world, 2001);
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await cancel(id)).body).toMatchObject({
      code: 'PAYMENT_ALREADY_CANCELLED',
      message: 'This payment was already cancelled',
    });
    const after = await ledgerOf(world, 2001);
    expect(after[1100]! - before[1100]!).toBe(-4_000);
    expect(
      await rowsOf(world, 'select event from journals where reverses is not null and payment_id = $1', [id]),
    ).toEqual([{ event: 4 }]);
    const bill = await sell(world, salon);
    expect((await cancel(await paymentOf(bill.body.id))).body).toMatchObject({
      code: 'PAYMENT_IS_NOT_DEPOSIT',
      message: 'Only deposit payments can be cancelled',
    });
    await balanced(2001);
  });

  it('that was used can not be cancelled, and one that is cancelled while it is used goes one way only', async () => {
    const customer_id = await newCustomer(salon);
    const used = await deposit(salon, customer_id, 10_000);
    expect((await sell(world, salon, { customer_id, balance_used: 4_000, payments: [cash(6_000)] })).status).toBe(200);
    expect((await cancel(await paymentOf(used.body.id))).body.code).toBe('DEPOSIT_ALREADY_USED');

    for (let round = 0; round < 4; round += 1) {
      const racer = await newCustomer(salon);
      const { body } = await deposit(salon, racer, 10_000);
      const id = await paymentOf(body.id);
      const [spent, cancelled] = await Promise.all([
        sell(world, salon, { customer_id: racer, balance_used: 10_000, payments: [] }),
        cancel(id),
      ]);
      expect([spent.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
      expect((await moneyOf(salon, racer)).balance).toBe(0);
    }
    await balanced(2001);
  });

  it('is spent once by many tills', async () => {
    const customer_id = await newCustomer(salon);
    await deposit(salon, customer_id, 30_000);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => sell(world, salon, { customer_id, balance_used: 10_000, payments: [] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['CUSTOMER_BALANCE_NOT_ENOUGH']),
    );
    expect((await moneyOf(salon, customer_id)).balance).toBe(0);
    await balanced(2001);
  });
});

describe('a deposit in the Kingdom', () => {
  it('is a prepayment invoice with VAT in it, which counts once when it is used', async () => {
    const customer_id = await newCustomer(ksa);
    const { body } = await deposit(ksa, customer_id, 11_500);
    expect(
      (
        await rowsOf(world, 'select subtotal, vat, total, qr is not null as sealed from invoices where id = $1', [
          body.id,
        ])
      )[0],
    ).toEqual({ subtotal: 10_000, vat: 1_500, total: 11_500, sealed: true });
    expect(await ledgerOf(world, 2002)).toEqual({ 1100: 11_500, 1410: 1_500, 2100: -11_500, 2200: -1_500 });
    const sold = await sell(world, ksa, { customer_id, balance_used: 10_000, payments: [] });
    expect(sold.status).toBe(200);
    // 100.00 with VAT: 13.04 of it. Due with the deposit already, so VAT charged is what is left open and this.
    const ledger = await ledgerOf(world, 2002);
    expect(ledger[2200]! + ledger[1410]!).toBe(-1_304);
    expect(ledger[2100]).toBe(-1_500);
    await balanced(2002);
  });

  it('is taken back by a credit note', async () => {
    const customer_id = await newCustomer(ksa);
    const before = await ledgerOf(world, 2002);
    const { body } = await deposit(ksa, customer_id, 23_000);
    const answer = await cancel(await paymentOf(body.id), ksa.owner);
    expect(answer.body.credit_note).toMatch(/^CN-\d+$/);
    const [note] = await rowsOf(world, 'select vat, total, original_id from invoices where original_id = $1', [
      body.id,
    ]);
    expect(note).toEqual({ vat: 3_000, total: 23_000, original_id: body.id });
    expect(await ledgerOf(world, 2002)).toEqual(before);
    expect(await rowsOf(world, 'select 1 from sales_days where account_id = 2002 and kind = 7')).toEqual([]);
    await agrees(2002);
  });

  it('is paid back one prepayment at a time, with its VAT', async () => {
    const customer_id = await newCustomer(ksa);
    await deposit(ksa, customer_id, 11_500);
    await deposit(ksa, customer_id, 11_500);
    const before = await ledgerOf(world, 2002);
    const back = (amount: number) =>
      world.call(
        paymentsContract.pay_back,
        { customer_id, payments: [cash(amount)], reason: 'Moving away' },
        { as: ksa.owner },
      );
    expect((await back(20_000)).body).toMatchObject({
      code: 'PAY_BACK_ONE_DEPOSIT',
      message: expect.stringContaining('SAR 115.00'),
    });
    expect((await back(11_500)).body).toMatchObject({ balance: 11_500, credit_note: expect.stringMatching(/^CN-/) });
    const after = await ledgerOf(world, 2002);
    expect(after[2200]! - before[2200]!).toBe(1_500);
    expect(after[1410]! - before[1410]!).toBe(-1_500);
    await balanced(2002);
    await agrees(2002);
  });
});

describe('a balance', () => {
  it('has a statement with what was left after each movement', async () => {
    const customer_id = await newCustomer(salon);
    await deposit(salon, customer_id, 10_000);
    await sell(world, salon, { customer_id, balance_used: 4_000, payments: [cash(6_000)] });
    await world.call(
      penaltiesContract.add,
      { customer_id, type: 2, amount: 7_000, note: 'Broken lamp' },
      { as: salon.owner },
    );
    const { body } = await world.call(customerMoneyContract.statement, { customer_id }, { as: salon.owner });
    expect(body.records.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      [4, -7_000, -1_000],
      [2, -4_000, 6_000],
      [1, 10_000, 10_000],
    ]);
    expect(body.records[1]!.number).toMatch(/^\d+$/);
    const penalties = await world.call(
      customerMoneyContract.statement,
      { customer_id, only: 'penalties' },
      { as: salon.owner },
    );
    expect(penalties.body.records.map(({ balance }) => balance)).toEqual([-1_000]);
    expect((await world.call(customerMoneyContract.statement, { customer_id }, { as: ksa.owner })).body.code).toBe(
      'CUSTOMER_NOT_EXIST',
    );
  });

  it('below zero is paid at the desk, never more than is owed, raced by eight', async () => {
    const customer_id = await newCustomer(salon);
    const pay = (amount: number, as = salon.owner) =>
      world.call(paymentsContract.pay_balance, { customer_id, payments: [cash(amount)] }, { as });
    expect((await pay(100)).body.code).toBe('NOTHING_OWED');
    await world.call(penaltiesContract.add, { customer_id, type: 1, amount: 5_000 }, { as: salon.owner });
    expect((await pay(5_001)).body).toMatchObject({
      code: 'PAYMENT_ABOVE_OPEN',
      message: expect.stringContaining('AED 50.00'),
    });
    expect((await pay(100, await only(salon, 'billing.view'))).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(2_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await pay(1_000)).body.balance).toBe(0);
    await balanced(2001);
  });

  it('is paid back by whoever may, and no more than there is', async () => {
    const customer_id = await newCustomer(salon);
    await deposit(salon, customer_id, 10_000);
    await sell(world, salon, { customer_id, balance_used: 3_000, payments: [cash(7_000)] });
    const back = (amount: number, as = salon.owner) =>
      world.call(paymentsContract.pay_back, { customer_id, payments: [cash(amount)], reason: 'Asked for it' }, { as });
    expect((await back(100, await only(salon, 'billing.sell'))).status).toBe(403);
    expect((await back(7_001)).body.code).toBe('CUSTOMER_BALANCE_NOT_ENOUGH');
    // What she has stays hers, also when she is disabled.
    await rowsOf(world, 'update customers set status = 0 where id = $1', [customer_id]);
    expect((await deposit(salon, customer_id, 100)).body).toMatchObject({
      code: 'CUSTOMER_DISABLED',
      message: 'This customer is disabled, please activate the customer first',
    });
    expect((await back(7_000)).body).toEqual({ balance: 0, credit_note: null });
    expect((await moneyOf(salon, customer_id)).deposits).toEqual([]);
    await balanced(2001);
  });
});

describe('a penalty', () => {
  it('lowers the balance, is income, and is lifted once with a reason', async () => {
    const customer_id = await newCustomer(salon);
    const before = await ledgerOf(world, 2001);
    const { body } = await world.call(
      penaltiesContract.add,
      { customer_id, type: 1, amount: 5_000 },
      { as: salon.owner },
    );
    expect((await moneyOf(salon, customer_id)).balance).toBe(-5_000);
    expect((await ledgerOf(world, 2001))[4140]! - (before[4140] ?? 0)).toBe(-5_000);
    const lift = (as = salon.owner) =>
      world.call(penaltiesContract.lift, { id: body.id, reason: 'She was ill' }, { as });
    expect((await lift(ksa.owner)).body.code).toBe('NOT_FOUND');
    expect((await lift(await only(salon, 'accounting.payments'))).status).toBe(403);
    const answers = await Promise.all([lift(), lift(), lift()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 501, 501]);
    expect((await lift()).body.code).toBe('PENALTY_ALREADY_LIFTED');
    expect(await ledgerOf(world, 2001)).toEqual(before);
    const { records } = (await world.call(penaltiesContract.get_records, {}, { as: salon.owner })).body;
    expect(records.find(({ id }) => id === body.id)).toMatchObject({
      state: 'lifted',
      charged: 0,
      amount: 5_000,
      cancel_reason: 'She was ill',
    });
    expect(
      (
        await world.call(
          penaltiesContract.add,
          { customer_id: ksa.customers[0]!, type: 1, amount: 1 },
          { as: salon.owner },
        )
      ).body.code,
    ).toBe('CUSTOMER_NOT_EXIST');
  });
});

describe('a missed visit', () => {
  it('is charged from the calendar in the same books, and the charge goes when she came after all', async () => {
    const customer = await newCustomer(salon);
    const [visit] = await rowsOf<{ id: number }>(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total)
      values (2001, 'missed1', $1, now() - interval '3 hours', now() - interval '2 hours', 20000) returning id`,
      [customer],
    );
    const before = await ledgerOf(world, 2001);
    const { id } = visit!;
    const missed = await world.call(appointmentsContract.no_show, { id, penalty: 4_000 }, { as: salon.owner });
    expect(missed.status).toBe(200);
    expect((await moneyOf(salon, customer)).balance).toBe(-4_000);
    expect((await ledgerOf(world, 2001))[4140]! - (before[4140] ?? 0)).toBe(-4_000);
    expect((await world.call(appointmentsContract.undo_no_show, { id }, { as: salon.owner })).status).toBe(200);
    expect((await moneyOf(salon, customer)).balance).toBe(0);
    expect(await ledgerOf(world, 2001)).toEqual(before);
    await balanced(2001);
  });

  it('from before there were books took nothing from the balance, and gives nothing back', async () => {
    const customer_id = await newCustomer(salon);
    const [old] = await rowsOf<{ id: number }>(
      world,
      'insert into penalties (account_id, customer_id, type, amount) values (2001, $1, 1, 3000) returning id',
      [customer_id],
    );
    const before = await ledgerOf(world, 2001);
    const lifted = await world.call(penaltiesContract.lift, { id: old!.id, reason: 'Long ago' }, { as: salon.owner });
    expect(lifted.status).toBe(200);
    expect((await moneyOf(salon, customer_id)).balance).toBe(0);
    expect(await ledgerOf(world, 2001)).toEqual(before);
  });
});

describe('a receivable', () => {
  const owe = async () => {
    const customer_id = await newCustomer(salon);
    const { body } = await sell(world, salon, { customer_id, payments: [cash(4_000)] });
    return { customer_id, invoice_id: body.id };
  };
  const collect = (invoice_id: number, amount: number, as = salon.owner) =>
    world.call(receivablesContract.collect, { invoice_id, payments: [cash(amount)] }, { as });

  it('is collected in parts, never above what is open, raced by eight', async () => {
    const { customer_id, invoice_id } = await owe();
    expect(await moneyOf(salon, customer_id)).toMatchObject({ receivable: 6_000, open_invoices: [{ open: 6_000 }] });
    expect((await collect(invoice_id, 6_001)).body.code).toBe('PAYMENT_ABOVE_OPEN');
    expect((await collect(invoice_id, 100, await only(salon, 'accounting.receivable'))).status).toBe(403);
    expect((await collect(invoice_id, 100, ksa.owner)).body.code).toBe('INVOICE_NOT_EXIST');
    const answers = await Promise.all(Array.from({ length: 8 }, () => collect(invoice_id, 1_500)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await collect(invoice_id, 1)).body.code).toBe('NOTHING_OWED');
    const [purse] = await rowsOf(world, 'select receivable from customer_balances where customer_id = $1', [
      customer_id,
    ]);
    expect(purse).toEqual({ receivable: 0 });
  });

  it('is listed and summed by age', async () => {
    const { invoice_id } = await owe();
    await rowsOf(world, 'update receivables set day = day - 45 where invoice_id = $1', [invoice_id]);
    const { body } = await world.call(receivablesContract.ages, {}, { as: salon.owner });
    expect(body.records.find(({ age }) => age === '31-60')).toEqual({ age: '31-60', invoices: 1, open: 6_000 });
    const listed = await world.call(receivablesContract.get_records, { 'f.age': '31-60' }, { as: salon.owner });
    expect(listed.body.records).toMatchObject([{ id: invoice_id, days: 45, open: 6_000 }]);
    expect(listed.body.sums).toMatchObject({ open: 6_000 });
  });

  it('brings the commission with it, where that follows the money', async () => {
    await rowsOf(
      world,
      `insert into account_settings (account_id, section, "values", secrets)
      values (2001, 'accounting', '{"commission_when":"payment"}', '{}')
      on conflict (account_id, section) do update
        set "values" = account_settings."values" || '{"commission_when":"payment"}'`,
    );
    const { invoice_id } = await owe();
    await collect(invoice_id, 2_500);
    await collect(invoice_id, 3_500);
    const given = await rowsOf<{ amount: number }>(
      world,
      'select amount from commission_entries where invoice_id = $1 order by id',
      [invoice_id],
    );
    const [line] = await rowsOf<{ commission: number }>(
      world,
      'select commission from invoice_lines where invoice_id = $1',
      [invoice_id],
    );
    expect(given).toHaveLength(3);
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(line!.commission);
  });
});

describe('the list of payments', () => {
  it('shows what came and went, with filters, and counts nothing of what was cancelled', async () => {
    const customer_id = await newCustomer(salon);
    const { body } = await deposit(salon, customer_id, 4_000);
    await deposit(salon, customer_id, 1_000);
    await cancel(await paymentOf(body.id));
    const list = (more: Record<string, string>) =>
      world.call(paymentsContract.get_records, { 'f.customer_id': String(customer_id), ...more }, { as: salon.owner });
    const all = (await list({})).body;
    expect(all.records.map(({ amount, received, status }) => [amount, received, status])).toEqual(
      expect.arrayContaining([
        [4_000, 0, 0],
        [1_000, 1_000, 1],
      ]),
    );
    expect(all.sums).toEqual({ received: 1_000 });
    expect((await list({ 'f.number': body.number_text })).body.records).toHaveLength(1);
    expect((await list({ 'f.status': '1' })).body.records).toHaveLength(1);
    expect((await list({ 'f.source': '0' })).body.records).toHaveLength(0);
    expect((await list({ 'f.method': 'cash' })).body.records).toHaveLength(2);
  });
});
