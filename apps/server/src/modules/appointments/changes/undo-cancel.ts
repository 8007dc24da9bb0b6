import { isOpen } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentCancellers, appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { employeeOfUser } from '../../employees';
import { takeBack, wasQueued } from '../../messages';
import { restoreRow } from '../appointments.repo';
import { writeHistory } from './history';
import { busyRows, namingConflict } from '../placing/place-appointment';
import { bindAppointment } from '../placing/placing.repo';
import { tellCustomer } from './tell-customer';
import { lockAppointment } from '../views/views.repo';

const CANCELLED = 'appointment_cancelled';

/**
 * Everybody is bound again, if nobody took the time meanwhile. What the salon did not cancel itself is not its to take
 * back.
 */
export const undoCancel: UseCase<(typeof appointmentsContract)['undo_cancel']> = async (ctx, { ids }) => {
  const own = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await restore(ctx, id, own?.id ?? null);
  return { done: true };
};

async function restore(ctx: Ctx, id: number, own_employee_id: number | null): Promise<void> {
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
  // Whoever was not told of the cancellation yet hears nothing at all; who was, hears that she is expected again.
  const wasWaiting = await takeBack(ctx.tx, ctx.accountId, id, CANCELLED);
  if (!wasWaiting && visit.start > toEpochMinutes(ctx.now) && (await wasQueued(ctx.tx, ctx.accountId, id, CANCELLED)))
    await tellCustomer(ctx, 'created', id);
}
