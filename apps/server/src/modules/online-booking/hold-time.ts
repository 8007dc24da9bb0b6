import type { VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { depositOf } from '@rawnaq/domain/online-booking/deposit.rules';
import type { KeptTime } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { networkOf } from '../../http/visitor-address';
import {
  extendHold,
  findHoldTimes,
  holdTimes,
  liveHold,
  liveHoldsOf,
  lockAnybody,
  lockHoldsOf,
  releaseHold,
  salonDays,
  totalOf,
  type Hold,
  type WantedLine,
} from '../appointments';
import { canTakePayments } from '../payment-links';
import { readSetting } from '../settings';
import { slotAt } from './free-times';
import { limit } from './limits';
import { findClock } from './bookings.repo';
import { asTaken } from './refusals';

type Booking = typeof bookingContract;

export const HOLD_MINUTES = 10;
/** One address keeps a few times at once at most: nobody empties the calendar by holding it. */
const MOST_LIVE_HOLDS = 4;

/**
 * Keeps a time. Whoever could do it is locked first, so that of many who ask for anybody as many are served as there
 * are people.
 */
export const hold: UseCase<Booking['hold']> = async (ctx, { replaces, lines, date, start }) => {
  await limit(ctx, 'hold');
  const network = networkOf(ctx.request.ip);
  await lockHoldsOf(ctx, network);
  if (replaces) await releaseHold(ctx, replaces);
  if ((await liveHoldsOf(ctx, network)) >= MOST_LIVE_HOLDS)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: HOLD_MINUTES * 60 });
  return keptTime(ctx, await keepTime(ctx, { lines, date, start }));
};

type Wish = { lines: readonly WantedLine[]; date: LocalDate; start: number };

/** The time itself, for whoever may still have it. */
export async function keepTime(ctx: Ctx, { lines, date, start }: Wish): Promise<Hold> {
  const open = lines.filter(({ employee_id }) => employee_id === null).map(({ service_id }) => service_id);
  await lockAnybody(ctx, {
    service_ids: open,
    employee_ids: lines.flatMap(({ employee_id }) => employee_id ?? []),
    customer_id: null,
    dates: [date],
    from: start,
  });
  const { slot, schedule } = await slotAt(ctx, { lines }, date, start);
  const parts = slot.parts.toSorted((a, b) => a.line - b.line);
  const visit = parts.map((part, index): VisitLine => {
    const service = schedule.services.find(({ id }) => id === lines[index]!.service_id)!;
    return {
      service_id: service.id,
      employee_id: part.employee_id,
      any_employee: lines[index]!.employee_id === null,
      start: part.start,
      end: part.end,
      processing_time: service.processing_time,
      buffer_time: service.buffer_time,
      price: service.price,
    };
  });
  return asTaken(holdTimes(ctx, { lines: visit, ip: ctx.request.ip, minutes: HOLD_MINUTES }));
}

export const extend: UseCase<Booking['extend_hold']> = async (ctx, { token }) => {
  await limit(ctx, 'hold');
  const kept = await liveHold(ctx, token);
  if (!kept) throw new AppError('HOLD_EXPIRED');
  if (!(await extendHold(ctx, kept.id, HOLD_MINUTES))) throw new AppError('HOLD_EXTENDED_BEFORE');
  const longer = await liveHold(ctx, token);
  if (!longer) throw new AppError('HOLD_EXPIRED');
  return keptTime(ctx, longer);
};

export const release: UseCase<Booking['release_hold']> = async (ctx, { token }) => {
  await releaseHold(ctx, token);
  return { done: true };
};

async function keptTime(ctx: Ctx, { token, expires_at, lines, id }: Hold): Promise<KeptTime> {
  const [online, clock, times, takesPayments] = await Promise.all([
    readSetting(ctx, onlineSetting),
    findClock(ctx),
    findHoldTimes(ctx, id),
    canTakePayments(ctx),
  ]);
  const days = salonDays(clock.time_zone, clock.business_day_cut_off);
  const { date, minute } = days.dayOf(Math.min(...lines.map(({ start }) => start)));
  const total = totalOf(lines);
  return {
    token,
    seconds_left: Math.max(0, Math.floor((Date.parse(expires_at) - ctx.now.getTime()) / 1000)),
    can_extend: !times.is_extended,
    date,
    start: minute,
    end: days.minuteOn(date, Math.max(...lines.map(({ end }) => end))),
    employee_ids: lines.map(({ employee_id }) => employee_id),
    total: online.show_prices ? total : null,
    deposit: takesPayments
      ? depositOf(total, { kind: online.deposit_kind, percent: online.deposit_percent, amount: online.deposit_amount })
      : 0,
  };
}
