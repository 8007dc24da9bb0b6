import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { postCollected } from '@rawnaq/domain/ledger/post-customer-money';
import { assertTaken, assertWithin } from '@rawnaq/domain/payments/payment.rules';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { audit } from '../audit';
import { addToPurse, findReceivable, insertPayments, lockPurse, takeFromReceivable } from '../customer-money';
import { payCommissions, readSellingSalon } from '../invoices';
import { entriesOf, post } from '../ledger';

/** What is open of an invoice comes in, all of it or a part, and never more. */
export const collect: UseCase<(typeof receivablesContract)['collect']> = async (
  ctx,
  { invoice_id, payments, note },
) => {
  const salon = await readSellingSalon(ctx);
  assertTaken(payments, salon.accounting.payment_methods);
  const found = await findReceivable(ctx, invoice_id);
  if (!found) throw new AppError('INVOICE_NOT_EXIST');
  if (found.appointment_id !== null) await lockForPayment(ctx, found.appointment_id);
  await lockPurse(ctx, found.customer_id);
  const receivable = (await findReceivable(ctx, invoice_id))!;
  if (receivable.open_amount === 0) throw new AppError('NOTHING_OWED', { field: 'invoice_id' });
  const amount = assertWithin(payments, receivable.open_amount, salon.currency);
  const open = receivable.open_amount - amount;
  const created_by = sessionOf(ctx).user.id;
  const ids = await insertPayments(
    ctx,
    payments.map((payment) => ({
      ...payment,
      invoice_id,
      customer_id: found.customer_id,
      source: paymentSources.codes.billing,
      note: note ?? null,
      day: salon.day,
      created_by,
    })),
  );
  await Promise.all([
    takeFromReceivable(ctx, invoice_id, amount),
    addToPurse(ctx, found.customer_id, { receivable: -amount }),
    // At the issue it was given already.
    salon.accounting.commission_when === 'issue'
      ? undefined
      : payCommissions(ctx, salon, { id: invoice_id, settled: found.payable - open, payable: found.payable }),
    open === 0 && found.appointment_id !== null
      ? setPaymentStatus(ctx, found.appointment_id, appointmentPaymentStates.codes.paid, ctx.now)
      : undefined,
    audit(ctx, {
      action: 'invoices.collect',
      entity: 'invoices',
      entity_id: invoice_id,
      after: { number: numberText(found.kind, found.number), amount, open },
    }),
  ]);
  await post(
    ctx,
    entriesOf([{ journal: postCollected(payments), invoice_id, payment_id: ids[0]! }], { day: salon.day, created_by }),
  );
  return { open };
};
