import { isOpen } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentCancellers, appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { employeeOfUser } from '../../employees';
import { spokenOfVisits, takeBackAbout } from '../../messages';
import { lockSeriesOf, restoreRow } from '../appointments.repo';
import { writeHistory } from './history';
import { busyRows, namingConflict } from '../placing/place-appointment';
import { bindAppointment } from '../placing/placing.repo';
import { tellOfSeries } from './tell-customer';
import { lockAppointment, type AppointmentRow } from '../views/views.repo';

const CANCELLED = 'appointment_cancelled' as const;

/**
 * Everybody is bound again, if nobody took the time meanwhile. What the salon did not cancel itself is not its to take
 * back.
 */
export const undoCancel: UseCase<(typeof appointmentsContract)['undo_cancel']> = async (ctx, input) => {
  const own = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  const ids = [...new Set(input.ids)].toSorted((a, b) => a - b);
  await lockSeriesOf(ctx, ids);
  const visits: AppointmentRow[] = [];
  for (const id of ids) visits.push(await restore(ctx, id, own?.id ?? null));
  await tellRestored(ctx, visits);
  return { done: true };
};

async function restore(ctx: Ctx, id: number, own_employee_id: number | null): Promise<AppointmentRow> {
  const visit = await lockAppointment(ctx, { id });
  if (!visit) throw new AppError('NOT_FOUND');
  const { cancelled, scheduled } = appointmentStates.codes;
  if (
    visit.status !== cancelled ||
    visit.cancelled_by !== appointmentCancellers.codes.salon ||
    !isOpen({ ...visit, status: scheduled })
  )
    throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await namingConflict({ own_employee_id }, bindAppointment(ctx, id, busyRows(visit.customer_id, visit.lines)));
  await restoreRow(ctx, id);
  await writeHistory(ctx, [
    {
      id,
      verb: 'undo-cancel',
      before: { status: cancelled, reason: visit.cancel_reason },
      after: { status: scheduled },
    },
  ]);
  return visit;
}

/**
 * Whoever was not told of the cancellation yet hears nothing of these visits, and of the others it spoke of what she
 * would have heard, at that time. Who was told hears that she is expected again.
 */
async function tellRestored(ctx: Ctx, visits: readonly AppointmentRow[]): Promise<void> {
  const ids = visits.map(({ id }) => id);
  const about = {
    customer_ids: visits.map(({ customer_id }) => customer_id),
    appointment_ids: ids,
    template: CANCELLED,
  };
  const taken = await takeBackAbout(ctx.tx, ctx.accountId, about);
  const unheard = taken.flatMap(({ appointment_ids }) => appointment_ids);
  const heard = await spokenOfVisits(ctx.tx, ctx.accountId, about);
  for (const { appointment_ids, created_at, send_after } of taken)
    await tellOfSeries(
      ctx,
      'cancelled',
      appointment_ids.filter((id) => !ids.includes(id)),
      { seconds: Math.max(0, Math.ceil((Date.parse(send_after) - ctx.now.getTime()) / 1000)), since: created_at },
    );
  await tellOfSeries(
    ctx,
    'created',
    visits
      .filter(({ id, start }) => heard.includes(id) && !unheard.includes(id) && start > toEpochMinutes(ctx.now))
      .map(({ id }) => id),
  );
}
