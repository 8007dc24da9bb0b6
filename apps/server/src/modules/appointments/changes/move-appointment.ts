import { resized, visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { placesIn } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { changeVisit, openVisit } from './change-visit';
import { findSalonClock } from '../appointments.repo';
import { readSchedule, type Schedule } from '../placing/read-schedule';
import { assertBookable, assertWorking } from '../placing/resolve-lines';
import { salonDays } from '../placing/salon-days';
import type { AppointmentRow } from '../views/views.repo';

type Appointments = typeof appointmentsContract;

/** By as much as its line moves, the whole visit moves, or nothing else does; only the line changes hands. */
export const moveLine: UseCase<Appointments['move']> = async (
  ctx,
  { line_id, date, start, employee_id, any_employee, scope, outside_hours, tell_customer, undo },
) => {
  const visit = await openVisit(ctx, { line_id });
  const schedule = await scheduleOf(ctx, visit, date, [employee_id]);
  const moved = visit.lines.find(({ id }) => id === line_id)!;
  assertBookable(schedule, employee_id, moved.employee_id);
  const by = schedule.days.momentOf(date, start) - moved.start;
  const lines = visit.lines.map((line) => ({
    ...plain(line),
    ...((scope === 'visit' || line.id === line_id) && { start: line.start + by, end: line.end + by }),
    ...(line.id === line_id && {
      employee_id,
      any_employee: any_employee ?? (line.any_employee && line.employee_id === employee_id),
    }),
  }));
  await change(ctx, schedule, visit, lines, { verb: 'move', outside_hours, tell: tell_customer, undo });
  return { done: true };
};

/** What follows the line moves along. */
export const resizeLine: UseCase<Appointments['resize']> = async (ctx, { line_id, end, along, outside_hours }) => {
  const visit = await openVisit(ctx, { line_id });
  const clock = await findSalonClock(ctx);
  const days = salonDays(clock.time_zone, clock.business_day_cut_off);
  const { date } = days.dayOf(visit.start);
  const index = visit.lines.findIndex(({ id }) => id === line_id);
  const moment = days.momentOf(date, end);
  if (moment <= visit.lines[index]!.start) throw new AppError('LINE_ENDS_BEFORE_START');
  const lines = resized(visit.lines.map(plain), index, moment, along && placesIn(visit.lines, along));
  await change(ctx, await scheduleOf(ctx, visit, date, []), visit, lines, {
    verb: 'resize',
    outside_hours,
    tell: false,
    undo: false,
  });
  return { done: true };
};

/** For whoever found the new times already, such as the customer herself: one part for every line, in their order. */
export async function moveAppointment(
  ctx: Ctx,
  {
    id,
    parts,
    tell,
  }: { id: number; parts: readonly { employee_id: number; start: number; end: number }[]; tell: boolean },
): Promise<void> {
  const visit = await openVisit(ctx, { id });
  if (parts.length !== visit.lines.length) throw new AppError('CONFLICT');
  await changeVisit(ctx, visit, {
    verb: 'move',
    lines: visit.lines.map((line, index) => ({ ...plain(line), ...parts[index]! })),
    tell,
  });
}

const plain = ({
  service_id,
  employee_id,
  any_employee,
  start,
  end,
  processing_time,
  buffer_time,
  price,
  guest,
}: VisitLine): VisitLine => ({
  service_id,
  employee_id,
  any_employee,
  start,
  end,
  processing_time,
  buffer_time,
  price,
  guest,
});

const scheduleOf = (ctx: Ctx, visit: AppointmentRow, date: string, more: readonly number[]): Promise<Schedule> =>
  readSchedule(ctx, {
    from: addDays(date, -1),
    days: 3,
    employee_ids: [...more, ...visit.lines.map(({ employee_id }) => employee_id)],
    service_ids: [],
    user_id: sessionOf(ctx).user.id,
    with_busy: false,
  });

async function change(
  ctx: Ctx,
  schedule: Schedule,
  visit: AppointmentRow,
  lines: readonly VisitLine[],
  { outside_hours, ...how }: { verb: 'move' | 'resize'; outside_hours: boolean; tell: boolean; undo: boolean },
): Promise<void> {
  if (!outside_hours) assertWorking(schedule, schedule.days.dayOf(visitOf(lines).start).date, lines);
  await changeVisit(ctx, visit, { ...how, lines, own_employee_id: schedule.own_employee_id });
}
