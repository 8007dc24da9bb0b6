import { expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { formatDecimal } from '@rawnaq/domain/kernel/money';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { readSellingSalon } from '../invoices';
import { post } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { findPayment, insertPayment, lockExpense, markPaymentCancelled, updateExpense } from './expenses.repo';
import { entriesBack, entriesOfPayment } from './post-expense';

type Expenses = typeof expensesContract;

/** All that is left, or a part of it. */
export const payExpense: UseCase<Expenses['pay']> = async (ctx, { id, ...input }) => {
  const created_by = sessionOf(ctx).user.id;
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.status !== expenseStates.codes.recorded) throw new AppError('EXPENSE_NOT_RECORDED');
  const salon = await readSellingSalon(ctx);
  const { method, amount, day = salon.day } = input;
  if (day > salon.day) throw new AppError('EXPENSE_DATE_AHEAD', { field: 'day' });
  if (amount > found.open_amount)
    throw new AppError('EXPENSE_PAYMENT_TOO_HIGH', {
      field: 'amount',
      values: { open: formatDecimal(found.open_amount, salon.currency) },
    });
  const payment = { expense_id: id, method, amount, day, created_by };
  const payment_id = await insertPayment(ctx, {
    ...payment,
    reference_number: input.reference_number ?? null,
    note: input.note ?? null,
  });
  await updateExpense(ctx, id, { open_amount: found.open_amount - amount });
  await moveSupplierBalance(ctx, found.supplier_id, -amount);
  await audit(ctx, { action: 'expenses.pay', entity: 'expenses', entity_id: id, after: { method, amount, day } });
  await post(ctx, entriesOfPayment(payment_id, payment));
  return { id: payment_id };
};

export const cancelExpensePayment: UseCase<Expenses['cancel_payment']> = async (ctx, { id, reason }) => {
  const created_by = sessionOf(ctx).user.id;
  const payment = await findPayment(ctx, id);
  const expense = payment && (await lockExpense(ctx, payment.expense_id));
  if (!payment || !expense) throw new AppError('NOT_FOUND');
  if (!(await markPaymentCancelled(ctx, id, { by: created_by, reason })))
    throw new AppError('EXPENSE_PAYMENT_CANCELLED');
  const of = { expense_id: expense.id, expense_payment_id: id };
  const back = await entriesBack(ctx, of, { created_by });
  await updateExpense(ctx, expense.id, { open_amount: expense.open_amount + payment.amount, due_told: false });
  await moveSupplierBalance(ctx, expense.supplier_id, payment.amount);
  const { method, amount, day } = payment;
  await audit(ctx, {
    action: 'expenses.cancel-payment',
    entity: 'expenses',
    entity_id: expense.id,
    before: { method, amount, day },
    after: { reason },
  });
  await post(ctx, back);
  return { done: true };
};
