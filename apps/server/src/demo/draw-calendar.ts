import { randomBytes } from 'node:crypto';
import { busyOf, visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import {
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { openQuarters } from '@rawnaq/domain/booking/availability';
import { fromEpochMinutes, MINUTES_PER_QUARTER } from '@rawnaq/domain/booking/clock';
import { addDays, weekdayOf, type LocalDate } from '@rawnaq/domain/kernel/local-date';
import { partOf, sumMinor } from '@rawnaq/domain/kernel/money';
import { overlaps, type TimeRange } from '@rawnaq/domain/kernel/time-range';
import type { Schedule, ScheduleEmployee, ScheduleService } from '../modules/appointments';
import type { DemoCalendar } from './appointments.repo';
import type { Chance } from './random';

/** `load`: how full a day of the past is, from 0 to 1. */
export type DemoSalon = { pastDays: number; comingDays: number; load: number; language: 'en' | 'ar' };
type Rows = { -readonly [Name in keyof DemoCalendar]: Record<string, unknown>[] };
type Drawing = {
  schedule: Schedule;
  salon: DemoSalon;
  customers: readonly number[];
  created_by: number;
  today: LocalDate;
  chance: Chance;
};
type Board = Drawing & {
  menus: Map<number, ScheduleService[]>;
  taken: Map<number, TimeRange[]>;
  visiting: Map<number, TimeRange[]>;
  rows: Rows;
};

const TEXTS = {
  en: {
    lunch: 'Lunch',
    training: 'Colour training',
    notes: ['Prefers the quiet corner', 'Bride, please be on time', 'Allergic to ammonia', 'Comes with her daughter'],
    reasons: ['Customer is travelling', 'Feeling unwell', 'Found another time', 'Employee is ill'],
  },
  ar: {
    lunch: 'استراحة',
    training: 'تدريب الفريق',
    notes: ['يفضّل الكرسي الأخير', 'عريس، الرجاء الالتزام بالوقت', 'حساسية من العطور'],
    reasons: ['سفر العميل', 'ظرف طارئ', 'تم اختيار وقت آخر'],
  },
} as const;

/** Walks through the days and through each employee's hours, and books what fits: nobody twice at once, as everywhere. */
export function drawCalendar(drawing: Drawing): DemoCalendar {
  const menus = new Map(
    drawing.schedule.employees.map(({ id, service_ids }) => [
      id,
      drawing.schedule.services.filter((service) => service.is_active && service_ids.includes(service.id)),
    ]),
  );
  const board: Board = {
    ...drawing,
    menus,
    taken: new Map(),
    visiting: new Map(),
    rows: { appointments: [], lines: [], busy: [], blocks: [], penalties: [] },
  };
  const { salon, schedule, today } = drawing;
  for (let offset = -salon.pastDays; offset <= salon.comingDays; offset += 1) {
    const date = addDays(today, offset);
    const load = offset <= 0 ? salon.load : Math.max(0.12, salon.load * (1 - offset / (salon.comingDays + 6)));
    const working = schedule.employees
      .filter(({ is_bookable }) => is_bookable)
      .map((employee) => ({ employee, open: openOn(schedule, date, employee) }));
    for (const { employee, open } of working) blockSome(board, date, employee, open);
    for (const { employee, open } of working)
      for (const range of open)
        fillRange(
          board,
          employee,
          range,
          load,
          working.map((one) => one.employee),
        );
  }
  return board.rows;
}

/** Hours that begin on the day; what is after midnight belongs to it too. */
function openOn({ days, salon }: Schedule, date: LocalDate, employee: ScheduleEmployee): TimeRange[] {
  const dawn = Math.max(days.cut_off / MINUTES_PER_QUARTER, 0);
  return openQuarters(date, salon, employee)
    .filter(({ start }) => start >= dawn && start < 96 + dawn)
    .map(({ start, end }) => ({
      start: days.momentOf(date, start * MINUTES_PER_QUARTER),
      end: days.momentOf(date, Math.min(end, 96 + dawn) * MINUTES_PER_QUARTER),
    }));
}

function blockSome(
  { chance, rows, schedule, salon, created_by, taken }: Board,
  date: LocalDate,
  { id }: ScheduleEmployee,
  open: readonly TimeRange[],
): void {
  const block = (start: number, minutes: number, reason: string): void => {
    rows.blocks.push({
      employee_id: id,
      start_at: fromEpochMinutes(start),
      end_at: fromEpochMinutes(start + minutes),
      reason,
      created_by,
    });
    push(taken, id, { start, end: start + minutes });
  };
  const [range] = open;
  if (range && range.end - range.start >= 8 * 60 && chance.next() < 0.7)
    block(range.start + 240, 45, TEXTS[salon.language].lunch);
  if (range && weekdayOf(date) === 2 && id % 3 === 0)
    block(Math.max(range.start, schedule.days.momentOf(date, 16 * 60)), 60, TEXTS[salon.language].training);
}

function fillRange(
  board: Board,
  employee: ScheduleEmployee,
  { start, end }: TimeRange,
  load: number,
  others: readonly ScheduleEmployee[],
): void {
  const { chance } = board;
  const menu = board.menus.get(employee.id)!;
  for (let at = start; menu.length > 0 && at < end;) {
    const free = !isTaken(board.taken, employee.id, { start: at, end: at + MINUTES_PER_QUARTER });
    if (!free || chance.next() > load) {
      at += MINUTES_PER_QUARTER * (free ? chance.whole(1, 4) : 1);
      continue;
    }
    const lines = [lineOf(chance.pick(menu), employee.id, at, chance.next() < 0.25)];
    if (chance.next() < 0.22) lines.push(lineOf(chance.pick(menu), employee.id, lines[0]!.end, false));
    if (chance.next() < 0.1) lines.push(...besideLine(board, others, employee.id, at));
    const fits =
      Math.max(...lines.map((line) => line.end)) <= end &&
      !busyOf(lines).some((one) => isTaken(board.taken, one.employee_id, one));
    const customer = fits ? customerFor(board, visitOf(lines)) : undefined;
    if (customer === undefined) at += MINUTES_PER_QUARTER;
    else {
      book(board, customer, lines);
      at = Math.max(
        ...busyOf(lines)
          .filter((one) => one.employee_id === employee.id)
          .map((one) => one.end),
      );
    }
  }
}

/** Somebody else works on her at the same time. */
function besideLine(board: Board, others: readonly ScheduleEmployee[], not: number, at: number): VisitLine[] {
  const other = board.chance.pick(others);
  const menu = board.menus.get(other.id)!;
  if (other.id === not || menu.length === 0) return [];
  const line = lineOf(board.chance.pick(menu), other.id, at, false);
  const { date } = board.schedule.days.dayOf(at);
  return openOn(board.schedule, date, other).some((open) => open.start <= line.start && line.end <= open.end)
    ? [line]
    : [];
}

function book(board: Board, customer_id: number, lines: readonly VisitLine[]): void {
  const { rows, chance, schedule, salon, created_by, taken, visiting } = board;
  const { start, end } = visitOf(lines);
  const booking_id = randomBytes(16).toString('base64url');
  const isOnline = chance.next() < 0.28;
  const total = sumMinor(lines.map(({ price }) => price));
  const state = stateOf(board, start, end);
  const deposit = isOnline && chance.next() < 0.6 ? partOf(total, 2_000) : 0;
  rows.appointments.push({
    booking_id,
    customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    source: isOnline ? appointmentSources.codes.online : appointmentSources.codes.system,
    payment_status: deposit > 0 ? appointmentPaymentStates.codes.paid : appointmentPaymentStates.codes.unpaid,
    total,
    deposit,
    note: chance.next() < 0.08 ? chance.pick(TEXTS[salon.language].notes) : null,
    created_by: isOnline ? null : created_by,
    created_at: fromEpochMinutes(madeAt(schedule.now, start - chance.whole(90, 9 * 1440))),
    reminded_at: start - 1440 < schedule.now ? fromEpochMinutes(Math.min(schedule.now, start - 1440)) : null,
    ...state.facts,
  });
  rows.lines.push(
    ...lines.map(({ start: from, end: to, ...line }, position) => ({
      booking_id,
      position,
      ...line,
      start_at: fromEpochMinutes(from),
      end_at: fromEpochMinutes(to),
    })),
  );
  if (state.penalty > 0) rows.penalties.push({ booking_id, amount: state.penalty });
  for (const one of busyOf(lines)) push(taken, one.employee_id, one);
  push(visiting, customer_id, { start, end });
  if (!state.binds) return;
  rows.busy.push(
    ...busyOf(lines).map((one) => ({
      booking_id,
      employee_id: one.employee_id,
      start_at: fromEpochMinutes(one.start),
      end_at: fromEpochMinutes(one.end),
    })),
    { booking_id, customer_id, start_at: fromEpochMinutes(start), end_at: fromEpochMinutes(end) },
  );
}

/** Most come, some do not, some say so before. Of what is to come, a few are off already. */
function stateOf(
  { chance, schedule: { now }, salon }: Board,
  start: number,
  end: number,
): { facts: object; binds: boolean; penalty: number } {
  const { cancelled, check_in, scheduled } = appointmentStates.codes;
  const luck = chance.next();
  if (luck < 0.07) {
    const at = fromEpochMinutes(Math.min(now - 5, start - chance.whole(60, 1440)));
    return {
      facts: {
        status: cancelled,
        cancelled_at: at,
        cancelled_by: chance.next() < 0.6 ? 'customer' : 'salon',
        cancel_reason: chance.pick(TEXTS[salon.language].reasons),
      },
      binds: false,
      penalty: 0,
    };
  }
  if (end < now && luck < 0.12)
    return {
      facts: { status: scheduled, no_show_at: fromEpochMinutes(Math.min(now, start + 30)) },
      binds: false,
      penalty: chance.next() < 0.3 ? 5_000 : 0,
    };
  if (start <= now)
    return {
      facts: { status: check_in, checked_in_at: fromEpochMinutes(Math.min(now, start + chance.whole(-8, 6))) },
      binds: true,
      penalty: 0,
    };
  return { facts: { status: scheduled }, binds: true, penalty: 0 };
}

const lineOf = (
  { id, job_time, processing_time, buffer_time, price }: ScheduleService,
  employee_id: number,
  start: number,
  any_employee: boolean,
): VisitLine => ({
  service_id: id,
  employee_id,
  any_employee,
  start,
  end: start + job_time,
  processing_time,
  buffer_time,
  price,
});

function customerFor({ chance, customers, visiting }: Board, visit: TimeRange): number | undefined {
  for (let tries = 0; tries < 5; tries += 1) {
    const id = chance.pick(customers);
    if (!isTaken(visiting, id, visit)) return id;
  }
  return undefined;
}

function push(times: Map<number, TimeRange[]>, id: number, range: TimeRange): void {
  const own = times.get(id) ?? [];
  if (own.length > LAST_DAYS) own.shift();
  own.push(range);
  times.set(id, own);
}
const isTaken = (times: ReadonlyMap<number, TimeRange[]>, id: number, range: TimeRange): boolean =>
  times.get(id)?.some((one) => overlaps(one, range)) ?? false;
/** What is days old is in nobody's way. */
const LAST_DAYS = 60;

/** Nothing was booked in the future: what would have been is spread over the days before. */
const madeAt = (now: number, at: number): number => (at < now - 30 ? at : now - 30 - ((at - now + 30) % (6 * 1440)));
