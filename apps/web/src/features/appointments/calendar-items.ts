import { guestName } from '@rawnaq/domain/appointments/appointment.rules';
import type { AppointmentView, BlockView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentOutcomes, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { pausesOf, takesTime } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sayList, type Language } from '@rawnaq/domain/kernel/localized';
import { mergeRanges, subtractRanges } from '@rawnaq/domain/kernel/time/time-range';
import { clockText, spanText } from '../../lib/reader-clock';
import { STEP, wholeHours } from '../../ui/calendar/geometry';
import type { GridColumn, GridItem, Span } from '../../ui/calendar/grid-types';
import { datesCounted, type CalendarState, type Outcome } from './calendar-state';
import cards from '../../ui/calendar/cards.module.css';

export type Line = AppointmentView['lines'][number];
export type Employee = Calendar['employees'][number];
/** A service of the booking that is being written, on the calendar already. */
export type DraftBlock = Span & { employee_id: number; name: string };
export type Draft = { date: LocalDate; customer: string; blocks: readonly DraftBlock[] };

export type CalendarItem = GridItem &
  (
    | {
        kind: 'line';
        visit: AppointmentView;
        line: Line;
        /** Whom it is for. */
        name: string;
        /** Whether the name stands apart from the page's direction. */
        isApart: boolean;
        service: string;
        time: string;
        marks: readonly string[];
        /** Where the employee is free while it works by itself, in percent of the card. */
        pauses: readonly { from: number; length: number; name: string }[];
      }
    | { kind: 'block'; block: BlockView; reason: string }
    | { kind: 'hold'; reason: string }
    | { kind: 'buffer'; reason: string }
    | { kind: 'draft'; customer: string; isApart: boolean; name: string; time: string }
  );

export type Words = {
  language: Language;
  block: string;
  hold: string;
  draft: string;
  processing: string;
  buffer: string;
  starts: (time: string) => string;
  away: Record<'leave' | 'holiday' | 'closed', string>;
  outcome: (outcome: string) => string;
};
export type May = { edit: boolean; block: boolean };

const SPARE_HOURS: Span = { start: 9 * 60, end: 21 * 60 };

export const serviceName = (line: { english_name: string; arabic_name: string }, language: Language): string =>
  language === 'ar' ? line.arabic_name : line.english_name;
const LATIN = /^[\u0020-\u024f]*$/;
/**
 * A name stands apart from the direction of the page only where its letters may run another way, and a time has a plain
 * hyphen in English: text of one direction and of Latin letters alone is laid out a good deal faster.
 */
const mayRunOtherwise = (name: string, language: Language): boolean => language === 'ar' || !LATIN.test(name);
const timeIn = (time: string, language: Language): string =>
  language === 'ar' ? `\u2068${time}\u2069` : time.replace('–', '-');
export const isOnline = ({ source }: Pick<AppointmentView, 'source'>): boolean =>
  source === appointmentSources.codes.online;

/** The employees in their order, those chosen only. */
export const teamOf = ({ employees }: Calendar, { team }: Pick<CalendarState, 'team'>): Employee[] => {
  const chosen = employees.filter(({ id }) => team.includes(id));
  return chosen.length > 0 ? chosen : employees;
};

/** Whose columns are on the screen: one person's in a week, the team's otherwise. */
export const peopleShown = (calendar: Calendar, state: Pick<CalendarState, 'view' | 'team' | 'person'>): Employee[] => {
  if (state.view !== 'week') return teamOf(calendar, state);
  const person = calendar.employees.find(({ id }) => id === state.person) ?? calendar.employees[0];
  return person ? [person] : [];
};

/**
 * The visits of the days and people on the screen, before anything is filtered. A month counts its own days, not its
 * neighbours'.
 */
export function visitsOnScreen(calendar: Calendar, state: CalendarState): AppointmentView[] {
  const people = new Set(peopleShown(calendar, state).map(({ id }) => id));
  const dates = new Set(datesCounted(state));
  return calendar.appointments.filter(
    ({ date, lines }) => dates.has(date) && lines.some(({ employee_id }) => people.has(employee_id)),
  );
}

export const isShown = (
  visit: AppointmentView,
  { hidden, onlineOnly }: Pick<CalendarState, 'hidden' | 'onlineOnly'>,
): boolean => !hidden.includes(visit.outcome as Outcome) && (!onlineOnly || isOnline(visit));

/** The calendar itself when it knows these days already, as a month knows each of its own; else one without a visit. */
export function withDays(calendar: Calendar, from: LocalDate, to: LocalDate): Calendar {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const isKnown = calendar.employees.every(({ days }) => dates.every((date) => days.some((day) => day.date === date)));
  if (isKnown) return calendar;
  const open = calendar.hours.end > calendar.hours.start ? [calendar.hours] : [];
  const days = dates.map((date) => ({ date, open, away: null }));
  return {
    ...calendar,
    employees: calendar.employees.map((employee) => ({ ...employee, days })),
    appointments: [],
    blocks: [],
    holds: [],
  };
}

/** What the grid shows: the opening hours, and whatever was booked outside of them. */
export function hoursShown({ hours, appointments, blocks }: Calendar, dates: readonly LocalDate[]): Span {
  const items = [
    ...appointments.flatMap((visit) => (dates.includes(visit.date) ? visit.lines : [])),
    ...blocks.filter((block) => dates.includes(block.date)),
  ];
  return wholeHours([...(hours.end > hours.start ? [hours] : []), ...items], SPARE_HOURS);
}

type ColumnOf = { id: string; label: string; employee: Employee; date: LocalDate };
type Surroundings = {
  calendar: Calendar;
  state: CalendarState;
  hours: Span;
  words: Words;
  may: May;
  draft: Draft | undefined;
};

/** One person on one day: a column of the day view, or a day of her week. */
export function columnOf(
  { id, label, employee, date }: ColumnOf,
  { calendar, state, hours, words, may, draft }: Surroundings,
): GridColumn<CalendarItem> {
  const lines: CalendarItem[] = [];
  // Every column looks at all visits, so it looks quickly.
  for (const visit of calendar.appointments) {
    if (visit.date !== date || !isShown(visit, state)) continue;
    for (const line of visit.lines)
      if (line.employee_id === employee.id)
        lines.push(lineItem(visit, line, words, may), ...bufferItem(visit, line, words));
  }
  const blocks = calendar.blocks
    .filter((block) => block.date === date && block.employee_id === employee.id)
    .map((block) => blockItem(block, words, may));
  const holds = calendar.holds
    .filter((hold) => hold.date === date && hold.employee_id === employee.id)
    .map((hold): CalendarItem => ({
      kind: 'hold',
      reason: words.hold,
      look: { className: cards.hold },
      id: `hold-${hold.employee_id}-${hold.start}`,
      start: hold.start,
      end: hold.end,
      label: `${words.hold} ${spanText(hold)}`,
      movable: false,
      resizable: false,
      passive: true,
    }));
  const drafts = (draft?.date === date ? draft.blocks : [])
    .filter((block) => block.employee_id === employee.id)
    .map((block, index): CalendarItem => ({
      kind: 'draft',
      look: { className: cards.card, 'data-tone': 'draft', 'data-size': sizeOf(block) },
      id: `draft-${employee.id}-${index}`,
      start: block.start,
      end: block.end,
      label: `${words.draft} ${spanText(block)}`,
      customer: draft!.customer || words.draft,
      isApart: mayRunOtherwise(draft!.customer, words.language),
      name: block.name,
      time: timeIn(spanText(block), words.language),
      movable: false,
      resizable: false,
      passive: true,
    }));
  const inside = ({ start, end }: Span) => end > hours.start && start < hours.end;
  return {
    id,
    label,
    items: [...lines, ...blocks, ...holds, ...drafts].filter(inside),
    off: offHours(employee, date, hours, words),
  };
}

const sizeOf = ({ start, end }: Span): 'line' | 'two' | 'full' =>
  end - start <= 15 ? 'line' : end - start <= 30 ? 'two' : 'full';

/** What does not take place; who did not come has a sign of her own. */
const STRUCK: ReadonlySet<string> = new Set([
  appointmentOutcomes.codes.cancelled,
  appointmentOutcomes.codes.rescheduled,
]);

function lineItem(visit: AppointmentView, line: Line, words: Words, may: May): CalendarItem {
  const fixed = !takesTime(visit) || visit.outcome === appointmentOutcomes.codes.achieved || !may.edit;
  const service = serviceName(line, words.language);
  const time = spanText(line);
  const name = guestName(visit.customer.name, line.guest);
  const pauses = takesTime(visit) && line.busy.length > 1 ? pausesOf(line).processing : [];
  const said = [
    name,
    service,
    time,
    words.outcome(visit.outcome),
    ...pauses.map((pause) => `${words.processing} ${spanText(pause)}`),
  ];
  const label = sayList(said, words.language);
  const marks = [
    ...(visit.outcome === 'scheduled' ? [] : [visit.outcome]),
    ...(isOnline(visit) ? ['online'] : []),
    ...(visit.series_id === null ? [] : ['repeat']),
  ];
  const look = {
    className: cards.card,
    'data-tone': appointmentOutcomes.rows[visit.outcome as Outcome].tone,
    'data-struck': STRUCK.has(visit.outcome) ? '' : undefined,
    'data-size': sizeOf(line),
    'data-marks': marks.length ? String(marks.length) : undefined,
    'data-timed': sizeOf(line) === 'full' ? '' : undefined,
  };
  return {
    kind: 'line',
    visit,
    line,
    name,
    isApart: mayRunOtherwise(name, words.language),
    service,
    time: timeIn(time, words.language),
    marks,
    pauses: pauses.map(({ start, end }) => ({
      from: ((start - line.start) / (line.end - line.start)) * 100,
      length: ((end - start) / (line.end - line.start)) * 100,
      name: words.processing,
    })),
    look,
    id: `line-${line.id}`,
    start: line.start,
    end: line.end,
    label,
    movable: !fixed,
    resizable: !fixed,
  };
}

/** Tidying up after a service takes the employee's time, not the customer's. */
function bufferItem(visit: AppointmentView, line: Line, words: Words): CalendarItem[] {
  const buffer = takesTime(visit) ? pausesOf(line).buffer : undefined;
  if (!buffer) return [];
  return [
    {
      kind: 'buffer',
      reason: words.buffer,
      look: { className: cards.buffer, 'data-low': buffer.end - buffer.start < STEP ? '' : undefined },
      id: `buffer-${line.id}`,
      ...buffer,
      label: `${words.buffer}, ${spanText(buffer)}`,
      movable: false,
      resizable: false,
      passive: true,
    },
  ];
}

const blockItem = (block: BlockView, words: Words, may: May): CalendarItem => ({
  kind: 'block',
  block,
  reason: block.reason || words.block,
  look: { className: cards.block },
  id: `block-${block.id}`,
  start: block.start,
  end: block.end,
  label: `${block.reason || words.block}, ${spanText(block)}`,
  movable: may.block,
  resizable: may.block,
});

function offHours(employee: Employee, date: LocalDate, hours: Span, words: Words): GridColumn<CalendarItem>['off'] {
  const day = employee.days.find((one) => one.date === date);
  const closed = subtractRanges([hours], day?.open ?? []);
  return closed.map((span) => {
    const isFirst = span.start === hours.start;
    if (isFirst && span.end === hours.end) return day?.away ? { ...span, note: words.away[day.away] } : span;
    return isFirst ? { ...span, note: words.starts(clockText(span.end)), atEnd: true } : span;
  });
}

/** How much of the time an employee could be booked is booked, in percent. */
export function bookedShare(
  { appointments, blocks }: Calendar,
  employees: readonly Employee[],
  dates: readonly LocalDate[],
): number {
  let [open, busy] = [0, 0];
  for (const employee of employees) {
    for (const date of dates) {
      const hours = mergeRanges(employee.days.find((day) => day.date === date)?.open ?? []);
      const blocked = blocks.filter((block) => block.date === date && block.employee_id === employee.id);
      open += lengthOf(subtractRanges(hours, blocked));
      busy += lengthOf(
        mergeRanges(
          appointments
            .filter((visit) => visit.date === date && takesTime(visit))
            .flatMap((visit) => visit.lines.flatMap((line) => (line.employee_id === employee.id ? line.busy : []))),
        ),
      );
    }
  }
  return open === 0 ? 0 : Math.min(100, Math.round((busy / open) * 100));
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * The figures in the head: the visits that are seen, what those that take place bring by the hands shown, how full
 * these people are.
 */
export function totalsOf(calendar: Calendar, state: CalendarState): { count: number; total: number; booked: number } {
  const people = peopleShown(calendar, state);
  const ids = new Set(people.map(({ id }) => id));
  const visits = visitsOnScreen(calendar, state).filter((visit) => isShown(visit, state));
  return {
    count: visits.length,
    total: visits
      .filter(takesTime)
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => (ids.has(line.employee_id) ? sum + line.price : sum), 0),
    booked: bookedShare(calendar, people, datesCounted(state)),
  };
}
