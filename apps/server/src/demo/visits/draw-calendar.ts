import { busyOf, visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { openQuarters } from '@rawnaq/domain/booking/availability';
import { MINUTES_PER_QUARTER } from '@rawnaq/domain/booking/clock';
import { addDays, weekdayOf, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { overlaps, type TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import type { Schedule, ScheduleEmployee, ScheduleService } from '../../modules/appointments';
import { DEMO_WORDS } from './calendar-texts';
import { earliestBooking, tellStory, type Manners } from './draw-story';
import type { Chance } from '../random';
import type { VisitStory } from './visit-stories';
import type { BlockStory } from './write-visits';

/** `load`: how full a day of the past is, from 0 to 1. */
export type DemoSalon = { pastDays: number; comingDays: number; load: number; language: 'en' | 'ar' };
/** `since`: the epoch minute from which the salon knows her. */
export type DemoCustomer = { id: number; name: string; since: number };
type Drawing = {
  schedule: Schedule;
  salon: DemoSalon;
  manners: Manners;
  customers: readonly DemoCustomer[];
  today: LocalDate;
  chance: Chance;
};
type Board = Drawing & {
  menus: Map<number, ScheduleService[]>;
  taken: Map<number, TimeRange[]>;
  visiting: Map<number, TimeRange[]>;
  stories: VisitStory[];
  blocks: BlockStory[];
};

/**
 * Walks through the days and through each employee's hours, and books what fits: nobody twice at once, as everywhere.
 */
export function drawCalendar(drawing: Drawing): { stories: VisitStory[]; blocks: BlockStory[] } {
  const menus = new Map(
    drawing.schedule.employees.map(({ id, service_ids }) => [
      id,
      drawing.schedule.services.filter((service) => service.is_active && service_ids.includes(service.id)),
    ]),
  );
  const board: Board = { ...drawing, menus, taken: new Map(), visiting: new Map(), stories: [], blocks: [] };
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
  return board;
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
  { chance, blocks, schedule, salon, taken }: Board,
  date: LocalDate,
  { id }: ScheduleEmployee,
  open: readonly TimeRange[],
): void {
  const words = DEMO_WORDS[salon.language];
  const block = (start: number, minutes: number, reason: string): void => {
    const end = start + minutes;
    if (isTaken(taken, id, { start, end })) return;
    blocks.push({ employee_id: id, start, end, reason, made_at: Math.min(start, schedule.now) - 10_000 });
    push(taken, id, { start, end });
  };
  const [range] = open;
  if (range && range.end - range.start >= 8 * 60 && chance.next() < 0.7) block(range.start + 240, 45, words.lunch);
  if (range && weekdayOf(date) === 2 && id % 3 === 0)
    block(Math.max(range.start, schedule.days.momentOf(date, 16 * 60)), 60, words.training);
}

function fillRange(
  board: Board,
  employee: ScheduleEmployee,
  open: TimeRange,
  load: number,
  others: readonly ScheduleEmployee[],
): void {
  const { chance } = board;
  const menu = board.menus.get(employee.id)!;
  for (let at = open.start; menu.length > 0 && at < open.end;) {
    const free = !isTaken(board.taken, employee.id, { start: at, end: at + MINUTES_PER_QUARTER });
    if (!free || chance.next() > load) {
      at += MINUTES_PER_QUARTER * (free ? chance.whole(1, 4) : 1);
      continue;
    }
    const lines = [lineOf(chance.pick(menu), employee.id, at)];
    if (chance.next() < 0.22) lines.push(lineOf(chance.pick(menu), employee.id, lines[0]!.end));
    if (chance.next() < 0.1) lines.push(...besideLine(board, others, employee.id, at));
    const customer = fits(board, open, lines) ? customerFor(board, visitOf(lines)) : undefined;
    if (customer) book(board, customer, lines, open);
    at = customer
      ? Math.max(
          ...busyOf(lines)
            .filter((one) => one.employee_id === employee.id)
            .map((one) => one.end),
        )
      : at + MINUTES_PER_QUARTER;
  }
}

/** Inside the hours with all that belongs to it, and nobody is taken. */
const fits = ({ taken }: Board, open: TimeRange, lines: readonly VisitLine[]): boolean =>
  lines.every((line) => line.start >= open.start && line.end + line.buffer_time <= open.end) &&
  !busyOf(lines).some((one) => isTaken(taken, one.employee_id, one));

/** Somebody else works at the same time on her, or on whoever came with her. */
function besideLine(board: Board, others: readonly ScheduleEmployee[], not: number, at: number): VisitLine[] {
  const { chance, schedule, salon } = board;
  const other = chance.pick(others);
  const menu = board.menus.get(other.id)!;
  const guest = chance.next() < 0.5 ? chance.pick(DEMO_WORDS[salon.language].guests) : null;
  if (other.id === not || menu.length === 0) return [];
  const line = { ...lineOf(chance.pick(menu), other.id, at), guest };
  const { date } = schedule.days.dayOf(at);
  return openOn(schedule, date, other).some(
    (open) => open.start <= line.start && line.end + line.buffer_time <= open.end,
  )
    ? [line]
    : [];
}

function book(board: Board, customer: DemoCustomer, lines: readonly VisitLine[], open: TimeRange): void {
  const { stories, chance, schedule, salon, manners, taken, visiting } = board;
  const [{ employee_id }] = lines as [VisitLine];
  const isFree = (wanted: readonly VisitLine[]): boolean =>
    wanted.every((line) => line.employee_id === employee_id) &&
    fits(board, open, wanted) &&
    !isTaken(visiting, customer.id, visitOf(wanted));
  const story = tellStory({ chance, schedule, language: salon.language, manners, customer, lines, isFree });
  stories.push(story);
  // Where it was before it was moved stays free as well: it was hers until then.
  for (const part of [story.lines, ...(story.moved ? [story.moved.lines] : [])]) {
    for (const one of busyOf(part)) push(taken, one.employee_id, one);
    push(visiting, customer.id, visitOf(part));
  }
}

/** As the desk would have it: a pause is never as long as the work. */
const lineOf = (
  { id, job_time, processing_time, buffer_time, price }: ScheduleService,
  employee_id: number,
  start: number,
): VisitLine => ({
  service_id: id,
  employee_id,
  any_employee: false,
  start,
  end: start + job_time,
  processing_time: Math.min(processing_time, job_time - MINUTES_PER_QUARTER),
  buffer_time,
  price,
  guest: null,
});

function customerFor({ chance, customers, visiting, schedule }: Board, visit: TimeRange): DemoCustomer | undefined {
  const earliest = earliestBooking(schedule.now, visit.start);
  for (let tries = 0; tries < 5; tries += 1) {
    const customer = chance.pick(customers);
    if (customer.since < earliest && !isTaken(visiting, customer.id, visit)) return customer;
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
