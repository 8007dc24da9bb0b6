import { fromEpochMinutes, toEpochMinutes } from '@rawnaq/domain/booking/clock';
import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { MY_DAYS, type myDayContract, type OwnDay, type OwnVisit } from '@rawnaq/domain/my-day/my-day.contract';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import {
  absenceOn,
  appointmentsOfEmployee,
  blocksBetween,
  findSalonClock,
  openOn,
  readSchedule,
  salonDays,
  viewOf,
} from '../appointments';
import { employedPeople, employeeOfUser } from '../employees';
import { findCustomerNotes } from './my-day.repo';

/** One's own work of a week: when, with whom, and what to know beforehand. */
export const getMyDay: UseCase<(typeof myDayContract)['get']> = async (ctx, { from }) => {
  const clock = await findSalonClock(ctx);
  const days = salonDays(clock.time_zone, clock.business_day_cut_off);
  const now = days.dayOf(toEpochMinutes(ctx.now));
  const employee = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  if (!employee || employee.status !== recordStates.codes.active) return { employee: null, now, days: [] };
  const first = from ?? now.date;
  const [start, end] = [days.momentOf(first, days.cut_off), days.momentOf(addDays(first, MY_DAYS), days.cut_off)].map(
    fromEpochMinutes,
  ) as [string, string];
  const [schedule, rows, blocks, people] = await Promise.all([
    readSchedule(ctx, { from: first, days: MY_DAYS, employee_ids: [employee.id], service_ids: [], with_busy: false }),
    appointmentsOfEmployee(ctx, employee.id, start, end),
    blocksBetween(ctx, start, end),
    employedPeople(ctx.tx, ctx.accountId, ctx.language),
  ]);
  const views = rows.map((row) => viewOf(row, days));
  const notes = new Map(
    (
      await findCustomerNotes(
        ctx,
        rows.map(({ customer_id }) => customer_id),
        ctx.now.toISOString(),
      )
    ).map((note) => [note.id, note]),
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const self = schedule.employees[0]!;
  const placed = blocks
    .filter(({ employee_id }) => employee_id === employee.id)
    .map((block) => {
      const { date, minute } = days.dayOf(block.start);
      return { date, id: block.id, start: minute, end: days.minuteOn(date, block.end), reason: block.reason };
    });
  const dayOf = (date: LocalDate): OwnDay => {
    const open: TimeRange[] = openOn(schedule, self, date);
    return {
      date,
      open,
      away: open.length > 0 ? null : absenceOn(schedule, self, date),
      visits: views
        .filter((view) => view.date === date)
        .map((view) => ownPart(view, employee.id, nameOf, notes))
        .toSorted((a, b) => a.start - b.start),
      blocks: placed.filter((block) => block.date === date).map(({ date: _date, ...block }) => block),
    };
  };
  return {
    employee: { id: employee.id, name: employee.name },
    now,
    days: Array.from({ length: MY_DAYS }, (_, offset) => dayOf(addDays(first, offset))),
  };
};

function ownPart(
  view: AppointmentView,
  employeeId: number,
  nameOf: ReadonlyMap<number, string>,
  notes: ReadonlyMap<number, { notes: string | null; is_first_visit: boolean }>,
): OwnVisit {
  const own = view.lines.filter(({ employee_id }) => employee_id === employeeId);
  const others = [
    ...new Set(
      view.lines
        .filter(({ employee_id }) => employee_id !== employeeId)
        .map(({ employee_id }) => nameOf.get(employee_id) ?? ''),
    ),
  ].filter(Boolean);
  const known = notes.get(view.customer.id);
  return {
    id: view.id,
    start: Math.min(...own.map(({ start }) => start)),
    end: Math.max(...own.map(({ end }) => end)),
    customer: view.customer.name,
    is_first_visit: known?.is_first_visit ?? false,
    services: own.map(({ english_name, arabic_name, start, end, guest }) => ({
      english_name,
      arabic_name,
      start,
      end,
      guest,
    })),
    colleagues: others,
    outcome: view.outcome,
    source: view.source,
    note: view.note,
    customer_note: known?.notes ?? null,
  };
}
