import { appointmentPaymentStates, appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { sql } from 'kysely';
import type { Visitor } from './visitor';

type Place = Pick<Visitor, 'tx' | 'accountId'>;

export const findClock = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['time_zone', 'clock', 'business_day_cut_off'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const findBooking = ({ tx, accountId }: Place, bookingId: string) =>
  tx
    .selectFrom('appointments')
    .select(['id', 'start_at', 'end_at', 'cancelled_by', 'pay_until', 'customer_id', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

export const namesOf = ({ tx, accountId }: Place, ids: readonly number[]) =>
  tx
    .selectFrom('employees')
    .select(['id', 'name', 'english_name', 'arabic_name'])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

const MOST_BOOKINGS = 9;

/** What one customer has ahead, the next first. */
export const bookingsAhead = ({ tx, accountId, now }: Visitor, customerId: number) =>
  tx
    .selectFrom('appointments')
    .select('booking_id')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('status', '=', appointmentStates.codes.scheduled)
    .where('start_at', '>', now.toISOString())
    .orderBy('start_at')
    .orderBy('id')
    .limit(MOST_BOOKINGS)
    .execute();

/**
 * Whoever books under one number does it in turns, so that each counts what the one before has booked. Taken before any
 * time is, so that two never wait for each other.
 */
export async function lockBooker({ tx, accountId }: Place, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booker ${mobileKey(mobile)}`}, ${accountId}))`.execute(tx);
}

/** Bookings of one customer that nobody has paid for yet. */
export async function waitingBookings({ tx, accountId, now }: Visitor, customerId: number): Promise<number> {
  const { waiting } = await tx
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('payment_status', '=', appointmentPaymentStates.codes.waiting)
    .where('status', '<>', appointmentStates.codes.cancelled)
    .where('start_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return waiting;
}
