import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { HOLD_ID } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import type { Conflict, ConflictKind } from '@rawnaq/domain/booking/booking.types';
import { conflictLabels } from '@rawnaq/domain/booking/conflicts';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { clockText } from '../../lib/reader-clock';

export type ConflictWords = {
  language: Language;
  overlaps: (name: string, minutes: number) => string;
  block: (reason: string) => string;
  hold: string;
  customer: (name: string, time: string) => string;
  notWorking: (name: string) => string;
  onLeave: (name: string) => string;
  /** Somebody else than the person it is dropped on is in the way. */
  of: (name: string, reason: string) => string;
};

/** The client's messages stand in the way; hours and leave are for the desk to decide. */
const REFUSED: readonly ConflictKind[] = ['customer', 'employee', 'block'];
export const isRefused = ({ kind }: Conflict): boolean => REFUSED.includes(kind);

type Said = Conflict & { employee_id?: number };

/** What stands in the way in people's words: whom it is about, and what. */
export function sayConflict(
  conflict: Said,
  all: readonly Said[],
  calendar: Calendar,
  words: ConflictWords,
  employeeId: number,
): string {
  const about = conflict.employee_id ?? employeeId;
  const name = calendar.employees.find(({ id }) => id === about)?.short_name ?? '';
  if (conflict.kind === 'outside_hours') return words.notWorking(name);
  if (conflict.kind === 'leave') return words.onLeave(name);
  if (conflict.kind === 'holiday') return conflictLabels.holiday[words.language];
  const reason = reasonOf(conflict, all, calendar, words);
  return about === employeeId || conflict.kind === 'customer' ? reason : words.of(name, reason);
}

function reasonOf(
  { kind, hits, start, end }: Said,
  all: readonly Said[],
  calendar: Calendar,
  words: ConflictWords,
): string {
  if (kind === 'block') return words.block(calendar.blocks.find(({ id }) => id === hits?.id)?.reason ?? '');
  if (hits?.id === HOLD_ID) return words.hold;
  const visit = calendar.appointments.find(({ id }) => id === hits?.id);
  if (!visit) return conflictLabels[kind][words.language];
  if (kind === 'customer') return words.customer(visit.customer.name, `\u2066${clockText(visit.start)}\u2069`);
  const minutes =
    all
      .filter((one) => one.kind === 'employee' && one.hits?.id === hits?.id)
      .reduce((sum, one) => sum + one.end - one.start, 0) || end - start;
  return words.overlaps(visit.customer.name, minutes);
}
