import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import {
  blockConflicts,
  freeStartsNear,
  movedLines,
  resizedLines,
  visitConflicts,
  type MoveScope,
} from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import type { Conflict } from '@rawnaq/domain/booking/booking.types';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { clockText } from '../../lib/reader-clock';
import type { Drag, Span, Target, Verdict } from '../../ui/calendar/grid-types';
import type { CalendarItem } from './calendar-items';
import { isRefused, sayConflict, type ConflictWords } from './say-conflict';

/** A column is a person on a day, in every view. */
export const columnIdOf = (employeeId: number, date: LocalDate): string => `${employeeId}@${date}`;
export function placeOfColumn(columnId: string): { employee_id: number; date: LocalDate } {
  const [employee, date] = columnId.split('@');
  return { employee_id: Number(employee), date: date! };
}

export type JudgeWords = ConflictWords & {
  free: (name: string, times: string) => string;
  onlyThis: (reason: string) => string;
};

/** Whether it matters if one service or the whole visit moves: several services, the same day, another time. */
export const asksScope = ({ item, kind, target }: Drag<CalendarItem>): boolean =>
  kind === 'move' &&
  item.kind === 'line' &&
  item.visit.lines.length > 1 &&
  placeOfColumn(target.columnId).date === item.visit.date &&
  target.start !== item.line.start;

/** How it can be dropped here: all of it, this service alone, or not at all. */
export function possibleScopes(drag: Drag<CalendarItem>, calendar: Calendar): MoveScope[] {
  const scopes: readonly MoveScope[] = asksScope(drag) ? ['visit', 'line'] : ['visit'];
  return scopes.filter((scope) => !conflictsOfDrop(drag, calendar, scope).some(isRefused));
}

export function conflictsOfDrop(drag: Drag<CalendarItem>, calendar: Calendar, scope: MoveScope): DropConflict[] {
  const { employee_id, date } = placeOfColumn(drag.target.columnId);
  return conflictsAt(drag, calendar, date, employee_id, drag.target.start, scope);
}

/** Where the other services of the visit would be: they fly along with the one that was taken hold of. */
export function companionsOf(drag: Drag<CalendarItem>, calendar: Calendar): (Target & { id: string })[] {
  const { item, kind, target } = drag;
  if (kind !== 'move' || item.kind !== 'line' || item.visit.lines.length < 2) return [];
  const scopes = possibleScopes(drag, calendar);
  if (scopes.length === 1 && scopes[0] === 'line') return [];
  const { employee_id, date } = placeOfColumn(target.columnId);
  const places = movedLines(item.visit, item.line.id, { start: target.start, employee_id });
  return item.visit.lines.flatMap((line, index) => {
    const { start, end } = places[index]!;
    return line.id === item.line.id
      ? []
      : [{ id: `line-${line.id}`, columnId: columnIdOf(line.employee_id, date), start, end }];
  });
}

type DropConflict = Conflict & { employee_id?: number };

/** Says before the drop what the server would say after it, and where it would fit instead. */
export function judgeDrop(
  drag: Drag<CalendarItem>,
  calendar: Calendar,
  hours: Span,
  words: JudgeWords,
): Verdict | undefined {
  const { employee_id, date } = placeOfColumn(drag.target.columnId);
  const hitsAt = (start: number): DropConflict[] => conflictsAt(drag, calendar, date, employee_id, start, 'visit');
  const found = hitsAt(drag.target.start);
  const refusal = found.find(isRefused);
  if (!refusal) {
    const doubt = drag.kind === 'create' ? undefined : found[0];
    return doubt && { level: 'ask', text: sayConflict(doubt, found, calendar, words, employee_id) };
  }
  const text = sayConflict(refusal, found, calendar, words, employee_id);
  if (drag.kind !== 'move') return { level: 'refused', text };
  if (possibleScopes(drag, calendar).includes('line')) return { level: 'ask', text: words.onlyThis(text) };
  const length = drag.target.end - drag.target.start;
  const free = freeStartsNear(
    drag.target.start,
    { start: hours.start, end: hours.end - length + 1 },
    (start) => hitsAt(start).length > 0,
  ).toSorted((a, b) => a - b);
  const name = calendar.employees.find(({ id }) => id === employee_id)?.short_name ?? '';
  return {
    level: 'refused',
    text,
    ...(free.length > 0 && {
      hint: words.free(name, free.map((start) => `\u2068${clockText(start)}\u2069`).join('  ')),
    }),
  };
}

function conflictsAt(
  drag: Drag<CalendarItem>,
  calendar: Calendar,
  date: LocalDate,
  employee_id: number,
  start: number,
  scope: MoveScope,
): DropConflict[] {
  const { item, target } = drag;
  const span = { start, end: start + target.end - target.start };
  if (item?.kind === 'block') return blockConflicts(calendar, date, { id: item.block.id, employee_id, ...span });
  if (item?.kind !== 'line')
    return visitConflicts(calendar, date, { id: null, customer_id: null }, [{ employee_id, ...span, busy: [span] }]);
  const { visit, line } = item;
  const places =
    drag.kind === 'resize'
      ? resizedLines(visit, line.id, span.end)
      : movedLines(visit, line.id, { start, employee_id }, scope);
  return visitConflicts(calendar, date, { id: visit.id, customer_id: visit.customer.id }, places);
}
