import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentLinksContract as links } from '@rawnaq/domain/payment-links/payment-links.contract';
import { merchantModules, permissionNames, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, ledgerOf, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { asAccount } from '../../services';
import { moveSandboxPayment } from './sandbox/sandbox-payments.repo';
import { settlePaymentLink } from './settle-payment-link';
import { startPayment } from './start-payment';

let world: World;
let salon: MoneySalon;
let customer_id: number;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  customer_id = salon.customers[0]!;
});
afterAll(() => world.close());

/** An invoice of 100.00 of which 40.00 came in cash. */
const owe = async (): Promise<number> => (await sell(world, salon, { customer_id, payments: [cash(4_000)] })).body.id;
const askFor = (invoice_id: number, more: object = {}, as = salon.owner) =>
  world.call(links.ask_for_invoice, { invoice_id, ...more }, { as });
const referenceOf = (url: string): string => url.split('/').at(-1)!;
const openOf = async (invoice: number): Promise<number> =>
  (
    await rowsOf<{ open_amount: number }>(world, 'select open_amount from receivables where invoice_id = $1', [invoice])
  )[0]!.open_amount;

/** She opens the page of the gateway and pays; nobody has asked the gateway yet. */
async function pay(url: string): Promise<void> {
  const link = await startPayment(world.services, 2001, referenceOf(url));
  await payAt(link!.provider_id!);
}
const payAt = (provider_id: string) =>
  asAccount(world.services, 2001, (tx) =>
    moveSandboxPayment({ tx, accountId: 2001 }, provider_id, ['pending'], {
      status: 'paid',
      payment_id: `p-${provider_id}`,
    }),
  );
const settle = (url: string) => settlePaymentLink(world.services, 2001, referenceOf(url));

describe('a payment link for an invoice', () => {
  it('leaves its part open until the gateway says it is paid, and is then one payment of the invoice', async () => {
    const invoice = await owe();
    const before = await ledgerOf(world, 2001);
    const { body } = await askFor(invoice);
    expect(body).toMatchObject({ amount: 6_000, sent_to: null });
    expect((await askFor(invoice)).body.url).toBe(body.url);
    expect(await openOf(invoice)).toBe(6_000);
    await pay(body.url);
    await Promise.all(Array.from({ length: 6 }, () => settle(body.url)));
    expect(await openOf(invoice)).toBe(0);
    const after = await ledgerOf(world, 2001);
    expect(after[1140]).toBe((before[1140] ?? 0) + 6_000);
    expect(after[1200] ?? 0).toBe(before[1200]! - 6_000);
    const payments = await rowsOf(
      world,
      'select method, amount, source, customer_id, created_by from payments where invoice_id = $1 order by id',
      [invoice],
    );
    expect(payments[1]).toEqual({ method: 'payment_link', amount: 6_000, source: 0, customer_id, created_by: null });
    expect(payments).toHaveLength(2);
    expect((await askFor(invoice)).body.code).toBe('NOTHING_OWED');
  });

  it('may be for a part, and is asked anew for another', async () => {
    const invoice = await owe();
    const first = await askFor(invoice, { amount: 1_000 });
    const second = await askFor(invoice, { amount: 2_500 });
    expect(second.body.url).not.toBe(first.body.url);
    expect((await askFor(invoice, { amount: 6_001 })).body.code).toBe('PAYMENT_ABOVE_OPEN');
    expect((await askFor(invoice, { amount: 10.5 })).status).toBe(422);
    await pay(second.body.url);
    await settle(second.body.url);
    expect(await openOf(invoice)).toBe(3_500);
    const states = await rowsOf(world, 'select status from payment_links where invoice_id = $1 order by id', [invoice]);
    expect(states).toEqual([{ status: 6 }, { status: 2 }]);
  });

  it('is closed when the desk was faster, and what still comes by it goes back', async () => {
    const invoice = await owe();
    const { body } = await askFor(invoice);
    const { provider_id } = (await startPayment(world.services, 2001, referenceOf(body.url)))!;
    await world.call(
      receivablesContract.collect,
      { invoice_id: invoice, payments: [cash(6_000)] },
      { as: salon.owner },
    );
    const before = await ledgerOf(world, 2001);
    await payAt(provider_id!);
    await settle(body.url);
    const [link] = await rowsOf<{ id: number; refund_state: string }>(
      world,
      'select id, refund_state from payment_links where invoice_id = $1',
      [invoice],
    );
    expect(link!.refund_state).toBe('asked');
    await runJob(world.services, 'refund-payment-link', { account_id: 2001, id: link!.id });
    expect(await rowsOf(world, 'select status, refund_state from payment_links where id = $1', [link!.id])).toEqual([
      { status: 5, refund_state: 'done' },
    ]);
    expect(await ledgerOf(world, 2001)).toEqual(before);

    const other = await owe();
    const unopened = (await askFor(other)).body.url;
    await world.call(receivablesContract.collect, { invoice_id: other, payments: [cash(1)] }, { as: salon.owner });
    expect((await startPayment(world.services, 2001, referenceOf(unopened)))!.status).toBe(6);
  });

  it('is sent to the customer, and is not refunded past a credit note', async () => {
    const invoice = await owe();
    const { body } = await askFor(invoice, { channel: 'whatsapp' });
    expect(body.sent_to).toMatch(/^\+971/);
    // Whoever may not see customers hears how the number ends.
    const rights = toPermissionMap(permissionNames(merchantModules).filter((one) => !one.startsWith('customers.')));
    const blind = await tokenOf(world, await addPerson(world, 'merchant', 2001, rights));
    const again = await askFor(invoice, { channel: 'whatsapp' }, blind);
    expect(again.body.sent_to).toBe(`••• ${body.sent_to!.slice(-2)}`);
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'payment-link' order by id desc limit 1",
    );
    expect(message!.body).toContain(body.url);
    expect(message!.body).toContain('AED 60.00');
    await pay(body.url);
    await settle(body.url);
    const [link] = await rowsOf<{ id: number }>(world, 'select id from payment_links where invoice_id = $1', [invoice]);
    const refused = await world.call(links.refund, { id: link!.id, reason: 'Asked' }, { as: salon.owner });
    expect(refused.body.code).toBe('PAYMENT_NOT_REFUNDABLE');
  });

  it('speaks the language of the customer, not of the desk', async () => {
    const invoice = await owe();
    await rowsOf(world, "update customers set preferred_language = 'ar' where id = $1", [customer_id]);
    const { url } = (await askFor(invoice, { channel: 'whatsapp' })).body;
    const [link] = await rowsOf<{ language: string; return_path: string }>(
      world,
      'select language, return_path from payment_links where reference = $1',
      [referenceOf(url)],
    );
    expect(link).toEqual({ language: 'ar', return_path: expect.stringMatching(/^\/ar\//) as string });
    expect((await askFor(invoice)).body.url).toBe(url);
    await rowsOf(world, 'update customers set preferred_language = null where id = $1', [customer_id]);
  });

  it('is of the own salon, and for whoever sells', async () => {
    const invoice = await owe();
    const stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await askFor(invoice, {}, stranger)).body.code).toBe('INVOICE_NOT_EXIST');
    const viewer = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.view'])));
    expect((await askFor(invoice, {}, viewer)).status).toBe(403);
  });

  it('is found by its customer as every list finds customers, and by its reference', async () => {
    const known = { name: 'Mariam Rashed', mobile: '+971528123456' };
    const added = await world.call(customersContract.add, known as never, { as: salon.owner });
    const sold = await sell(world, salon, { customer_id: added.body.id, payments: [cash(4_000)] });
    const reference = referenceOf((await askFor(sold.body.id)).body.url);
    const found = async (search: string, as = salon.owner) =>
      (await world.call(links.get_records, { search }, { as })).body.records.map((link) => link.reference);
    for (const text of ['rashed', 'مريم راشد', '0528123', '٠٥٢٨١٢٣', reference])
      expect(await found(text), text).toEqual([reference]);
    const viewer = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['accounting.payments'])),
    );
    expect(await found('rashed', viewer)).toEqual([reference]);
    expect(await found('0528123', viewer)).toEqual([]);
  });
});
