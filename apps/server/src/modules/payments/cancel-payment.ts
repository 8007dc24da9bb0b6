import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { paymentSources, paymentStates } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { findDeposit, findPayment, lockPurse, markCancelled, type FoundPayment } from '../customer-money';
import { readSellingSalon } from '../invoices';
import { followDeposit } from './follow-deposit';
import { noteTold, returnDeposit, type Tell } from './return-deposit';

/** Only a deposit, only once, and only while nothing of it is used. */
export const cancelPayment: UseCase<(typeof paymentsContract)['cancel']> = async (ctx, { id, reason }) => {
  const payment = await findPayment(ctx, id);
  if (!payment) throw new AppError('NOT_FOUND');
  assertCancellable(payment);
  if (payment.payment_link_id !== null) throw new AppError('DEPOSIT_PAID_BY_LINK');
  const found = (await findDeposit(ctx, payment.invoice_id!))!;
  if (found.appointment_id !== null) await followDeposit(ctx, found.appointment_id, -payment.amount);
  const purse = await lockPurse(ctx, found.customer_id);
  const by = sessionOf(ctx).user.id;
  const salon = await readSellingSalon(ctx);
  if (!(await markCancelled(ctx, id, { day: salon.day, reason, by }))) throw new AppError('PAYMENT_ALREADY_CANCELLED');
  const deposit = (await findDeposit(ctx, found.invoice_id))!;
  if (deposit.open_amount < deposit.amount) throw new AppError('DEPOSIT_ALREADY_USED');
  if (purse.balance < deposit.amount) throw new AppError('CUSTOMER_BALANCE_NOT_ENOUGH');
  const tell: Tell = (note) =>
    Promise.all([
      audit(ctx, {
        action: 'payments.cancel',
        entity: 'payments',
        entity_id: id,
        before: { status: payment.status },
        after: { status: paymentStates.codes.cancelled, amount: payment.amount, reason },
      }),
      note &&
        audit(ctx, {
          action: 'invoices.credit',
          entity: 'invoices',
          entity_id: note.id,
          after: { number: note.number_text, ...noteTold(deposit, payment.amount, reason) },
        }),
    ]);
  const about = { deposit, payment, balance: purse.balance, reason, by };
  const credit_note = await returnDeposit(ctx, salon, about, tell);
  return { done: true, credit_note };
};

function assertCancellable({ source, amount, status }: FoundPayment): void {
  if (source !== paymentSources.codes.deposit || amount < 0) throw new AppError('PAYMENT_IS_NOT_DEPOSIT');
  if (status === paymentStates.codes.cancelled) throw new AppError('PAYMENT_ALREADY_CANCELLED');
}
