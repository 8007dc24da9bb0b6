import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { depositedFor } from '../customer-money';
import type { Bookkeeper } from '../ledger';

const { paid, unpaid } = appointmentPaymentStates.codes;

/**
 * A visit is paid when the deposit it was booked with is covered, or all of it where none was asked for; it owes again
 * when the money went back. `more` is what comes, or goes, by this transaction. One that has its invoice says for
 * itself whether it is paid.
 */
export async function followDeposit(ctx: Bookkeeper, appointmentId: number, more: Minor): Promise<void> {
  const visit = await lockForPayment(ctx, appointmentId);
  if (!visit || visit.achieved_at !== null) return;
  const asked = visit.deposit > 0 ? visit.deposit : visit.total;
  const isCovered = (await depositedFor(ctx, appointmentId)) + more >= asked;
  if (isCovered && visit.payment_status !== paid) await setPaymentStatus(ctx, appointmentId, paid, ctx.now);
  if (!isCovered && visit.payment_status === paid) await setPaymentStatus(ctx, appointmentId, unpaid, ctx.now);
}
