import type { bookingContract } from '@rawnaq/domain/booking/booking.contract';
import type { UseCase } from '../../http/bind-contract';
import { notify } from '../notifications';
import { findBooking, insertComplaint } from './bookings.repo';
import { limit } from './limits';

/** The notice itself is to be read: enough of it to know whom to call. */
const MOST_SHOWN = 300;

/** Goes to whoever may read complaints. A booking it names is only believed when it is the salon's. */
export const complain: UseCase<(typeof bookingContract)['complain']> = async (ctx, { kind, name, mobile, body, booking_id }) => {
  await limit(ctx, 'complain', mobile);
  const booking = booking_id ? await findBooking(ctx, booking_id) : undefined;
  await insertComplaint(ctx, { kind, name, mobile: mobile ?? null, body, customer_id: booking?.customer_id ?? null, appointment_id: booking?.id ?? null });
  const isComplaint = kind === 'complaint';
  const said = `${name}${mobile ? ` (${mobile})` : ''}: ${body.slice(0, MOST_SHOWN)}${body.length > MOST_SHOWN ? '…' : ''}`;
  await notify(ctx.tx, { account_id: ctx.accountId, type: 'complaints', link: null, english_text: `New ${isComplaint ? 'complaint' : 'suggestion'} from ${said}`, arabic_text: `${isComplaint ? 'شكوى جديدة' : 'اقتراح جديد'} من ${said}` });
  return { done: true };
};
