import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { appointmentPaymentStates, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import { depositOf } from '@rawnaq/domain/online-booking/deposit.rules';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { liveHold, placeAppointment, salonDays, tellCustomer, totalOf, type Hold } from '../appointments';
import { audit } from '../audit';
import { customerOfMobile } from '../customers';
import { notify } from '../notifications';
import { canTakePayments, openPaymentLink } from '../payment-links';
import { readSetting } from '../settings';
import { fulfilWishes } from '../waitlist';
import { findClock, lockBooker, waitingBookings } from './bookings.repo';
import { returnPath } from './change-booking';
import { limit } from './limits';
import { asTaken } from './refusals';
import { findAccount } from './salon-page.repo';
import { isProven } from './verify-mobile';
import { markBooked } from './visits';

const PAY_MINUTES = 30;
/** Whoever books and does not pay keeps a time from others; a few may wait at once, not a calendar of them. */
const MOST_UNPAID = 3;

/** Books what was kept: customer, visit, deposit, message and the desk's notice, all of it or nothing. */
export const confirm: UseCase<(typeof bookingContract)['confirm']> = async (
  ctx,
  { token, proof, name, mobile, note },
) => {
  await limit(ctx, 'confirm', mobileKey(mobile));
  if (!isProven(ctx, proof, mobile)) throw new AppError('MOBILE_NOT_VERIFIED');
  const kept = await liveHold(ctx, token);
  if (!kept) throw new AppError('HOLD_EXPIRED');
  const { booking_id, payment_url } = await bookKept(ctx, kept, { name, mobile, note, tell: true });
  return { booking_id, payment_url };
};

type Booker = {
  name: string;
  mobile: string;
  note?: string | null | undefined;
  /** Whoever is answered by the bot need not be told once more. */ tell: boolean;
};

/** The booking itself, for somebody whose number is known to be hers. */
export async function bookKept(
  ctx: Ctx,
  kept: Hold,
  { name, mobile, note, tell }: Booker,
): Promise<{ booking_id: string; payment_url: string | null; customer_id: number }> {
  await lockBooker(ctx, mobile);
  const customer = await customerOfMobile(ctx, { name, mobile, language: ctx.language });
  if (!customer.is_active) throw new AppError('BOOKING_BY_PHONE_ONLY');
  const { deposit, pay_until, alias } = await depositFor(ctx, kept, customer.id);
  const visit = await asTaken(
    placeAppointment(ctx, {
      customer_id: customer.id,
      lines: kept.lines,
      note,
      deposit,
      source: appointmentSources.codes.online,
      release_hold: kept.id,
      pay_until,
      payment_status: deposit > 0 ? appointmentPaymentStates.codes.waiting : appointmentPaymentStates.codes.unpaid,
    }),
  );
  const payment =
    deposit > 0
      ? await openPaymentLink(ctx, {
          appointment_id: visit.id,
          amount: deposit,
          language: ctx.language,
          return_url: returnPath(ctx.language, alias, visit.booking_id),
        })
      : null;
  await endWaiting(ctx, customer.id, visit.id, kept);
  await tellEverybody(ctx, visit.id, name, kept, note ?? null, tell);
  return { booking_id: visit.booking_id, payment_url: payment?.path ?? null, customer_id: customer.id };
}

async function depositFor(
  ctx: Ctx,
  { lines }: Hold,
  customerId: number,
): Promise<{ deposit: number; pay_until: string | null; alias: string }> {
  const online = await readSetting(ctx, onlineSetting);
  const asked = depositOf(totalOf(lines), {
    kind: online.deposit_kind,
    percent: online.deposit_percent,
    amount: online.deposit_amount,
  });
  if (asked === 0 || !(await canTakePayments(ctx))) return { deposit: 0, pay_until: null, alias: online.alias };
  if ((await waitingBookings(ctx, customerId)) >= MOST_UNPAID) throw new AppError('TOO_MANY_UNPAID_BOOKINGS');
  const begins = Date.parse(fromEpochMinutes(Math.min(...lines.map(({ start }) => start))));
  return {
    deposit: asked,
    pay_until: new Date(Math.min(ctx.now.getTime() + PAY_MINUTES * 60_000, begins)).toISOString(),
    alias: online.alias,
  };
}

/** Whoever waited for such a visit does not wait any more. */
async function endWaiting(ctx: Ctx, customer_id: number, appointment_id: number, { lines }: Hold): Promise<void> {
  const { time_zone, business_day_cut_off } = await findClock(ctx);
  const { date } = salonDays(time_zone, business_day_cut_off).dayOf(Math.min(...lines.map(({ start }) => start)));
  const service_ids = lines.map(({ service_id }) => service_id);
  await fulfilWishes(ctx, { customer_id, appointment_id, date, service_ids });
}

async function tellEverybody(
  ctx: Ctx,
  id: number,
  name: string,
  { lines }: Hold,
  note: string | null,
  tell: boolean,
): Promise<void> {
  const start_at = fromEpochMinutes(Math.min(...lines.map(({ start }) => start)));
  const { time_zone } = await findAccount(ctx);
  await audit(ctx, {
    action: 'appointments.add',
    entity: 'appointments',
    entity_id: id,
    after: { source: 'online', customer: name, start_at, note },
  });
  await notify(ctx.tx, ctx.accountId, {
    type: 'online-bookings',
    code: 'booked',
    values: { customer: name, ...toWall(start_at, time_zone) },
    open: id,
  });
  if (tell) await tellCustomer(ctx, 'created', id);
  await markBooked(ctx, ctx.request);
}
