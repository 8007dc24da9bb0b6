import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import {
  addDays,
  addMonths,
  endOfMonth,
  isLocalDate,
  startOfMonth,
  startOfWeek,
  type LocalDate,
} from '@rawnaq/domain/kernel/time/local-date';

/** What the calendar shows, as the address says it: back, reload and a copied link show the same. */
export const VIEWS = ['day', 'week', 'month', 'list'] as const;
export type View = (typeof VIEWS)[number];
export type Outcome = keyof typeof appointmentOutcomes.codes;
export const OUTCOMES = Object.keys(appointmentOutcomes.codes) as Outcome[];
/** What no longer takes anybody's time is out of sight until asked for. */
const HIDDEN_AT_FIRST: readonly Outcome[] = ['cancelled', 'rescheduled'];

export type CalendarState = {
  view: View;
  date: LocalDate;
  /** Nobody named means everybody. */
  team: readonly number[];
  hidden: readonly Outcome[];
  onlineOnly: boolean;
  /** Whose week, and whose day on a phone. */
  person: number | undefined;
};

export function readCalendarState(params: URLSearchParams, today: LocalDate): CalendarState {
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'day';
  const date = params.get('date') ?? '';
  const hidden = params.get('hide');
  return {
    view,
    date: isLocalDate(date) ? date : today,
    team: numbersIn(params.get('team')),
    hidden: hidden === null ? HIDDEN_AT_FIRST : OUTCOMES.filter((one) => hidden.split(',').includes(one)),
    onlineOnly: params.get('online') === 'yes',
    person: numbersIn(params.get('person'))[0],
  };
}

/** Only what differs from the beginning is written. Whatever else stands in the address stays. */
export function writeCalendarState(params: URLSearchParams, state: CalendarState, today: LocalDate): URLSearchParams {
  const next = new URLSearchParams(params);
  const hidesUsual =
    state.hidden.length === HIDDEN_AT_FIRST.length && HIDDEN_AT_FIRST.every((one) => state.hidden.includes(one));
  put(next, 'view', state.view === 'day' ? undefined : state.view);
  put(next, 'date', state.date === today ? undefined : state.date);
  put(next, 'team', state.team.length ? state.team.join(',') : undefined);
  put(next, 'hide', hidesUsual ? undefined : state.hidden.join(',') || 'none');
  put(next, 'online', state.onlineOnly ? 'yes' : undefined);
  put(next, 'person', state.person === undefined ? undefined : String(state.person));
  return next;
}

/** The days a view needs. */
export function daysShown({ view, date }: Pick<CalendarState, 'view' | 'date'>): { from: LocalDate; to: LocalDate } {
  if (view === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) };
  if (view !== 'month') return { from: date, to: date };
  const from = startOfWeek(startOfMonth(date));
  return { from, to: addDays(startOfWeek(endOfMonth(date)), 6) };
}

/** The days the figures are about: of a month's page its own days only. */
export function datesCounted(state: Pick<CalendarState, 'view' | 'date'>): LocalDate[] {
  const { from, to } = daysShown(state);
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (state.view !== 'month' || date.slice(0, 7) === state.date.slice(0, 7)) dates.push(date);
  return dates;
}

/** One day, week or month back or forth. */
export function steppedDate({ view, date }: Pick<CalendarState, 'view' | 'date'>, by: 1 | -1): LocalDate {
  if (view === 'week') return addDays(date, by * 7);
  return view === 'month' ? addMonths(date, by) : addDays(date, by);
}

const numbersIn = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((number) => Number.isSafeInteger(number) && number > 0);

function put(params: URLSearchParams, key: string, value: string | undefined): void {
  if (value === undefined) params.delete(key);
  else params.set(key, value);
}
