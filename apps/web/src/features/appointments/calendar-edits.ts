import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import {
  movedLines,
  resizedLines,
  type LinePlace,
  type MoveScope,
} from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { queryClient } from '../../lib/query';

/** What a change will look like, shown before the server has answered. */
export type Edit = (calendar: Calendar) => Calendar;

export const withMovedLine =
  (lineId: number, to: { date: LocalDate; start: number; employee_id: number }, scope: MoveScope): Edit =>
  (calendar) =>
    onVisitOf(calendar, lineId, (visit) => placed({ ...visit, date: to.date }, movedLines(visit, lineId, to, scope)));

export const withResizedLine =
  (lineId: number, end: number): Edit =>
  (calendar) =>
    onVisitOf(calendar, lineId, (visit) => placed(visit, resizedLines(visit, lineId, end)));

export const withBlock =
  (id: number, to: { date: LocalDate; start: number; end: number; employee_id: number }): Edit =>
  (calendar) => ({
    ...calendar,
    blocks: calendar.blocks.map((block) => (block.id === id ? { ...block, ...to } : block)),
  });

export const withVisit =
  (id: number, change: Partial<AppointmentView>): Edit =>
  (calendar) => ({
    ...calendar,
    appointments: calendar.appointments.map((visit) => (visit.id === id ? { ...visit, ...change } : visit)),
  });

/** Shows the change on every calendar in memory; the answer puts them back as they were. */
export function showEdit(edit: Edit): () => void {
  const isCalendar = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[1] === appointmentsContract.get_calendar.path,
  };
  const before = queryClient.getQueriesData<Calendar>(isCalendar);
  void queryClient.cancelQueries(isCalendar);
  queryClient.setQueriesData<Calendar>(isCalendar, (calendar) => calendar && edit(calendar));
  return () => {
    for (const [key, calendar] of before) queryClient.setQueryData(key, calendar);
  };
}

function onVisitOf(calendar: Calendar, lineId: number, change: (visit: AppointmentView) => AppointmentView): Calendar {
  return {
    ...calendar,
    appointments: calendar.appointments.map((visit) =>
      visit.lines.some(({ id }) => id === lineId) ? change(visit) : visit,
    ),
  };
}

function placed(visit: AppointmentView, places: readonly LinePlace[]): AppointmentView {
  const lines = visit.lines.map((line, index) => {
    const { employee_id, start, end, busy } = places[index]!;
    return { ...line, employee_id, start, end, busy: [...busy] };
  });
  return {
    ...visit,
    lines,
    start: Math.min(...lines.map(({ start }) => start)),
    end: Math.max(...lines.map(({ end }) => end)),
  };
}
