import type { Slot, SlotSearch } from '@rawnaq/domain/booking/booking.types';
import type { DayState, FreeDays, FreeTimes } from '@rawnaq/domain/online-booking/salon-page.shapes';
import { findSlots } from '@rawnaq/domain/booking/slots';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays, daysBetween, weekdayOf, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { ableTo, readSchedule, searchIn, type Schedule, type WantedLine } from '../appointments';
import { readSetting } from '../settings';
import { findAccount } from './salon-page.repo';
import type { Visitor } from './visitor';

/** What is looked for: some services, or a booking that is to move as it is (`toMove`). */
export type Wanted = {
  lines: readonly WantedLine[];
  leave_out?: number | undefined;
  /** Whose booking moves: she is not offered what her other visits are in the way of. */
  customer_id?: number | undefined;
};

const FEW_TIMES = 3;
/** Where the next free day is looked for: a month at a time, because it is usually soon. */
const STEP_DAYS = 31;

/** How far ahead customers may book, from the evening on that still goes on after midnight. */
export async function horizonOf(
  ctx: Visitor,
): Promise<{ today: LocalDate; last: LocalDate; lead_minutes: number; show_employees: boolean }> {
  const [account, online] = await Promise.all([findAccount(ctx), readSetting(ctx, onlineSetting)]);
  const today = businessDateOf(ctx.now, account.time_zone, account.business_day_cut_off);
  return {
    today,
    last: addDays(today, online.days_ahead),
    lead_minutes: online.lead_minutes,
    show_employees: online.show_employees,
  };
}

/** The state of every day between two, both in it. Days before today and beyond the horizon are closed. */
export async function freeDays(ctx: Visitor, wanted: Wanted, from: LocalDate, to: LocalDate): Promise<FreeDays> {
  const horizon = await horizonOf(ctx);
  const [first, last] = [from < horizon.today ? horizon.today : from, to > horizon.last ? horizon.last : to];
  const counts = first > last ? new Map<LocalDate, number>() : await countTimes(ctx, wanted, first, last, horizon);
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset));
  return { days: days.map((date) => ({ date, state: stateOf(counts.get(date)) })) };
}

const stateOf = (times: number | undefined): DayState =>
  times === undefined ? 'closed' : times === 0 ? 'full' : times <= FEW_TIMES ? 'few' : 'free';

/** How many times each day has; a day without opening hours has none of them, not zero. */
async function countTimes(
  ctx: Visitor,
  wanted: Wanted,
  first: LocalDate,
  last: LocalDate,
  horizon: Awaited<ReturnType<typeof horizonOf>>,
): Promise<Map<LocalDate, number>> {
  const days = daysBetween(first, last) + 1;
  const { schedule, search } = await searchFor(ctx, wanted, first, days + 1, horizon);
  const counts = new Map<LocalDate, number>();
  for (const { date, slots } of findSlots(search)) {
    if (date <= last && isOpenOn(schedule, date) && !counts.has(date)) counts.set(date, 0);
    for (const slot of slots) {
      const day = schedule.days.dayOf(slot.start).date;
      if (day >= first && day <= last) counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return counts;
}

const isOpenOn = ({ salon }: Schedule, date: LocalDate): boolean => {
  const covers = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) =>
    starts_on <= date && date <= ends_on;
  if (salon.closed.some(covers)) return false;
  const custom = salon.custom.find(covers);
  return custom ? custom.ranges.length > 0 : salon.week.some(({ weekday }) => weekday === weekdayOf(date));
};

export async function freeTimes(ctx: Visitor, wanted: Wanted, date: LocalDate): Promise<FreeTimes> {
  const horizon = await horizonOf(ctx);
  if (date >= horizon.today && date <= horizon.last) {
    const { schedule, search } = await searchFor(ctx, wanted, date, 2, horizon);
    const times = slotsOn(schedule, search, date).map((slot) => ({
      start: schedule.days.minuteOn(date, slot.start),
      end: schedule.days.minuteOn(date, slot.end),
      employee_ids: slot.parts.toSorted((a, b) => a.line - b.line).map(({ employee_id }) => employee_id),
    }));
    if (times.length > 0) return { date, times, next_free_date: null };
  }
  return {
    date,
    times: [],
    next_free_date: await firstFreeDay(ctx, wanted, date < horizon.today ? horizon.today : addDays(date, 1)),
  };
}

/** The first day from one on that has a time, within the horizon. */
export async function firstFreeDay(ctx: Visitor, wanted: Wanted, from: LocalDate): Promise<LocalDate | null> {
  const horizon = await horizonOf(ctx);
  for (let start = from; start <= horizon.last; start = addDays(start, STEP_DAYS)) {
    const end = addDays(start, STEP_DAYS - 1);
    const counts = await countTimes(ctx, wanted, start, end > horizon.last ? horizon.last : end, horizon);
    const found = [...counts]
      .filter(([, times]) => times > 0)
      .map(([day]) => day)
      .toSorted()[0];
    if (found) return found;
  }
  return null;
}

/** The slot that begins at a minute of a day. Somebody else may have it by now. */
export async function slotAt(
  ctx: Visitor,
  wanted: Wanted,
  date: LocalDate,
  start: number,
): Promise<{ slot: Slot; schedule: Schedule }> {
  const horizon = await horizonOf(ctx);
  if (date < horizon.today || date > horizon.last) throw new AppError('TIME_NOT_AVAILABLE');
  const { schedule, search } = await searchFor(ctx, wanted, date, 2, horizon);
  const slot = slotsOn(schedule, search, date).find((one) => schedule.days.minuteOn(date, one.start) === start);
  if (!slot) throw new AppError('TIME_NOT_AVAILABLE');
  return { slot, schedule };
}

/** From one cut-off of the salon's day to the next: an evening that runs on past midnight is one evening. */
function slotsOn({ days }: Schedule, search: SlotSearch, date: LocalDate): Slot[] {
  return findSlots(search)
    .flatMap(({ slots }) => slots)
    .filter(({ start }) => days.dayOf(start).date === date);
}

async function searchFor(
  ctx: Visitor,
  { lines, leave_out, customer_id }: Wanted,
  from: LocalDate,
  days: number,
  { lead_minutes, show_employees }: { lead_minutes: number; show_employees: boolean },
): Promise<{ schedule: Schedule; search: SlotSearch }> {
  const schedule = await readSchedule(ctx, {
    from,
    days,
    service_ids: lines.map(({ service_id }) => service_id),
    leave_out,
    customer_id,
  });
  // A booking that moves keeps what was agreed, also what is no longer offered.
  if (leave_out === undefined) assertOffered(schedule, lines, show_employees);
  const arrangement = leave_out === undefined ? 'sequence' : 'as-booked';
  return { schedule, search: searchIn(schedule, { from, days, lines, arrangement, lead_minutes }) };
}

function assertOffered(schedule: Schedule, lines: readonly WantedLine[], showEmployees: boolean): void {
  for (const { service_id, employee_id } of lines) {
    if (
      !schedule.services.some(
        ({ id, is_active, show_to_customer }) => id === service_id && is_active && show_to_customer,
      )
    )
      throw new AppError('SERVICE_NOT_EXIST', { field: 'lines' });
    if (employee_id !== null && !(showEmployees && ableTo(schedule, service_id).some(({ id }) => id === employee_id)))
      throw new AppError('EMPLOYEE_NOT_EXIST', { field: 'lines' });
  }
}
