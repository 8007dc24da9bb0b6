import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { customerMoneyContract } from '@rawnaq/domain/customer-money/customer-money.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { penaltiesContract } from '@rawnaq/domain/penalties/penalties.contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { checkSalons } from '../../src/modules/ledger-checks';
import { chargePenalty } from '../../src/modules/penalties';
import { asPlatform } from '../../src/services';
import { cash, ledgerOf, openMoneySalon, sell, type MoneySalon } from '../money-salon';
import { rowsOf } from '../people';
import { openWorld, type World } from '../world';
import { setAccounting } from './corrections';

let world: World;
let salon: MoneySalon;
let ksa: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  await rowsOf(world, "update accounts set country = 'SA', currency = 'SAR' where id = 2002");
  ksa = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  await setAccounting(world, 2002, { vat_active: true, vat_rate: 1_500, trn: '310122393500003' });
});
afterAll(() => world.close());

let made = 0;
const newCustomer = async (where: MoneySalon): Promise<number> => {
  made += 1;
  const mobile = `+9715013${String(made).padStart(5, '0')}`;
  return (await world.call(customersContract.add, { name: 'Noura', mobile } as never, { as: where.owner })).body.id;
};
const deposit = async (where: MoneySalon, customer_id: number, amount: number, appointment_id?: number) =>
  (
    await world.call(
      paymentsContract.add_deposit,
      { customer_id, payments: [cash(amount)], ...(appointment_id !== undefined && { appointment_id }) },
      { as: where.owner },
    )
  ).body;
const penalty = async (where: MoneySalon, customer_id: number, amount: number) =>
  (
    await world.call(
      penaltiesContract.add,
      { customer_id, type: penaltyTypes.codes.others, amount },
      { as: where.owner },
    )
  ).body;
const lift = (where: MoneySalon, id: number) =>
  world.call(penaltiesContract.lift, { id, reason: 'She was ill' }, { as: where.owner });
const moneyOf = async (where: MoneySalon, customer_id: number) => {
  const { body } = await world.call(customerMoneyContract.get_record, { customer_id }, { as: where.owner });
  return { balance: body.balance, open: body.deposits.map(({ open }) => open) };
};

describe('what lowers a balance', () => {
  it('takes an open deposit with it: a penalty, until it is lifted', async () => {
    const customer_id = await newCustomer(salon);
    const paid = await deposit(salon, customer_id, 10_000);
    const { id } = await penalty(salon, customer_id, 4_000);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 6_000, open: [6_000] });
    const [payment] = await rowsOf<{ id: number }>(world, 'select id from payments where invoice_id = $1', [paid.id]);
    const cancel = () =>
      world.call(paymentsContract.cancel, { id: payment!.id, reason: 'Changed her mind' }, { as: salon.owner });
    expect((await cancel()).body.code).toBe('DEPOSIT_ALREADY_USED');
    // More than she has: the deposit is gone, and she owes the rest.
    const second = await penalty(salon, customer_id, 7_000);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: -1_000, open: [] });
    await lift(salon, second.id);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 6_000, open: [6_000] });
    await lift(salon, id);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 10_000, open: [10_000] });
    expect((await cancel()).status).toBe(200);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 0, open: [] });
  });

  it('takes money of credit notes before deposits', async () => {
    const customer_id = await newCustomer(salon);
    const { body } = await sell(world, salon, { customer_id });
    await world.call(
      creditNotesContract.issue,
      { invoice_id: body.id, reason: 'Not satisfied', to_balance: 10_000 },
      { as: salon.owner },
    );
    await deposit(salon, customer_id, 5_000);
    await penalty(salon, customer_id, 9_000);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 6_000, open: [5_000] });
    await penalty(salon, customer_id, 2_000);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 4_000, open: [4_000] });
  });

  it('uses deposits for a debit note, and gives nothing back that is owed meanwhile', async () => {
    const customer_id = await newCustomer(salon);
    const { body } = await sell(world, salon, { customer_id });
    await deposit(salon, customer_id, 3_000);
    const { id } = await penalty(salon, customer_id, 1_000);
    const debit = await world.call(
      creditNotesContract.debit,
      { invoice_id: body.id, amount: 5_000, reason: 'Longer than asked' },
      { as: salon.owner },
    );
    expect(debit.status).toBe(200);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: -3_000, open: [] });
    expect(await rowsOf(world, 'select amount from deposit_uses where invoice_id = $1', [debit.body.id])).toEqual([
      { amount: 2_000 },
    ]);
    await lift(salon, id);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: -2_000, open: [] });
  });

  it('lets a new deposit cover the debt first', async () => {
    const customer_id = await newCustomer(salon);
    await penalty(salon, customer_id, 4_000);
    await deposit(salon, customer_id, 10_000);
    expect(await moneyOf(salon, customer_id)).toEqual({ balance: 6_000, open: [6_000] });
  });

  it('is the visit’s own deposit first, when the calendar charges for it', async () => {
    const customer_id = await newCustomer(salon);
    const [visit] = await rowsOf<{ id: number }>(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit)
      values (2001, 'kept1', $1, now() + interval '2 days', now() + interval '49 hours', 20000, 5000) returning id`,
      [customer_id],
    );
    await deposit(salon, customer_id, 2_000);
    await deposit(salon, customer_id, 5_000, visit!.id);
    await asPlatform(world.services, (tx) =>
      chargePenalty(
        { tx, accountId: 2001, now: world.services.clock() },
        {
          customer_id,
          appointment_id: visit!.id,
          type: penaltyTypes.codes.no_show,
          amount: 3_000,
          created_by: null,
        },
      ),
    );
    expect(
      await rowsOf(
        world,
        'select appointment_id, open_amount from deposits where customer_id = $1 order by created_at, invoice_id',
        [customer_id],
      ),
    ).toEqual([
      { appointment_id: null, open_amount: 2_000 },
      { appointment_id: visit!.id, open_amount: 2_000 },
    ]);
  });

  it('is covered when two records of a person become one', async () => {
    const [owing, paying] = [await newCustomer(salon), await newCustomer(salon)];
    await penalty(salon, owing, 3_000);
    await deposit(salon, paying, 5_000);
    const merged = await world.call(
      customersContract.merge,
      { id: paying, other_id: owing },
      {
        as: salon.owner,
      },
    );
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    expect(await moneyOf(salon, merged.body.id)).toEqual({ balance: 2_000, open: [2_000] });
  });

  it('is never more than there is, raced by eight with a sale', async () => {
    const customer_id = await newCustomer(salon);
    await deposit(salon, customer_id, 10_000);
    await Promise.all([
      ...Array.from({ length: 8 }, () => penalty(salon, customer_id, 1_500)),
      sell(world, salon, { customer_id, balance_used: 6_000, payments: [cash(4_000)] }),
    ]);
    const { balance, open } = await moneyOf(salon, customer_id);
    expect(open.reduce((sum, one) => sum + one, 0)).toBe(Math.max(balance, 0));
  });
});

describe('in the Kingdom', () => {
  it('VAT of a deposit that covers a penalty stays due, and waits again when it is lifted', async () => {
    const customer_id = await newCustomer(ksa);
    await deposit(ksa, customer_id, 11_500);
    expect(await ledgerOf(world, 2002)).toMatchObject({ 1410: 1_500, 2200: -1_500 });
    const { id } = await penalty(ksa, customer_id, 2_300);
    expect(await ledgerOf(world, 2002)).toMatchObject({ 1410: 1_200, 2200: -1_500, 4140: -2_000 });
    await lift(ksa, id);
    const lifted = await ledgerOf(world, 2002);
    expect(lifted).toMatchObject({ 1410: 1_500, 2200: -1_500, 2100: -11_500 });
    expect(lifted[4140]).toBeUndefined();
  });

  it('a cancelled invoice gives no deposit back that is owed meanwhile, and its VAT stays where it was', async () => {
    const customer_id = await newCustomer(ksa);
    await deposit(ksa, customer_id, 11_500);
    // Tips bear no VAT, so such an invoice may be cancelled.
    const { body } = await sell(world, ksa, {
      customer_id,
      lines: [{ kind: 'tip', unit_price: 11_500, employee_id: ksa.employees[0]! }],
      balance_used: 11_500,
      payments: [],
      expected_payable: 11_500,
    });
    expect(body).toMatchObject({ id: expect.any(Number) });
    await penalty(ksa, customer_id, 20_000);
    const cancelled = await world.call(
      creditNotesContract.cancel,
      { id: body.id, reason: 'A mistake' },
      { as: ksa.owner },
    );
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    expect(await moneyOf(ksa, customer_id)).toEqual({ balance: -8_500, open: [] });
  });
});

it('leaves books that agree', async () => {
  expect((await checkSalons(world.services, [2001, 2002])).flatMap(({ broken }) => broken)).toEqual([]);
});
