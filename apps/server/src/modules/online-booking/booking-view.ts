import type { BookingView } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { appointmentOutcomes, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { bothNames } from '@rawnaq/domain/employees/employee-names.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { secondsOfDay } from '@rawnaq/domain/kernel/time/local-date';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { appointmentsById, salonDays, viewOf } from '../appointments';
import { moneyByLink, paymentOfAppointment, type LinkMoney } from '../payment-links';
import { readSetting } from '../settings';
import { findBooking, findClock, namesOf } from './bookings.repo';
import type { Wanted } from './free-times';
import { toMove } from './moving/to-move';
import type { Visitor } from './visitor';

export type OwnBooking = BookingView & {
  id: number;
  changed_at: string;
  /** What is looked for when it moves. */
  to_move: Wanted;
};

/**
 * A booking as its customer sees it. Whoever has the link has the booking, so it is looked up inside this salon only.
 */
export async function bookingView(ctx: Visitor, bookingId: string): Promise<OwnBooking> {
  const booking = await findBooking(ctx, bookingId);
  const [visit] = booking ? await appointmentsById(ctx, [booking.id]) : [];
  if (!booking || !visit) throw new AppError('NOT_FOUND');
  const [online, clock, people, payment, byLink] = await Promise.all([
    readSetting(ctx, onlineSetting),
    findClock(ctx),
    namesOf(
      ctx,
      visit.lines.map(({ employee_id }) => employee_id),
    ),
    paymentOfAppointment(ctx, booking.id, ctx.now),
    moneyByLink(ctx, booking.id),
  ]);
  const view = viewOf(visit, salonDays(clock.time_zone, clock.business_day_cut_off));
  const deposited = Math.max(0, view.deposited - byLink.returning.deposited);
  const namesOfPerson = (employeeId: number) => {
    const person = people.find(({ id }) => id === employeeId);
    return person ? bothNames(person) : null;
  };
  const lastMoment = Date.parse(booking.start_at) - online.cancel_hours * 3_600_000;
  const until = toWall(lastMoment, clock.time_zone);
  const isWaiting = view.payment_status === appointmentPaymentStates.codes.waiting && booking.pay_until !== null;
  return {
    id: booking.id,
    changed_at: new Date(booking.updated_at).toISOString(),
    to_move: toMove(visit),
    booking_id: bookingId,
    number: booking.id,
    customer_name: view.customer.name,
    mobile: view.customer.mobile ?? '',
    date: view.date,
    start: view.start,
    end: view.end,
    start_at: new Date(booking.start_at).toISOString(),
    end_at: new Date(booking.end_at).toISOString(),
    lines: view.lines.map((line) => ({
      service_id: line.service_id,
      english_name: line.english_name,
      arabic_name: line.arabic_name,
      start: line.start,
      end: line.end,
      employee_id: line.employee_id,
      any_employee: line.any_employee,
      guest: line.guest,
      employee: online.show_employees ? namesOfPerson(line.employee_id) : null,
      price: online.show_prices ? line.price : null,
    })),
    total: online.show_prices ? view.total : null,
    deposit: view.deposit,
    deposited,
    status: view.status,
    outcome: view.outcome,
    payment_status: view.payment_status,
    cancelled_by: booking.cancelled_by,
    note: view.note,
    payment:
      isWaiting && payment
        ? {
            pay_path: payment.pay_path,
            reference: payment.reference,
            problem: payment.error,
            seconds_left: Math.max(0, Math.floor((Date.parse(booking.pay_until!) - ctx.now.getTime()) / 1000)),
          }
        : null,
    deposit_fates: fatesOf(view.outcome, deposited, byLink),
    // What still waits for its deposit is not agreed on yet: it can be let go however near it is.
    can_change:
      view.outcome === appointmentOutcomes.codes.scheduled &&
      (isWaiting || ctx.now.getTime() <= lastMoment) &&
      ctx.now.getTime() < Date.parse(booking.start_at),
    change_until: { date: until.date, minute: Math.floor(secondsOfDay(until.time) / 60) },
  };
}

/** Only what came by a link goes back by itself; anything else that was paid in advance the salon is asked about. */
function fatesOf(outcome: string, deposited: Minor, byLink: LinkMoney): BookingView['deposit_fates'] {
  const { scheduled, cancelled } = appointmentOutcomes.codes;
  if (outcome !== scheduled && outcome !== cancelled) return [];
  const { refundable, returning, returned, unclear } = byLink;
  const others = Math.max(0, deposited - refundable.deposited) + unclear.amount - unclear.deposited;
  const isOff = outcome === cancelled;
  const fates: BookingView['deposit_fates'] = [
    { fate: 'refundable', amount: isOff ? 0 : refundable.amount },
    { fate: 'returning', amount: returning.amount },
    { fate: 'returned', amount: returned.amount },
    { fate: 'salon', amount: others + (isOff ? refundable.amount : 0) },
  ];
  return fates.filter(({ amount }) => amount > 0);
}
