import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { cash, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
});
afterAll(() => world.close());

const card = (amount: number) => ({ method: 'credit_card' as const, amount, authorization_code: '112233' });
const back = (amount: number) => ({ method: 'credit_card' as const, amount });
const credit = (invoice_id: number, more: object) =>
  world.call(creditNotesContract.issue, { invoice_id, reason: 'Not satisfied', ...more }, { as: salon.owner });
const notes = async () => (await rowsOf(world, 'select 1 from invoices where kind = 4')).length;

describe('what goes back', () => {
  it('to a card is at most what it paid, over all notes of the invoice; cash may stand for the rest', async () => {
    const { body } = await sell(world, salon, {
      customer_id: salon.customers[0]!,
      payments: [cash(4_000), card(6_000)],
    });
    const before = await notes();
    const tooMuch = await credit(body.id, { refunds: [back(10_000)] });
    expect(tooMuch.body).toMatchObject({
      code: 'REFUND_ABOVE_RECEIVED',
      message: expect.stringContaining('AED 60.00'),
    });
    const twice = await credit(body.id, { refunds: [back(5_000), back(5_000)] });
    expect(twice.body.code).toBe('REFUND_ABOVE_RECEIVED');
    const byLink = await credit(body.id, { refunds: [{ method: 'payment_link', amount: 10_000 }] });
    expect(['REFUND_ABOVE_RECEIVED', 'PAYMENT_METHOD_NOT_TAKEN']).toContain(byLink.body.code);
    expect(await notes()).toBe(before);

    const part = { lines: [{ position: 1, amount: 5_000 }] };
    expect((await credit(body.id, { ...part, refunds: [back(5_000)] })).status).toBe(200);
    const left = await world.call(creditNotesContract.get_invoice, { invoice_id: body.id }, { as: salon.owner });
    expect(left.body.paid_by).toEqual([
      { method: 'cash', amount: 4_000 },
      { method: 'credit_card', amount: 1_000 },
    ]);
    expect((await credit(body.id, { refunds: [back(1_001), cash(3_999)] })).body.code).toBe('REFUND_ABOVE_RECEIVED');
    expect((await credit(body.id, { refunds: [cash(5_000)] })).status).toBe(200);
  });

  it('counts a deposit by the way it came', async () => {
    const customer_id = salon.customers[1]!;
    await world.call(paymentsContract.add_deposit, { customer_id, payments: [card(7_000)] }, { as: salon.owner });
    const { body } = await sell(world, salon, { customer_id, balance_used: 7_000, payments: [cash(3_000)] });
    expect((await credit(body.id, { refunds: [back(7_001), cash(2_999)] })).body.code).toBe('REFUND_ABOVE_RECEIVED');
    expect((await credit(body.id, { refunds: [back(7_000), cash(3_000)] })).status).toBe(200);
  });

  it('from a balance to a card is at most what the customer ever paid with one', async () => {
    const customer_id = salon.customers[2]!;
    const pay = (payment: object) =>
      world.call(paymentsContract.pay_back, { customer_id, payments: [payment], reason: 'Asked for it' } as never, {
        as: salon.owner,
      });
    await world.call(paymentsContract.add_deposit, { customer_id, payments: [cash(5_000)] }, { as: salon.owner });
    await world.call(paymentsContract.add_deposit, { customer_id, payments: [card(2_000)] }, { as: salon.owner });
    expect((await pay(card(2_001))).body.code).toBe('REFUND_ABOVE_RECEIVED');
    expect((await pay(card(2_000))).body).toMatchObject({ balance: 5_000 });
    expect((await pay(card(1))).body.code).toBe('REFUND_ABOVE_RECEIVED');
    expect((await pay(cash(5_000))).body).toMatchObject({ balance: 0 });
  });
});
