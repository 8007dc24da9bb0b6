import { busyOf } from '@rawnaq/domain/appointments/appointment.rules';
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
  (lineId: number, end: number, along?: readonly number[]): Edit =>
  (calendar) =>
    onVisitOf(calendar, lineId, (visit) => placed(visit, resizedLines(visit, lineId, end, along)));

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

/**
 * Shows the change on every calendar in memory. Taking it back puts what it changed where it was, and nothing else:
 * much may have happened meanwhile. What was being asked for when it was shown is asked for again.
 */
export function showEdit(edit: Edit): () => void {
  const isCalendar = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[1] === appointmentsContract.get_calendar.path,
  };
  const known = queryClient
    .getQueriesData<Calendar>(isCalendar)
    .flatMap(([, calendar]) => (calendar ? [{ calendar, edited: edit(calendar) }] : []));
  const visits = known.flatMap(({ calendar, edited }) => replaced(calendar.appointments, edited.appointments));
  const blocks = known.flatMap(({ calendar, edited }) => replaced(calendar.blocks, edited.blocks));
  void queryClient.cancelQueries(isCalendar);
  queryClient.setQueriesData<Calendar>(isCalendar, (calendar) => calendar && edit(calendar));
  return () => {
    queryClient.setQueriesData<Calendar>(
      isCalendar,
      (calendar) =>
        calendar && {
          ...calendar,
          appointments: putBack(calendar.appointments, visits),
          blocks: putBack(calendar.blocks, blocks),
        },
    );
    void queryClient.invalidateQueries(isCalendar);
  };
}

/** As they were before, of those that an edit made anew. */
const replaced = <Row>(before: readonly Row[], after: readonly Row[]): Row[] =>
  before.filter((row, index) => row !== after[index]);

const putBack = <Row extends { id: number }>(rows: readonly Row[], before: readonly Row[]): Row[] =>
  rows.map((row) => before.find(({ id }) => id === row.id) ?? row);

function onVisitOf(calendar: Calendar, lineId: number, change: (visit: AppointmentView) => AppointmentView): Calendar {
  return {
    ...calendar,
    appointments: calendar.appointments.map((visit) =>
      visit.lines.some(({ id }) => id === lineId) ? change(visit) : visit,
    ),
  };
}

function placed(visit: AppointmentView, places: readonly LinePlace[]): AppointmentView {
  const put = visit.lines.map((line, index) => {
    const { employee_id, start, end } = places[index]!;
    return { ...line, employee_id, start, end };
  });
  const busy = busyOf(put);
  return {
    ...visit,
    lines: put.map((line, index) => ({ ...line, busy: busy.filter((one) => one.line === index) })),
    start: Math.min(...put.map(({ start }) => start)),
    end: Math.max(...put.map(({ end }) => end)),
  };
}
