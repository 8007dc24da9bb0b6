import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { assertTaken } from '@rawnaq/domain/payments/payment.rules';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { tellOfPaper, visitToBill } from '../appointments';
import { audit } from '../audit';
import { findPayer } from '../customer-money';
import { readSellingSalon } from '../invoices';
import { followDeposit } from './follow-deposit';
import { takeDeposit } from './take-deposit';

/** Money in advance at the desk, for an appointment that is still to come or free. */
export const addDeposit: UseCase<(typeof paymentsContract)['add_deposit']> = async (
  ctx,
  { customer_id, appointment_id, payments, note },
) => {
  const salon = await readSellingSalon(ctx);
  assertTaken(payments, salon.accounting.payment_methods);
  const visit = appointment_id === undefined ? null : await visitToBill(ctx, appointment_id, { lock: true });
  if (visit && visit.customer_id !== customer_id)
    throw new AppError('DEPOSIT_OF_ANOTHER_CUSTOMER', { field: 'appointment_id' });
  const customer = await findPayer(ctx, customer_id);
  const payment = payments[0]!;
  if (visit) await followDeposit(ctx, visit.id, payment.amount);
  const about = { customer_id, amount: payment.amount, currency: salon.currency };
  const tell = await tellOfPaper(ctx, about, 'deposit_received');
  const issued = await takeDeposit(
    ctx,
    salon,
    {
      customer,
      appointment_id: visit?.id ?? null,
      payment,
      note: note ?? null,
      created_by: sessionOf(ctx).user.id,
    },
    ({ number_text, payment_id, ...paper }) =>
      Promise.all([
        tell(paper),
        audit(ctx, {
          action: 'payments.deposit',
          entity: 'payments',
          entity_id: payment_id,
          after: { number: number_text, customer_id, amount: payment.amount, method: payment.method },
        }),
        visit &&
          audit(ctx, {
            action: 'appointments.deposit-paid',
            entity: 'appointments',
            entity_id: visit.id,
            after: { amount: payment.amount },
          }),
      ]),
  );
  const { id, unique_id, number_text, balance } = issued;
  return { id, unique_id, number_text, amount: payment.amount, balance };
};
