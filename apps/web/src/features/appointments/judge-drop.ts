import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import {
  blockConflicts,
  freeStartsNear,
  HOLD_ID,
  movedLines,
  resizedLines,
  visitConflicts,
} from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import type { Conflict, ConflictKind } from '@rawnaq/domain/booking/booking.types';
import { conflictLabels } from '@rawnaq/domain/booking/conflicts';
import type { LocalDate } from '@rawnaq/domain/kernel/local-date';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { clockText } from '../../lib/reader-clock';
import type { Drag, Span, Verdict } from '../../ui/calendar/grid-types';
import type { CalendarItem } from './calendar-items';

/** A column is a person on a day, in every view. */
export const columnIdOf = (employeeId: number, date: LocalDate): string => `${employeeId}@${date}`;
export function placeOfColumn(columnId: string): { employee_id: number; date: LocalDate } {
  const [employee, date] = columnId.split('@');
  return { employee_id: Number(employee), date: date! };
}

export type JudgeWords = {
  language: Language;
  overlaps: (name: string, minutes: number) => string;
  block: (reason: string) => string;
  hold: string;
  free: (name: string, times: string) => string;
};

/** The client's messages stand in the way; hours and leave are for the desk to decide. */
const REFUSED: readonly ConflictKind[] = ['customer', 'employee', 'block'];

/** Says before the drop what the server would say after it, and where it would fit instead. */
export function judgeDrop(
  drag: Drag<CalendarItem>,
  calendar: Calendar,
  hours: Span,
  words: JudgeWords,
): Verdict | undefined {
  const { employee_id, date } = placeOfColumn(drag.target.columnId);
  const hitsAt = (start: number): Conflict[] => conflictsAt(drag, calendar, date, employee_id, start);
  const found = hitsAt(drag.target.start);
  const refusal = found.find(({ kind }) => REFUSED.includes(kind));
  if (!refusal) {
    const doubt = drag.kind === 'create' ? undefined : found[0];
    return doubt && { level: 'ask', text: conflictLabels[doubt.kind][words.language] };
  }
  const text = reasonOf(refusal, found, calendar, words);
  if (drag.kind !== 'move') return { level: 'refused', text };
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
): Conflict[] {
  const { item, target } = drag;
  const span = { start, end: start + target.end - target.start };
  if (item?.kind === 'block') return blockConflicts(calendar, date, { id: item.block.id, employee_id, ...span });
  if (item?.kind !== 'line')
    return visitConflicts(calendar, date, { id: null, customer_id: null }, [{ employee_id, ...span, busy: [span] }]);
  const { visit, line } = item;
  const places =
    drag.kind === 'resize'
      ? resizedLines(visit, line.id, span.end)
      : movedLines(visit, line.id, { start, employee_id });
  return visitConflicts(calendar, date, { id: visit.id, customer_id: visit.customer.id }, places);
}

function reasonOf(
  { kind, hits, start, end }: Conflict,
  found: readonly Conflict[],
  calendar: Calendar,
  words: JudgeWords,
): string {
  if (kind === 'block') return words.block(calendar.blocks.find(({ id }) => id === hits?.id)?.reason ?? '');
  if (hits?.id === HOLD_ID) return words.hold;
  const name = calendar.appointments.find(({ id }) => id === hits?.id)?.customer.name;
  if (kind === 'customer' || !name) return conflictLabels[kind][words.language];
  const minutes =
    found
      .filter((one) => one.kind === 'employee' && one.hits?.id === hits?.id)
      .reduce((sum, one) => sum + one.end - one.start, 0) || end - start;
  return words.overlaps(name, minutes);
}
