import { AppError } from '@rawnaq/domain/kernel/app-error';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Ctx } from '../../http/context';
import type { VisitFollowers, WantedLine } from '../appointments';
import { bookingView, type OwnBooking } from './booking-view';
import { bookingsAhead, findBooking, lockBooker } from './bookings.repo';
import { cancelBooking, moveBooking } from './change-booking';
import { bookKept } from './confirm-booking';
import type { Wanted } from './free-times';
import { keepTime } from './hold-time';
import { limit } from './limits';

/**
 * Booking, moving and cancelling for somebody who writes from her own number: WhatsApp has proved it, so no code is
 * asked for. Everything else is as on the salon's page.
 */
const WAYS = ['mobile', 'salon'] as const;

export type MessageBooking = {
  name: string;
  mobile: string;
  lines: readonly WantedLine[];
  date: LocalDate;
  start: number;
};

export async function bookByMessage(ctx: Ctx, { name, mobile, lines, date, start }: MessageBooking) {
  await limit(ctx, 'confirm', mobileKey(mobile), WAYS);
  await lockBooker(ctx, mobile);
  const kept = await keepTime(ctx, { lines, date, start });
  const { booking_id, customer_id } = await bookKept(ctx, kept, { name, mobile, tell: false });
  return { customer_id, booking: await bookingView(ctx, booking_id) };
}

export async function moveByMessage(
  ctx: Ctx,
  customerId: number,
  { booking_id, date, start }: { booking_id: string; date: LocalDate; start: number },
): Promise<OwnBooking> {
  await limit(ctx, 'change', undefined, WAYS);
  await assertHers(ctx, customerId, booking_id);
  await moveBooking(ctx, { booking_id, date, start, tell: false });
  return bookingView(ctx, booking_id);
}

export async function cancelByMessage(
  ctx: Ctx,
  followers: VisitFollowers,
  customerId: number,
  booking_id: string,
): Promise<OwnBooking> {
  await limit(ctx, 'change', undefined, WAYS);
  await assertHers(ctx, customerId, booking_id);
  await cancelBooking(ctx, followers, { booking_id, reason: null, tell: false });
  return bookingView(ctx, booking_id);
}

export async function bookingsOfCustomer(ctx: Ctx, customerId: number): Promise<OwnBooking[]> {
  const ahead = await bookingsAhead(ctx, customerId);
  return Promise.all(ahead.map(({ booking_id }) => bookingView(ctx, booking_id)));
}

/** What is looked for when one of her bookings is to move. */
export async function wantedOf(ctx: Ctx, customerId: number, bookingId: string): Promise<Wanted> {
  await assertHers(ctx, customerId, bookingId);
  return (await bookingView(ctx, bookingId)).to_move;
}

/** A booking of somebody else is none, whoever has learnt its number. */
async function assertHers(ctx: Ctx, customerId: number, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  if (booking?.customer_id !== customerId) throw new AppError('NOT_FOUND');
}

/** For trying out what happens to whoever comes a moment too late. */
export async function takeTimeAway(ctx: Ctx, wish: Pick<MessageBooking, 'lines' | 'date' | 'start'>): Promise<void> {
  await keepTime(ctx, wish);
}
