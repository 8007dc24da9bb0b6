import { complaintSources } from '@rawnaq/domain/complaints/complaint.states';
import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import type { UseCase } from '../../http/bind-contract';
import { receiveComplaint } from '../complaints';
import { findBooking } from './bookings.repo';
import { limit } from './limits';

/** Goes to whoever may read complaints. A booking it names is only believed when it is the salon's. */
export const complain: UseCase<(typeof bookingContract)['complain']> = async (
  ctx,
  { kind, name, mobile, body, booking_id },
) => {
  await limit(ctx, 'complain', mobile);
  const booking = booking_id ? await findBooking(ctx, booking_id) : undefined;
  await receiveComplaint(ctx, {
    kind,
    source: complaintSources.codes.page,
    name,
    mobile: mobile ?? null,
    body,
    customer_id: booking?.customer_id ?? null,
    appointment_id: booking?.id ?? null,
  });
  return { done: true };
};
