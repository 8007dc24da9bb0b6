import type { BotAsk, BotFacts, BotRefusal, BotResult, BotVisit } from '@rawnaq/domain/bot/bot.types';
import { complaintSources } from '@rawnaq/domain/complaints/complaint.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { inSavepoint } from '../../db/statements/savepoint';
import type { Ctx } from '../../http/context';
import type { VisitFollowers } from '../appointments';
import { receiveComplaint } from '../complaints';
import type { ConversationRow } from '../conversations';
import {
  bookByMessage,
  bookingsOfCustomer,
  cancelByMessage,
  freeDays,
  freeTimes,
  moveByMessage,
  wantedOf,
  type OwnBooking,
  type Wanted,
} from '../online-booking';

const LOOK_AHEAD_DAYS = 30;

const REFUSALS: Partial<Record<ErrorCode, BotRefusal>> = {
  TIME_NOT_AVAILABLE: 'taken',
  TOO_LATE_TO_CHANGE: 'too-late',
  BOOKING_BY_PHONE_ONLY: 'by-phone',
  TOO_MANY_UNPAID_BOOKINGS: 'unpaid',
  TOO_MANY_REQUESTS: 'too-often',
  STATE_MOVE_NOT_ALLOWED: 'gone',
  NOT_FOUND: 'gone',
  SERVICE_NOT_EXIST: 'not-offered',
  EMPLOYEE_NOT_EXIST: 'not-offered',
  APPOINTMENT_TOO_LONG: 'not-offered',
};

export type Speaker = { conversation: ConversationRow; facts: BotFacts; followers: VisitFollowers };

/**
 * What the bot asked for, done or answered. A rule that says no takes back what was begun, and is an answer too; any
 * other failure goes up.
 */
export async function perform(
  ctx: Ctx,
  speaker: Speaker,
  ask: BotAsk,
): Promise<{ result: BotResult; customer_id?: number }> {
  try {
    return await inSavepoint(ctx.tx, () => answer(ctx, speaker, ask));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const why = REFUSALS[error.code] ?? 'by-phone';
    return { result: { got: 'refused', why } };
  }
}

async function answer(
  ctx: Ctx,
  { conversation, facts, followers }: Speaker,
  ask: BotAsk,
): Promise<{ result: BotResult; customer_id?: number }> {
  const { customer_id } = conversation;
  switch (ask.ask) {
    case 'days': {
      const to = addDays(ask.from, LOOK_AHEAD_DAYS);
      const { days } = await freeDays(ctx, await wanted(ctx, customer_id, ask), ask.from, to);
      const free = days.filter(({ state }) => state === 'free' || state === 'few').map(({ date }) => date);
      return { result: { got: 'days', days: free.slice(0, MOST_DAYS) } };
    }
    case 'times': {
      const { date, times, next_free_date } = await freeTimes(ctx, await wanted(ctx, customer_id, ask), ask.date);
      return {
        result: {
          got: 'times',
          date,
          times: times.slice(0, MOST_TIMES).map(({ start }) => start),
          next: next_free_date,
        },
      };
    }
    case 'visits': {
      const visits = customer_id === null ? [] : await bookingsOfCustomer(ctx, customer_id);
      return { result: { got: 'visits', visits: visits.map((one) => visitOf(ctx, one)) } };
    }
    case 'book': {
      const { booking, customer_id: booker } = await bookByMessage(ctx, { ...ask, mobile: conversation.address });
      return { result: { got: 'booked', visit: visitOf(ctx, booking) }, customer_id: booker };
    }
    case 'move': {
      const booking = await moveByMessage(ctx, hers(customer_id), ask);
      return { result: { got: 'moved', visit: visitOf(ctx, booking) } };
    }
    case 'cancel': {
      const booking = await cancelByMessage(ctx, followers, hers(customer_id), ask.booking_id);
      return { result: { got: 'cancelled', visit: visitOf(ctx, booking) } };
    }
    case 'complain':
      await receiveComplaint(ctx, {
        kind: ask.kind,
        source: complaintSources.codes.bot,
        name: facts.customer?.name ?? conversation.name ?? conversation.address,
        mobile: facts.has_number ? conversation.address : null,
        body: ask.body,
        customer_id,
        appointment_id: null,
      });
      return { result: { got: 'complained' } };
  }
}

const MOST_DAYS = 12;
const MOST_TIMES = 150;

async function wanted(
  ctx: Ctx,
  customerId: number | null,
  { lines, moving }: { lines: Wanted['lines']; moving: string | null },
): Promise<Wanted> {
  return moving === null ? { lines } : wantedOf(ctx, hers(customerId), moving);
}

/** Nobody whom the salon does not know has a booking. */
function hers(customerId: number | null): number {
  if (customerId === null) throw new AppError('NOT_FOUND');
  return customerId;
}

const visitOf = ({ services }: Ctx, booking: OwnBooking): BotVisit => ({
  booking_id: booking.booking_id,
  date: booking.date,
  start: booking.start,
  services: booking.lines.map(({ english_name, arabic_name }) => ({ english_name, arabic_name })),
  employees: [
    ...new Map(booking.lines.flatMap(({ employee }) => (employee ? [[employee.english_name, employee]] : []))).values(),
  ],
  lines: booking.lines.map(({ service_id, employee_id, any_employee }) => ({
    service_id,
    employee_id: any_employee ? null : employee_id,
  })),
  total: booking.total,
  can_change: booking.can_change,
  payment: booking.payment?.pay_path
    ? { amount: booking.deposit, url: `${services.config.publicUrl}${booking.payment.pay_path}` }
    : null,
  deposit_fates: booking.deposit_fates,
});
