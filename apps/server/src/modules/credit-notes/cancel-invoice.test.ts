import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotesContract as notes } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { paymentsContract as payments } from '@rawnaq/domain/payments/payments.contract';
import { invoicesContract as invoices } from '@rawnaq/domain/invoices/invoices.contract';
import { giftCard, setAccounting, standing } from '../../../test/money/corrections';
import {
  cash,
  ledgerOf,
  openMoneySalon,
  productLine,
  sell,
  serviceLine,
  type MoneySalon,
} from '../../../test/money-salon';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
});
afterAll(() => world.close());

const cancel = (id: number, reason = 'Wrong customer') => world.call(notes.cancel, { id, reason }, { as: salon.owner });
const taxed = (vat_active: boolean) => setAccounting(world, 2001, { vat_active, loyalty_active: true });

describe('an invoice is cancelled under the conditions of the client', () => {
  it('not with VAT, not with products, not when it sold a gift card, not twice', async () => {
    await taxed(true);
    expect((await cancel((await sell(world, salon)).body.id)).body).toMatchObject({
      code: 'INVOICE_HAS_VAT',
      message: "Invoice has VAT and can't be cancelled",
    });
    await taxed(false);
    const products = await sell(world, salon, {
      lines: [productLine(salon)],
      payments: [cash(5_000)],
      expected_payable: 5_000,
    });
    expect((await cancel(products.body.id)).body.message).toBe("Can't cancel invoice contains products");
    const card = await giftCard(world, { accountId: 2001, value: 3_000 });
    expect((await cancel(card.invoice_id)).body.message).toBe("Can't cancel sell gift card invoice");
    const { body } = await sell(world, salon);
    expect((await cancel(body.id)).status).toBe(200);
    expect((await cancel(body.id)).body.code).toBe('INVOICE_ALREADY_CANCELLED');
    expect((await cancel(999_999)).body.code).toBe('INVOICE_NOT_EXIST');
  });

  it('and not once a note speaks of it', async () => {
    const { body } = await sell(world, salon);
    const note = await world.call(
      notes.issue,
      { invoice_id: body.id, reason: 'x', lines: [{ position: 1, amount: 100 }], refunds: [cash(100)] },
      { as: salon.owner },
    );
    expect(note.status).toBe(200);
    expect((await cancel(body.id)).body.code).toBe('INVOICE_HAS_NOTES');
    expect((await cancel(note.body.id)).body.code).toBe('ONLY_INVOICES_CORRECTED');
  });

  it('gives everything back, keeps its number and reverses each journal once', async () => {
    const customer_id = salon.customers[0]!;
    const bought = await sell(world, salon, {
      customer_id,
      lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
      payments: [cash(15_000)],
      expected_payable: 15_000,
    });
    const [own] = await rowsOf<{ id: number }>(world, 'select id from customer_packages where invoice_id = $1', [
      bought.body.id,
    ]);
    const card = await giftCard(world, { accountId: 2001, sold: bought.body.id, value: 2_000 });
    await rowsOf(world, 'update customer_balances set balance = 1000 where account_id = 2001 and customer_id = $1', [
      customer_id,
    ]);
    const countOf = async () =>
      (
        await rowsOf<{ invoices_count: number }>(world, 'select invoices_count from customers where id = $1', [
          customer_id,
        ])
      )[0]!.invoices_count;
    const [before, count] = [await standing(world, 2001), await countOf()];
    const { body } = await sell(world, salon, {
      customer_id,
      lines: [
        serviceLine(salon),
        { ...serviceLine(salon, 1), kind: 'package_use', customer_package_id: own!.id, unit_price: 0 },
      ],
      gift_card: card.code,
      balance_used: 1_000,
      payments: [cash(3_000)],
      expected_payable: 10_000,
    });
    expect(body).toMatchObject({ open: 4_000 });
    expect((await cancel(body.id)).status).toBe(200);
    expect(await standing(world, 2001)).toEqual(before);
    expect(await countOf()).toBe(count);
    const page = await world.call(invoices.get_record, { id: body.id }, { as: salon.owner });
    expect(page.body).toMatchObject({
      number_text: String(body.number),
      status: 'cancelled',
      coverage: 'cancelled',
      cancel_reason: 'Wrong customer',
    });
    expect(page.body.payments.map(({ amount }) => amount)).toEqual([3_000, -3_000]);
    expect(page.body.journals).toHaveLength(2);
    const list = await world.call(invoices.get_records, { search: String(body.number) }, { as: salon.owner });
    expect(list.body.records).toMatchObject([{ id: body.id, total: 10_000, status: 'cancelled' }]);
    expect(list.body.sums).toMatchObject({ total: 0, open: 0 });
  });

  it('takes an unused package back with it', async () => {
    const { body } = await sell(world, salon, {
      customer_id: salon.customers[1]!,
      lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
      payments: [cash(15_000)],
      expected_payable: 15_000,
    });
    expect((await cancel(body.id)).status).toBe(200);
    const left = await rowsOf(
      world,
      'select returned_at is null as stands from customer_packages where invoice_id = $1',
      [body.id],
    );
    expect(left).toEqual([{ stands: false }]);
  });
});

describe('the visit of an invoice that is cancelled', () => {
  const visitWith = async (amount: number) => {
    const customer_id = salon.customers[2]!;
    const [visit] = await rowsOf<{ id: number }>(
      world,
      `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit)
       values (2001, $2, $1, now() - interval '2 hours', now() - interval '1 hour', 10000, $3) returning id`,
      [customer_id, `cancelled${amount}`, amount],
    );
    const appointment_id = visit!.id;
    if (amount > 0)
      await world.call(
        payments.add_deposit,
        { customer_id, appointment_id, payments: [cash(amount)] },
        { as: salon.owner },
      );
    return { customer_id, appointment_id };
  };
  const isPaid = async ({ appointment_id }: { appointment_id: number }) =>
    (
      await rowsOf<{ paid: boolean }>(
        world,
        'select payment_status = 1 and achieved_at is null as paid from appointments where id = $1',
        [appointment_id],
      )
    )[0]!.paid;

  it('is paid by its deposit as before, and owes again without one', async () => {
    await taxed(false);
    const paid = await visitWith(4_000);
    expect(await isPaid(paid)).toBe(true);
    const billed = await sell(world, salon, { ...paid, balance_used: 4_000, payments: [cash(6_000)] });
    expect((await cancel(billed.body.id)).status).toBe(200);
    expect(await isPaid(paid)).toBe(true);
    const bare = await visitWith(0);
    const whole = await sell(world, salon, bare);
    expect((await cancel(whole.body.id)).status).toBe(200);
    expect(await isPaid(bare)).toBe(false);
  });

  it('owes again when the deposit does not stand again', async () => {
    await taxed(false);
    const visit = await visitWith(3_000);
    const billed = await sell(world, salon, { ...visit, balance_used: 3_000, payments: [cash(7_000)] });
    // What she owes since then takes the balance the deposit would need.
    await rowsOf(world, 'update customer_balances set balance = -5000 where account_id = 2001 and customer_id = $1', [
      visit.customer_id,
    ]);
    expect((await cancel(billed.body.id)).status).toBe(200);
    expect(await isPaid(visit)).toBe(false);
  });
});

describe('a debit note', () => {
  const debit = (invoice_id: number, more: object = {}) =>
    world.call(notes.debit, { invoice_id, amount: 2_100, reason: 'Long hair', ...more }, { as: salon.owner });

  it('asks a customer for more, with VAT inside, and takes what she pays at once', async () => {
    await taxed(true);
    const customer_id = salon.customers[2]!;
    const { body } = await sell(world, salon, { customer_id });
    const before = await ledgerOf(world, 2001);
    const note = await debit(body.id, { payments: [cash(600)] });
    expect(note.body).toMatchObject({ number_text: 'DN-1', payable: 2_100, open: 1_500 });
    const after = await ledgerOf(world, 2001);
    const moved = (account: number) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([1100, 2100, 2200, 4130].map(moved)).toEqual([600, 1_500, -100, -2_000]);
    const entries = await rowsOf(world, 'select kind, amount from balance_entries where invoice_id = $1 order by id', [
      note.body.id,
    ]);
    expect(entries).toEqual([
      { kind: 6, amount: -2_100 },
      { kind: 7, amount: 600 },
    ]);
    expect((await debit(body.id, { payments: [cash(2_101)] })).body.code).toBe('PAYMENTS_EXCEED_TOTAL');
  });

  it('needs somebody to ask', async () => {
    const { body } = await sell(world, salon);
    expect((await debit(body.id)).body.code).toBe('INVOICE_NEEDS_CUSTOMER');
    expect((await debit(body.id, { amount: 0 })).body.code).toBe('INVALID_INPUT');
  });
});

describe('the list of papers', () => {
  const list = (input: Record<string, string>) => world.call(invoices.get_records, input, { as: salon.owner });

  it('finds by number as printed, by name and by what it was paid with; notes count below zero', async () => {
    await taxed(true);
    const customer_id = salon.customers[1]!;
    const { body } = await sell(world, salon, {
      customer_id,
      payments: [cash(4_000), { method: 'transfer', amount: 1_000 }],
    });
    const note = await world.call(
      notes.issue,
      { invoice_id: body.id, reason: 'x', lines: [{ position: 1, amount: 7_000 }], refunds: [cash(2_000)] },
      { as: salon.owner },
    );
    expect(note.status).toBe(200);
    const found = await list({ search: 'cn-٢' });
    expect(found.body.records).toMatchObject([{ id: note.body.id, total: -7_000, coverage: null }]);
    const by = await list({ 'f.methods': 'transfer' });
    expect(by.body.records).toMatchObject([{ id: body.id, open: 0, coverage: 'paid', paid_by: 'Cash, Transfer' }]);
    const mine = await list({ 'f.customer_id': String(customer_id), 'f.kind': '1,4', 'f.status': 'issued' });
    expect(mine.body.records.map(({ id }) => id)).toEqual([note.body.id, body.id]);
    expect(mine.body.sums).toMatchObject({ total: 3_000 });
    const who = await list({ 'f.employee_ids': String(salon.employees[0]!), 'f.customer_id': String(customer_id) });
    expect(who.body.total).toBe(2);
    expect((await list({ 'f.employee_ids': '999' })).body.total).toBe(0);
    const one = await world.call(invoices.get_record, { id: body.id }, { as: salon.owner });
    expect(one.body).toMatchObject({
      credited: 7_000,
      notes: [{ id: note.body.id, number_text: note.body.number_text }],
    });
  });
});
