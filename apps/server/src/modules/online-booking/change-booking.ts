import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { countedTime } from '@rawnaq/domain/kernel/text/counted-time';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { cancelAppointment, lockAnybody, moveAppointment, openVisit, type VisitFollowers } from '../appointments';
import { notify } from '../notifications';
import { openPaymentLink, returnDeposit } from '../payment-links';
import { readSetting } from '../settings';
import { bookingView, type OwnBooking } from './booking-view';
import { findClock } from './bookings.repo';
import { slotAt } from './free-times';
import { limit } from './limits';
import { asTaken } from './refusals';
import { toMove } from './moving/to-move';

type Booking = typeof bookingContract;

/** The same visit at another time, whole; whoever was asked for by name stays, the rest is with whoever is free. */
export const reschedule: UseCase<Booking['reschedule']> = async (ctx, { booking_id, date, start }) => {
  await limit(ctx, 'change');
  await moveBooking(ctx, { booking_id, date, start, tell: true });
  return { done: true };
};

type Move = { booking_id: string; date: LocalDate; start: number; tell: boolean };

export async function moveBooking(ctx: Ctx, { booking_id, date, start, tell }: Move): Promise<void> {
  const booking = await changeable(ctx, booking_id);
  // Held from here on, so that what the desk changes meanwhile is not put back; the visit comes before its people, as
  // for everybody who changes one.
  const visit = await openVisit(ctx, { id: booking.id });
  await lockAnybody(ctx, {
    service_ids: visit.lines.map(({ service_id }) => service_id),
    employee_ids: visit.lines.map(({ employee_id }) => employee_id),
    customer_id: null,
    dates: [date],
    from: start,
  });
  // What else she has booked is for the binding to refuse, which says so.
  const { slot } = await slotAt(ctx, { ...toMove(visit), customer_id: undefined }, date, start);
  const parts = slot.parts
    .toSorted((a, b) => a.line - b.line)
    .map(({ employee_id, start: begin, end }) => ({ employee_id, start: begin, end }));
  await asTaken(moveAppointment(ctx, { id: booking.id, parts, tell }));
  await tellDesk(ctx, await bookingView(ctx, booking_id), 'moved');
}

export const cancel =
  (followers: VisitFollowers): UseCase<Booking['cancel']> =>
  async (ctx, { booking_id, reason }) => {
    await limit(ctx, 'change');
    await cancelBooking(ctx, followers, { booking_id, reason: reason ?? null, tell: true });
    return { done: true };
  };

type Cancellation = { booking_id: string; reason: string | null; tell: boolean };

export async function cancelBooking(
  ctx: Ctx,
  followers: VisitFollowers,
  { booking_id, reason, tell }: Cancellation,
): Promise<void> {
  const booking = await changeable(ctx, booking_id);
  await cancelAppointment(ctx, followers, { id: booking.id, by: 'customer', reason, tell });
  // Who may still cancel by herself is inside the salon's limit, and was promised that it costs nothing.
  await returnDeposit(ctx, booking.id);
  await tellDesk(ctx, booking, 'cancelled');
}

/** After a payment that ended badly: a new one for the same deposit, as long as the time is kept. */
export const payAgain: UseCase<Booking['pay']> = async (ctx, { booking_id }) => {
  await limit(ctx, 'change');
  const booking = await bookingView(ctx, booking_id);
  // Money that came but does not match is looked into by people; it is not asked for a second time.
  if (!booking.payment || booking.payment.seconds_left === 0 || booking.payment.problem === 'mismatch')
    throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const { alias } = await readSetting(ctx, onlineSetting);
  const { path } = await openPaymentLink(ctx, {
    appointment_id: booking.id,
    amount: booking.deposit,
    language: ctx.language,
    return_url: returnPath(ctx.language, alias, booking_id),
  });
  return { payment_url: path };
};

/** Where a customer comes back to from paying. */
export const returnPath = (language: Language, aliasName: string, bookingId: string): string =>
  `${pathTo('online-confirm', language, { aliasName })}?booking=${bookingId}`;

/** What the page says of who is wanted for what. */
export const wantedLines = (booking: OwnBooking) =>
  booking.lines.map(({ service_id, employee_id, any_employee }) => ({
    service_id,
    employee_id: any_employee ? null : employee_id,
  }));

async function changeable(ctx: Ctx, bookingId: string): Promise<OwnBooking> {
  const booking = await bookingView(ctx, bookingId);
  if (booking.outcome !== appointmentOutcomes.codes.scheduled) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  if (!booking.can_change)
    throw new AppError('TOO_LATE_TO_CHANGE', {
      values: { hours: countedTime((await readSetting(ctx, onlineSetting)).cancel_hours, 'hours', ctx.language) },
    });
  return booking;
}

async function tellDesk(
  ctx: Ctx,
  { id, customer_name, start_at }: OwnBooking,
  code: 'moved' | 'cancelled',
): Promise<void> {
  const { time_zone } = await findClock(ctx);
  await notify(ctx.tx, ctx.accountId, {
    type: 'online-bookings',
    code,
    values: { customer: customer_name, ...toWall(start_at, time_zone) },
    open: id,
  });
}
