import { conflictsOf } from '../booking/conflicts';
import type { CalendarTime, CalendarWorld, Conflict } from '../booking/booking.types';
import { daysBetween, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { intersectRanges, subtractRanges, type TimeRange } from '../kernel/time/time-range';
import { GRID_MINUTES, MINUTES_PER_DAY, type AppointmentView } from './appointment.shapes';
import { resized, takenBy } from './appointment.rules';
import { appointmentOutcomes } from './appointment.states';
import type { Calendar } from './appointments.contract';

/**
 * What the calendar asks before something is dropped. The answer of the server is already on the salon's wall, so
 * minutes of the day in question stand for absolute ones, and the slot engine's own judge decides. The server judges
 * again, by the moment.
 */
export type LinePlace = {
  employee_id: number;
  start: number;
  end: number;
  busy: readonly TimeRange[];
  /** A guest is another person than the customer. */
  guest?: string | null;
};

/** The visit as a whole, or the one service that was taken hold of. */
export type MoveScope = 'visit' | 'line';

/** Where every line of a visit would be if one of them were put elsewhere; only that line changes hands. */
export function movedLines(
  { lines }: Pick<AppointmentView, 'lines'>,
  lineId: number,
  to: { start: number; employee_id: number },
  scope: MoveScope = 'visit',
): LinePlace[] {
  const moved = lines.find(({ id }) => id === lineId);
  const by = to.start - (moved?.start ?? to.start);
  return placesOf(
    lines.map((line) => ({
      ...line,
      ...(scope === 'visit' || line.id === lineId ? shifted(line, by) : {}),
      ...(line.id === lineId && { employee_id: to.employee_id }),
    })),
  );
}

/** The same when one of them gets another end: what comes after it moves along, or what an undo brings back. */
export function resizedLines(
  { lines }: Pick<AppointmentView, 'lines'>,
  lineId: number,
  end: number,
  along?: readonly number[],
): LinePlace[] {
  const index = lines.findIndex(({ id }) => id === lineId);
  if (index === -1) return [];
  return placesOf(resized(lines, index, end, along && placesIn(lines, along)));
}

/** Of the lines of a visit by their numbers. */
export const placesIn = (lines: readonly { id: number }[], ids: readonly number[]): number[] =>
  lines.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));

/**
 * The employees' times are worked out anew, as the server does: where a service pauses depends on its length. Each line
 * for itself, so that two of one person at once are seen.
 */
const placesOf = (lines: readonly AppointmentView['lines'][number][]): LinePlace[] =>
  lines.map((line) => ({
    employee_id: line.employee_id,
    guest: line.guest,
    start: line.start,
    end: line.end,
    busy: takenBy(line),
  }));

/** What stands in the way, and of whom. */
export type PlacedConflict = Conflict & { employee_id: number };

/**
 * What a visit would hit with its lines at these places of a day, and where it would ask two things of one person at
 * once.
 */
export function visitConflicts(
  calendar: Calendar,
  date: LocalDate,
  visit: { id: number | null; customer_id: number | null },
  places: readonly LinePlace[],
): PlacedConflict[] {
  const around = places.flatMap((place) => {
    const world = worldOf(
      calendar,
      date,
      place.employee_id,
      timesOf(calendar, date, place.employee_id, visit.customer_id),
    );
    const customer = conflictsOf(
      { ...place, customer_id: place.guest ? null : visit.customer_id, ...moving('appointment', visit.id) },
      world,
    ).filter(({ kind }) => kind === 'customer');
    // The stored busy times know where a service pauses and how long tidying up takes; each is judged as a stretch of
    // its own.
    const employee = place.busy.flatMap((span) =>
      conflictsOf({ ...span, employee_id: place.employee_id, ...moving('appointment', visit.id) }, world),
    );
    return [...customer, ...employee].map((conflict) => ({ ...conflict, employee_id: place.employee_id }));
  });
  return [...around, ...twiceAtOnce(places)];
}

/** Two services of one visit by the same person: tidying up waits, the work itself does not. */
const twiceAtOnce = (places: readonly LinePlace[]): PlacedConflict[] =>
  places.flatMap((place, index) =>
    places
      .slice(0, index)
      .filter(({ employee_id }) => employee_id === place.employee_id)
      .flatMap((other) => intersectRanges(workOf(place), workOf(other)))
      .map((range) => ({ kind: 'employee' as const, ...range, employee_id: place.employee_id })),
  );

const workOf = ({ busy, end }: LinePlace): TimeRange[] =>
  busy.map((span) => ({ start: span.start, end: Math.min(span.end, end) })).filter((span) => span.start < span.end);

/** Where the service pauses and its employee is free, and how long she tidies up after it. */
export function pausesOf({ start, end, busy }: TimeRange & { busy: readonly TimeRange[] }): {
  processing: TimeRange[];
  buffer: TimeRange | undefined;
} {
  const last = busy.at(-1);
  return {
    processing: busy.length > 1 ? subtractRanges([{ start, end }], busy) : [],
    buffer: last && last.end > end && last.start <= end ? { start: end, end: last.end } : undefined,
  };
}

/** What a block time would hit. That it stands outside of working hours does no harm. */
export function blockConflicts(
  calendar: Calendar,
  date: LocalDate,
  block: TimeRange & { id: number | null; employee_id: number },
): Conflict[] {
  const { id, ...place } = block;
  const world = worldOf(calendar, date, block.employee_id, timesOf(calendar, date, block.employee_id, null));
  return conflictsOf({ ...place, ...moving('block', id) }, world).filter(
    ({ kind }) => kind === 'employee' || kind === 'block',
  );
}

/** The beginnings nearest to a wanted one at which nothing is hit, the nearest first. */
export function freeStartsNear(wanted: number, hours: TimeRange, hits: (start: number) => boolean, most = 3): number[] {
  const found: number[] = [];
  for (let away = GRID_MINUTES; away <= hours.end - hours.start && found.length < most; away += GRID_MINUTES) {
    for (const start of [wanted - away, wanted + away])
      if (start >= hours.start && start < hours.end && found.length < most && !hits(start)) found.push(start);
  }
  return found;
}

const OPEN_ALL_DAY = [{ start: 0, end: 192 }];
/** Times somebody holds online have no number of their own. */
export const HOLD_ID = -1;

function worldOf(
  calendar: Calendar,
  date: LocalDate,
  employeeId: number,
  times: readonly CalendarTime[],
): CalendarWorld {
  const shown = calendar.employees.find(({ id }) => id === employeeId)?.days.find((day) => day.date === date);
  const today = [{ starts_on: date, ends_on: date }];
  const away = shown?.away ?? null;
  // Whoever is away would be open all day but for that; the judge then names the reason.
  const open =
    away === 'leave' || away === 'holiday'
      ? OPEN_ALL_DAY
      : (shown?.open ?? []).map(({ start, end }) => ({ start: start / GRID_MINUTES, end: end / GRID_MINUTES }));
  return {
    day: { date, start: 0, end: MINUTES_PER_DAY, first_quarter: 0, jumps: [] },
    salon: {
      week: [],
      custom: today.map((period) => ({ ...period, ranges: OPEN_ALL_DAY })),
      closed: away === 'holiday' ? today : [],
    },
    employee: {
      id: employeeId,
      shifts: open.map((range) => ({ weekday: weekdayOf(date), ...range })),
      leaves: away === 'leave' ? today : [],
    },
    calendar: times,
  };
}

type SortedTimes = { employees: Map<number, CalendarTime[]>; customers: Map<number, CalendarTime[]> };
/** A drag asks again and again about the same answer of the server: its times are sorted by person once. */
const sorted = new WeakMap<Calendar, Map<LocalDate, SortedTimes>>();

function timesOf(calendar: Calendar, date: LocalDate, employeeId: number, customerId: number | null): CalendarTime[] {
  const days = sorted.get(calendar) ?? new Map<LocalDate, SortedTimes>();
  sorted.set(calendar, days);
  const { employees, customers } = days.get(date) ?? sortTimes(calendarTimes(calendar, date));
  days.set(date, { employees, customers });
  return [...(employees.get(employeeId) ?? []), ...(customerId === null ? [] : (customers.get(customerId) ?? []))];
}

function sortTimes(times: readonly CalendarTime[]): SortedTimes {
  const found: SortedTimes = { employees: new Map(), customers: new Map() };
  const put = (map: Map<number, CalendarTime[]>, id: number, time: CalendarTime) =>
    map.set(id, [...(map.get(id) ?? []), time]);
  for (const time of times) {
    if (time.employee_id !== null) put(found.employees, time.employee_id, time);
    if (time.customer_id !== null) put(found.customers, time.customer_id, time);
  }
  return found;
}

function calendarTimes({ appointments, blocks, holds }: Calendar, date: LocalDate): CalendarTime[] {
  const onDay = (span: TimeRange, day: LocalDate): TimeRange => shifted(span, daysBetween(date, day) * MINUTES_PER_DAY);
  return [
    ...appointments.filter(takesTime).flatMap((visit) =>
      visit.lines.flatMap((line) => [
        {
          kind: 'appointment' as const,
          id: visit.id,
          employee_id: null,
          customer_id: line.guest ? null : visit.customer.id,
          ...onDay(line, visit.date),
        },
        ...line.busy.map((span) => ({
          kind: 'appointment' as const,
          id: visit.id,
          employee_id: line.employee_id,
          customer_id: null,
          ...onDay(span, visit.date),
        })),
      ]),
    ),
    ...blocks.map((block) => ({
      kind: 'block' as const,
      id: block.id,
      employee_id: block.employee_id,
      customer_id: null,
      ...onDay(block, block.date),
    })),
    ...holds.map((hold) => ({
      kind: 'appointment' as const,
      id: HOLD_ID,
      employee_id: hold.employee_id,
      customer_id: null,
      ...onDay(hold, hold.date),
    })),
  ];
}

const { cancelled, no_show, rescheduled } = appointmentOutcomes.codes;
const FREE_AGAIN: readonly string[] = [cancelled, no_show, rescheduled];
export const takesTime = ({ outcome }: Pick<AppointmentView, 'outcome'>): boolean => !FREE_AGAIN.includes(outcome);

const shifted = ({ start, end }: TimeRange, by: number): TimeRange => ({ start: start + by, end: end + by });
const moving = (kind: 'appointment' | 'block', id: number | null) => (id === null ? {} : { moving: { kind, id } });
