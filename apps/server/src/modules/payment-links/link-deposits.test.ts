import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { ledgerOf, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import type { Ctx } from '../../http/context';
import { asAccount } from '../../services';
import { openPaymentLink } from '.';
import { moveSandboxPayment } from './sandbox/sandbox-payments.repo';
import { settlePaymentLink } from './settle-payment-link';
import { startPayment } from './start-payment';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
});
afterAll(() => world.close());

let booked = 0;

/** A link for a visit of this customer that she has paid; nobody has asked the gateway yet. */
async function paidLink(customer: number): Promise<{ appointment: number; reference: string; id: number }> {
  booked += 1;
  const [visit] = await rowsOf<{ id: number }>(
    world,
    `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit, payment_status)
    values (2001, $1, $2, now() + make_interval(hours => $3), now() + make_interval(hours => $3 + 1), 20000, 5000, 2)
    returning id`,
    [`link${booked}`, customer, booked * 2],
  );
  const { reference } = await asAccount(world.services, 2001, (tx) => {
    const ctx: Ctx = {
      area: 'public',
      accountId: 2001,
      session: null,
      permissions: {},
      language: 'en',
      now: world.services.clock(),
      tx,
      log: world.services.log,
      request: { id: 'test', ip: '10.0.0.1', userAgent: '' },
      services: world.services,
      afterCommit: () => {},
    };
    return openPaymentLink(ctx, { appointment_id: visit!.id, amount: 5_000, language: 'en', return_url: '/' });
  });
  const { provider_id, id } = (await startPayment(world.services, 2001, reference))!;
  await asAccount(world.services, 2001, (tx) =>
    moveSandboxPayment({ tx, accountId: 2001 }, provider_id!, ['pending'], {
      status: 'paid',
      payment_id: `p-${provider_id}`,
    }),
  );
  return { appointment: visit!.id, reference, id };
}
const settle = (reference: string) => settlePaymentLink(world.services, 2001, reference);
const depositsOf = (appointment: number) =>
  rowsOf<{ amount: number; open_amount: number; returned_amount: number }>(
    world,
    'select amount, open_amount, returned_amount from deposits where appointment_id = $1',
    [appointment],
  );
const balanceOf = async (customer: number): Promise<number> =>
  (
    await rowsOf<{ balance: number }>(world, 'select balance from customer_balances where customer_id = $1', [customer])
  )[0]!.balance;

describe('the money of a payment link', () => {
  it('is a deposit with a paper of its own, once, however often the gateway is asked', async () => {
    const customer = salon.customers[0]!;
    const { appointment, reference, id } = await paidLink(customer);
    await Promise.all(Array.from({ length: 6 }, () => settle(reference)));
    await settle(reference);
    expect(await depositsOf(appointment)).toEqual([{ amount: 5_000, open_amount: 5_000, returned_amount: 0 }]);
    const rows = await rowsOf(
      world,
      `select p.source, p.method, p.amount, p.status, i.kind, i.created_by
      from payments p
      join invoices i on i.account_id = p.account_id and i.id = p.invoice_id
      where p.payment_link_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ source: 1, method: 'payment_link', amount: 5_000, status: 1, kind: 3, created_by: null }]);
    expect(await balanceOf(customer)).toBe(5_000);
    expect(await ledgerOf(world, 2001)).toEqual({ 1140: 5_000, 2100: -5_000 });
  });

  it('is cancelled by a refund of the link and in no other way', async () => {
    const customer = salon.customers[1]!;
    const before = await ledgerOf(world, 2001);
    const { appointment, reference, id } = await paidLink(customer);
    await settle(reference);
    const [payment] = await rowsOf<{ id: number }>(world, 'select id from payments where payment_link_id = $1', [id]);
    const cancelled = await world.call(
      paymentsContract.cancel,
      { id: payment!.id, reason: 'By hand' },
      { as: salon.owner },
    );
    expect(cancelled.body.code).toBe('DEPOSIT_PAID_BY_LINK');
    await world.call(paymentLinksContract.refund, { id, reason: 'Asked for it' }, { as: salon.owner });
    await runJob(world.services, 'refund-payment-link', { account_id: 2001, id });
    await runJob(world.services, 'refund-payment-link', { account_id: 2001, id });
    expect(await depositsOf(appointment)).toEqual([{ amount: 5_000, open_amount: 0, returned_amount: 5_000 }]);
    expect(await rowsOf(world, 'select status, cancel_reason from payments where payment_link_id = $1', [id])).toEqual([
      { status: 0, cancel_reason: 'Asked for it' },
    ]);
    expect(await balanceOf(customer)).toBe(0);
    expect(await ledgerOf(world, 2001)).toEqual(before);
  });

  it('is not refunded once it is spent', async () => {
    const customer_id = salon.customers[2]!;
    const { reference, id } = await paidLink(customer_id);
    await settle(reference);
    await sell(world, salon, { customer_id, balance_used: 5_000, payments: [{ method: 'cash', amount: 5_000 }] });
    const answer = await world.call(paymentLinksContract.refund, { id, reason: 'Too late' }, { as: salon.owner });
    expect(answer.body.code).toBe('DEPOSIT_ALREADY_USED');
  });
});
