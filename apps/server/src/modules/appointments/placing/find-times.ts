import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import type { Slot, SlotReason, SlotSearch } from '@rawnaq/domain/booking/booking.types';
import { rankSlots } from '@rawnaq/domain/booking/rank-slots';
import { findSlots, nextFreeDay } from '@rawnaq/domain/booking/slots';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { UseCase } from '../../../http/bind-contract';
import { readSchedule, searchIn, type Schedule, type WantedLine } from './read-schedule';
import { assertBookable } from './resolve-lines';

const MOST_MARKED = 3;
/** Where the next free day is looked for. */
const DAYS_AHEAD = 60;

export const findTimes: UseCase<(typeof appointmentsContract)['find_times']> = async (
  ctx,
  { date, lines: asked, guests = [], arrangement, customer_id, appointment_id },
) => {
  const lines = asked.map((line, index) => ({ ...line, guest: guests[index] }));
  const wanted = {
    from: date,
    service_ids: lines.map(({ service_id }) => service_id),
    customer_id,
    leave_out: appointment_id,
  };
  const schedule = await readSchedule(ctx, { ...wanted, days: 2 });
  assertLines(schedule, lines);
  const search = searchIn(schedule, { from: date, days: 2, lines, arrangement });
  const found = slotsOf(schedule, search, date);
  if (found.length > 0) return { date, times: timesOf(schedule, search, date, found, lines), next_free_date: null };
  const later = await readSchedule(ctx, { ...wanted, days: DAYS_AHEAD });
  return {
    date,
    times: [],
    next_free_date:
      nextFreeDay(searchIn(later, { from: addDays(date, 1), days: DAYS_AHEAD, lines, arrangement })) ?? null,
  };
};

export function assertLines(schedule: Schedule, lines: readonly WantedLine[]): void {
  for (const { service_id, employee_id } of lines) {
    if (!schedule.services.some(({ id, is_active }) => id === service_id && is_active))
      throw new AppError('SERVICE_NOT_EXIST', { field: 'lines' });
    if (employee_id !== null) assertBookable(schedule, employee_id);
  }
}

/**
 * From one cut-off to the next: an evening that runs on past midnight is one evening. The search holds the day and the
 * one after.
 */
export function slotsOf({ days }: Schedule, search: SlotSearch, date: LocalDate): Slot[] {
  const [from, to] = [days.momentOf(date, days.cut_off), days.momentOf(addDays(date, 1), days.cut_off)];
  return findSlots(search)
    .flatMap(({ slots }) => slots)
    .filter(({ start }) => start >= from && start < to);
}

function timesOf(
  { days }: Schedule,
  search: SlotSearch,
  date: LocalDate,
  slots: readonly Slot[],
  lines: readonly WantedLine[],
) {
  const ranked = rankSlots(search, [{ date, slots: [...slots] }]);
  const best = new Set(
    ranked
      .filter(({ reason }) => reason !== 'free' && reason !== 'leaves_gap')
      .slice(0, MOST_MARKED)
      .map(({ start }) => start),
  );
  const reasons = new Map<number, SlotReason>(ranked.map(({ start, reason }) => [start, reason]));
  return slots.map((slot) => ({
    start: days.minuteOn(date, slot.start),
    end: days.minuteOn(date, slot.end),
    reason: reasons.get(slot.start) ?? 'free',
    is_best: best.has(slot.start),
    lines: slot.parts.map((part) => ({
      service_id: lines[part.line]!.service_id,
      employee_id: part.employee_id,
      start: days.minuteOn(date, part.start),
      end: days.minuteOn(date, part.end),
    })),
  }));
}
