import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';

type Place = { tx: Tx; accountId: number };

/** Whoever takes money for a visit has its row before its own. */
export const lockForPayment = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('appointments')
    .select(['id', 'customer_id', 'status', 'payment_status', 'pay_until', 'deposit', 'total', 'achieved_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setPaymentStatus(
  { tx, accountId }: Place,
  appointmentId: number,
  payment_status: Code<'appointments.payment_status'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({
      payment_status,
      updated_at: now.toISOString(),
      ...(payment_status === appointmentPaymentStates.codes.paid ? { pay_until: null } : {}),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', appointmentId)
    .execute();
}
