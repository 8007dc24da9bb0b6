import { problemsOf, type ShiftProblem, type ShiftTimes } from '../../employees/working-hours.rules';
import { daysBetween, isLocalDate, isLocalTime } from '../../kernel/time/local-date';
import { validationMessage as say, type MessageKey, type ValidationMessage } from '../../kernel/text/validation-texts';

type Found = { index: number; message: ValidationMessage };
const KEYS = {
  'off-quarter': 'shift-quarter',
  'too-long': 'shift-length',
  overlap: 'shift-overlap',
} as const satisfies Record<ShiftProblem, MessageKey>;

/**
 * What is wrong with a week of hours, by the place in the list. Times that are no times are left to the rules of their
 * fields.
 */
export function weekProblems(shifts: readonly ShiftTimes[]): Found[] {
  if (shifts.some(({ from, to }) => !isLocalTime(from) || !isLocalTime(to))) return [];
  return problemsOf(shifts).map(({ index, problem }) => ({ index, message: say(KEYS[problem]) }));
}

/** Hours of one day, in any number of stretches: the rules of a week, on one weekday. */
export const hoursProblems = (ranges: readonly { from: string; to: string }[]): Found[] =>
  weekProblems(ranges.map((range) => ({ weekday: 0, ...range })));

/** Both days count; undefined while one of them is no day. */
export const periodDays = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }): number | undefined =>
  isLocalDate(starts_on) && isLocalDate(ends_on) ? daysBetween(starts_on, ends_on) + 1 : undefined;

/** A new salon is open every day from ten to ten: something to change rather than an empty page. */
export const usualWeek = (): ShiftTimes[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00:00', to: '22:00:00' }));
