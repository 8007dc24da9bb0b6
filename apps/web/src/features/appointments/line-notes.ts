import { takenBy } from '@rawnaq/domain/appointments/appointment.rules';
import { GRID_MINUTES } from '@rawnaq/domain/appointments/appointment.shapes';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { visitConflicts, type LinePlace } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { nameOfGuest, type BookingDraft, type Plan, type PlannedLine } from './booking-draft';
import { isRefused, sayConflict, type ConflictWords } from './say-conflict';

/** What the form says about a line while it is written: `refused` can not be booked so, `doubt` can. */
export type LineNote = { level: 'refused' | 'doubt'; text: string };
type Asked = {
  draft: Pick<BookingDraft, 'date' | 'found' | 'guests'>;
  plan: Plan;
  calendar: Calendar | undefined;
  words: ConflictWords;
  visit: { id: number | null; customer_id: number | null };
};
type Placed = PlannedLine & { place: LinePlace };

/**
 * The calendar's own judge, asked before anything is sent: who is taken, who does not work then. Every text names whom
 * it is about.
 */
export function lineNotes({ draft, plan, calendar, words, visit }: Asked): Map<number, LineNote> {
  const notes = new Map<number, LineNote>();
  // Notes of another day than the one being loaded would be wrong.
  if (!calendar || !calendar.employees.some(({ days }) => days.some(({ date }) => date === draft.date))) return notes;
  const lines = placedLines(plan, draft);
  for (const { key, place } of lines) {
    const others = lines.filter((line) => line.key !== key).map((line) => line.place);
    const found = visitConflicts(calendar, draft.date, visit, [...others, place]).filter(
      (conflict) =>
        conflict.employee_id === place.employee_id && conflict.start < endOf(place) && conflict.end > place.start,
    );
    const worst = found.find(isRefused) ?? found[0];
    if (worst)
      notes.set(key, {
        level: isRefused(worst) ? 'refused' : 'doubt',
        text: sayConflict(worst, found, calendar, words, NOBODY),
      });
  }
  return notes;
}

const NOBODY = -1;
const endOf = ({ end, busy }: LinePlace): number => Math.max(end, ...busy.map((span) => span.end));

function placedLines({ lines }: Plan, { found, guests }: Asked['draft']): Placed[] {
  return lines.flatMap((line) => {
    const { service, start, end, length, employee_id, key } = line;
    const who = employee_id ?? found[key];
    if (!service || !who || start === null || end === null) return [];
    const processing_time = Math.max(0, Math.min(service.processing_time, length - GRID_MINUTES));
    const place = { employee_id: who, start, end };
    const busy = takenBy({ ...place, processing_time, buffer_time: service.buffer_time });
    return [{ ...line, place: { ...place, guest: nameOfGuest(guests, line.guest), busy } }];
  });
}
