import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf } from '../../../http/context';
import { changeVisit, openVisit } from './change-visit';
import { assertMayLeaveHours } from '../placing/may-leave-hours';
import { lockAnybody } from '../placing/placing.repo';
import { assertBookable, readSchedule } from '../placing/read-schedule';
import { resolveLines } from '../placing/resolve-lines';

export const editAppointment: UseCase<(typeof appointmentsContract)['edit']> = async (ctx, input) => {
  assertMayLeaveHours(ctx, input.outside_hours);
  const visit = await openVisit(ctx, input);
  if (input.updated_at !== undefined && Date.parse(input.updated_at) !== Date.parse(visit.updated_at))
    throw new AppError('APPOINTMENT_CHANGED');
  const named = input.lines.flatMap(({ employee_id }) => (employee_id === null ? [] : [employee_id]));
  const open = input.lines.filter(({ employee_id }) => employee_id === null).map(({ service_id }) => service_id);
  const [, schedule] = await Promise.all([
    open.length > 0
      ? lockAnybody(ctx, {
          service_ids: open,
          employee_ids: named,
          customer_id: input.customer_id,
          dates: [input.date],
          from: Math.min(...input.lines.map(({ start }) => start)),
        })
      : undefined,
    readSchedule(ctx, {
      from: input.date,
      days: 2,
      ...(open.length === 0 && { employee_ids: named }),
      service_ids: input.lines.map(({ service_id }) => service_id),
      customer_id: input.customer_id,
      leave_out: visit.id,
      user_id: sessionOf(ctx).user.id,
      with_busy: open.length > 0,
    }),
  ]);
  if (!schedule.customer || input.customer_id !== visit.customer_id) assertBookable(schedule.customer);
  const lines = resolveLines(schedule, { ...input, booked: visit.lines });
  await changeVisit(ctx, visit, {
    verb: 'edit',
    lines,
    customer_id: input.customer_id,
    note: input.note ?? null,
    deposit: input.deposit,
    services: schedule.services,
    own_employee_id: schedule.own_employee_id,
    tell: input.tell_customer,
  });
  return { done: true };
};
