import { isOpen } from '@rawnaq/domain/appointments/appointment.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { Ctx } from '../../../http/context';
import { updateAppointment } from '../appointments.repo';
import { setPaymentStatus } from '../payment.repo';
import { appointmentsById, lockAppointment, type AppointmentRow } from '../views/views.repo';
import { writeHistory } from './history';

/** What a visit puts on the bill. One that was missed or cancelled has none. */
export async function visitToBill(ctx: Ctx, id: number, { lock = false } = {}): Promise<AppointmentRow> {
  const visit = lock ? await lockAppointment(ctx, { id }) : (await appointmentsById(ctx, [id]))[0];
  if (!visit) throw new AppError('NOT_FOUND');
  if (visit.achieved_at !== null) throw new AppError('APPOINTMENT_ALREADY_BILLED');
  if (!isOpen(visit)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  return visit;
}

/** Its invoice is issued: the visit is achieved, and paid as far as the invoice is. */
export async function achieveVisit(ctx: Ctx, id: number, invoice: { number: string; is_paid: boolean }): Promise<void> {
  await updateAppointment(ctx, id, { achieved_at: ctx.now.toISOString() });
  if (invoice.is_paid) await setPaymentStatus(ctx, id, appointmentPaymentStates.codes.paid, ctx.now);
  await writeHistory(ctx, [{ id, verb: 'achieve', after: { invoice: invoice.number } }]);
}

/** The invoice was cancelled: the visit can be billed again. What was deposited for it counts once it stands again. */
export async function unachieveVisit(ctx: Ctx, id: number): Promise<void> {
  await updateAppointment(ctx, id, { achieved_at: null });
  await setPaymentStatus(ctx, id, appointmentPaymentStates.codes.unpaid, ctx.now);
  await writeHistory(ctx, [{ id, verb: 'unachieve' }]);
}
