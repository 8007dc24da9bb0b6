import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { cash, sell, serviceLine, type MoneySalon } from '../../../../test/money-salon';
import { alias, openOnlineSalon, TEN } from '../../../../test/online-salon';
import { rowsOf } from '../../../../test/people';
import { runJob } from '../../../../test/run-job';
import { asAccount } from '../../../services';
import { moveSandboxPayment } from '../sandbox/sandbox-payments.repo';
import { settlePaymentLink } from '../settle-payment-link';
import { startPayment } from '../start-payment';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let online: Salon;
let world: Salon['world'];
let salon: MoneySalon;

beforeAll(async () => {
  online = await openOnlineSalon();
  world = online.world;
  salon = { ...online.salon, accountId: 2001, owner: online.owner, products: [], offer: 0 };
});
afterAll(() => world.close());

type Booked = { booking_id: string; id: number; customer_id: number };

/** A visit of 100.00 that a customer booked on the page; with a deposit, 20.00 of it. */
async function booked({ deposit = false } = {}): Promise<Booked> {
  await online.setOnline(2001, deposit ? { deposit_kind: 'percent', deposit_percent: 2000 } : {});
  const booking_id = await online.booked(online.freshDay(), TEN);
  await online.setOnline(2001, {});
  const [row] = await rowsOf<Omit<Booked, 'booking_id'>>(
    world,
    'select id, customer_id from appointments where booking_id = $1',
    [booking_id],
  );
  return { booking_id, ...row! };
}
const linkOf = async ({ id }: Booked) =>
  (
    await rowsOf<{ id: number; reference: string; refund_state: string | null }>(
      world,
      'select id, reference, refund_state from payment_links where appointment_id = $1',
      [id],
    )
  )[0]!;

async function payByLink(booking: Booked): Promise<void> {
  const { reference } = await linkOf(booking);
  const { provider_id } = (await startPayment(world.services, 2001, reference))!;
  await asAccount(world.services, 2001, (tx) =>
    moveSandboxPayment({ tx, accountId: 2001 }, provider_id!, ['pending'], {
      status: 'paid',
      payment_id: `p-${provider_id}`,
    }),
  );
  await settlePaymentLink(world.services, 2001, reference);
}
async function payAtDesk({ customer_id, id }: Booked, amount: number): Promise<void> {
  const { status, body } = await world.call(
    paymentsContract.add_deposit,
    { customer_id, appointment_id: id, payments: [cash(amount)] },
    { as: online.owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
}
const cancel = async ({ booking_id }: Booked): Promise<void> => {
  expect((await world.call(contract.cancel, { alias, booking_id }, { ip: online.freshIp() })).status).toBe(200);
};
const fates = async ({ booking_id }: Booked) => (await online.view(booking_id)).deposit_fates;
const deposited = async (booking: Booked) => {
  const { deposited: seen } = await online.view(booking.booking_id);
  const desk = await world.call(appointmentsContract.get_record, { id: booking.id }, { as: online.owner });
  expect(desk.body.deposited).toBe(seen);
  return seen;
};

describe('money that was paid in advance for a visit', () => {
  it('in cash is a matter of the salon, with its real amount, before and after the visit is cancelled', async () => {
    const booking = await booked();
    await payAtDesk(booking, 10_000);
    expect(await online.view(booking.booking_id)).toMatchObject({ deposit: 0, deposited: 10_000, payment_status: 1 });
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 10_000 }]);
    await cancel(booking);
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 10_000 }]);
  });

  it('by a link goes back to the card, and the rest the salon is asked about', async () => {
    const booking = await booked({ deposit: true });
    expect(await fates(booking)).toEqual([]);
    await payByLink(booking);
    expect(await fates(booking)).toEqual([{ fate: 'refundable', amount: 2_000 }]);
    await payAtDesk(booking, 3_000);
    expect(await deposited(booking)).toBe(5_000);
    expect(await fates(booking)).toEqual([
      { fate: 'refundable', amount: 2_000 },
      { fate: 'salon', amount: 3_000 },
    ]);
    await cancel(booking);
    expect(await fates(booking)).toEqual([
      { fate: 'returning', amount: 2_000 },
      { fate: 'salon', amount: 3_000 },
    ]);
    await runJob(world.services, 'refund-payment-link', { account_id: 2001, id: (await linkOf(booking)).id });
    expect(await fates(booking)).toEqual([
      { fate: 'returned', amount: 2_000 },
      { fate: 'salon', amount: 3_000 },
    ]);
    expect(await deposited(booking)).toBe(3_000);
  });

  it('goes back also where the visit does not count as paid', async () => {
    const booking = await booked({ deposit: true });
    await payByLink(booking);
    await rowsOf(world, 'update appointments set deposit = 4000, payment_status = 0 where id = $1', [booking.id]);
    expect(await fates(booking)).toEqual([{ fate: 'refundable', amount: 2_000 }]);
    await cancel(booking);
    expect(await fates(booking)).toEqual([{ fate: 'returning', amount: 2_000 }]);
  });

  it('is not sent a second time by itself where nobody knows whether it went back', async () => {
    const booking = await booked({ deposit: true });
    await payByLink(booking);
    const { id } = await linkOf(booking);
    await rowsOf(world, "update payment_links set refund_state = 'unknown' where id = $1", [id]);
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 2_000 }]);
    await cancel(booking);
    expect((await linkOf(booking)).refund_state).toBe('unknown');
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 2_000 }]);
    const told = await rowsOf<{ code: string }>(world, 'select code from notifications where open_id = $1', [
      booking.id,
    ]);
    expect(told.map(({ code }) => code)).toContain('refund-unknown');
    expect(told.map(({ code }) => code)).not.toContain('deposit-returned');
    // Whoever has looked at the gateway, and says so, asks for it once more.
    const refund = (not_returned: boolean) =>
      world.call(paymentLinksContract.refund, { id, reason: 'It did not arrive', not_returned }, { as: online.owner });
    expect((await refund(false)).body.code).toBe('REFUND_NOT_ANSWERED');
    expect((await linkOf(booking)).refund_state).toBe('unknown');
    expect((await refund(true)).status).toBe(200);
    expect((await linkOf(booking)).refund_state).toBe('asked');
    expect((await refund(true)).body.code).toBe('PAYMENT_NOT_REFUNDABLE');
  });

  it('by a link that is spent already is promised to nobody', async () => {
    const booking = await booked({ deposit: true });
    await payByLink(booking);
    const { customer_id } = booking;
    const bought = await sell(world, salon, { customer_id, balance_used: 2_000, payments: [cash(8_000)] });
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 2_000 }]);
    await cancel(booking);
    expect((await linkOf(booking)).refund_state).toBeNull();
    expect(await fates(booking)).toEqual([{ fate: 'salon', amount: 2_000 }]);
  });
});

describe('what came in advance', () => {
  it('is told of the visit as it is, not as it was asked for', async () => {
    const booking = await booked({ deposit: true });
    await payAtDesk(booking, 500);
    expect(await online.view(booking.booking_id)).toMatchObject({ deposit: 2_000, deposited: 500, payment_status: 2 });
    const { date } = await online.view(booking.booking_id);
    const calendar = await world.call(
      appointmentsContract.get_calendar,
      { from: date, to: date },
      { as: online.owner },
    );
    expect(calendar.body.appointments).toMatchObject([{ id: booking.id, deposit: 2_000, deposited: 500 }]);
  });

  it('stays told of a visit that is billed, of which nothing is promised any more', async () => {
    const booking = await booked();
    await payAtDesk(booking, 4_000);
    const { id: appointment_id, customer_id } = booking;
    const bill = { customer_id, appointment_id, lines: [serviceLine(salon)], balance_used: 4_000 };
    const billed = await sell(world, salon, { ...bill, payments: [cash(6_000)] });
    expect(billed.status, JSON.stringify(billed.body)).toBe(200);
    const seen = await online.view(booking.booking_id);
    expect(seen).toMatchObject({ outcome: 'achieved', deposited: 4_000, payment_status: 1, deposit_fates: [] });
  });
});
