import { isOpen, mayUndoNoShow } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { fromEpochMinutes, toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf, type Ctx } from '../../../http/context';
import { employeeOfUser } from '../../employees';
import { dropQueued } from '../../messages';
import { chargePenalty, liftPenaltiesOf } from '../../penalties';
import { findSalonClock, offerOpenings, openingOf, releaseTimes, updateAppointment } from '../appointments.repo';
import { writeHistory, type HistoryLine } from './history';
import { busyRows, namingConflict } from '../placing/place-appointment';
import { bindAppointment } from '../placing/placing.repo';
import { tellCustomer } from './tell-customer';
import { lockAppointment, type AppointmentRow } from '../views/views.repo';

type Appointments = typeof appointmentsContract;
const { scheduled, check_in } = appointmentStates.codes;
const MISSED: AutomaticMessageId = 'no_show';

export const checkIn: UseCase<Appointments['check_in']> = async (ctx, { id }) => {
  const visit = await held(ctx, id);
  if (!isOpen(visit)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await assertToday(ctx, visit);
  const status = move(appointmentStates, visit.status, check_in);
  await updateAppointment(ctx, id, { status, checked_in_at: ctx.now.toISOString() });
  return tell(ctx, { id, verb: 'check-in', before: { status: visit.status }, after: { status } });
};

export const undoCheckIn: UseCase<Appointments['undo_check_in']> = async (ctx, { id }) => {
  const visit = await held(ctx, id);
  if (!isOpen(visit)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const status = move(appointmentStates, visit.status, scheduled);
  await updateAppointment(ctx, id, { status, checked_in_at: null });
  return tell(ctx, { id, verb: 'undo-check-in', before: { status: visit.status }, after: { status } });
};

/**
 * A fact, not a state: the visit stays scheduled and binds nobody any more. Whoever charges the customer for it, or
 * takes the charge back, needs the right to penalties as well.
 */
export const noShow: UseCase<Appointments['no_show']> = async (ctx, { id, penalty }) => {
  if (penalty > 0 && !can(ctx.permissions, 'accounting.penalties')) throw new AppError('no_permission');
  const visit = await held(ctx, id);
  if (!isOpen(visit) || visit.status !== scheduled) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  if (visit.start > toEpochMinutes(ctx.now)) throw new AppError('APPOINTMENT_NOT_BEGUN');
  await updateAppointment(ctx, id, { no_show_at: ctx.now.toISOString() });
  await releaseTimes(ctx, [id]);
  await offerOpenings(ctx, [openingOf(visit)]);
  await tellCustomer(ctx, 'no_show', id);
  await tell(ctx, { id, verb: 'no-show', after: { penalty } });
  if (penalty > 0)
    await chargePenalty(ctx, {
      customer_id: visit.customer_id,
      appointment_id: id,
      type: penaltyTypes.codes.no_show,
      amount: penalty,
      created_by: sessionOf(ctx).user.id,
    });
  return { done: true };
};

/** She came after all. Everybody is bound again, if nobody took the time meanwhile; the penalty is taken back. */
export const undoNoShow: UseCase<Appointments['undo_no_show']> = async (ctx, { id }) => {
  const visit = await held(ctx, id);
  const isRebooked =
    visit.rescheduled_at !== null && visit.no_show_at !== null && visit.rescheduled_at >= visit.no_show_at;
  if (visit.no_show_at === null || isRebooked || !isOpen({ ...visit, no_show_at: null }))
    throw new AppError('STATE_MOVE_NOT_ALLOWED');
  if (!mayUndoNoShow(ctx.permissions, visit)) throw new AppError('no_permission');
  const own = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  await namingConflict(
    { own_employee_id: own?.id ?? null },
    bindAppointment(ctx, id, busyRows(visit.customer_id, visit.lines)),
  );
  await updateAppointment(ctx, id, { no_show_at: null });
  await dropQueued(ctx.tx, ctx.accountId, [id], [MISSED]);
  await tell(ctx, { id, verb: 'undo-no-show' });
  await liftPenaltiesOf(ctx, id, { by: sessionOf(ctx).user.id, reason: null });
  return { done: true };
};

/** The salon's day, which may end after midnight; a visit that is running counts as today's in any case. */
async function assertToday(ctx: Ctx, { start, end }: AppointmentRow): Promise<void> {
  const now = toEpochMinutes(ctx.now);
  if (start <= now && now < end) return;
  const { time_zone, business_day_cut_off } = await findSalonClock(ctx);
  const dayOf = (moment: string | Date) => businessDateOf(moment, time_zone, business_day_cut_off);
  if (dayOf(fromEpochMinutes(start)) !== dayOf(ctx.now)) throw new AppError('CHECK_IN_OTHER_DAY');
}

async function held(ctx: Ctx, id: number): Promise<AppointmentRow> {
  const visit = await lockAppointment(ctx, { id });
  if (!visit) throw new AppError('NOT_FOUND');
  return visit;
}

async function tell(ctx: Ctx, line: HistoryLine): Promise<{ done: true }> {
  await writeHistory(ctx, [line]);
  return { done: true };
}
