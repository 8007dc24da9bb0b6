/**
 * The calls of the booking page without their schemas: zod would weigh more than the rest of the script. A test holds
 * each against its contract.
 */
import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { BareEndpoint, BareOf } from '../../../lib/api-client/bare-endpoint';

type Booking = typeof bookingContract;
const bare = <E extends Endpoint>(entry: Pick<BareEndpoint, 'method' | 'path' | 'idempotent'>): BareOf<E> => ({
  areas: ['public'],
  access: 'public',
  ...entry,
});
const post = <E extends Endpoint>(path: string, idempotent?: false): BareOf<E> =>
  bare<E>({ method: 'POST', path: `online/:alias/${path}`, ...(idempotent === undefined ? {} : { idempotent }) });

export const bookingEndpoints = {
  hold: post<Booking['hold']>('hold'),
  extend_hold: post<Booking['extend_hold']>('extend_hold', false),
  release_hold: post<Booking['release_hold']>('release_hold', false),
  ask_code: post<Booking['ask_code']>('ask_code'),
  verify_mobile: post<Booking['verify_mobile']>('verify_mobile', false),
  confirm: post<Booking['confirm']>('confirm'),
  reschedule: post<Booking['reschedule']>('booking/:booking_id/reschedule'),
  pay: post<Booking['pay']>('booking/:booking_id/pay'),
  cancel: post<Booking['cancel']>('booking/:booking_id/cancel'),
  complain: post<Booking['complain']>('complain'),
};

export const paymentStateEndpoint = bare<(typeof paymentLinksContract)['state']>({
  method: 'GET',
  path: 'online/:alias/payment/:reference',
});
