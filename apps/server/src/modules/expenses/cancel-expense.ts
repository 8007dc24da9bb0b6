import { expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { partsOf } from '@rawnaq/domain/kernel/time/local-date';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { post } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { lockExpense, updateExpense } from './expenses.repo';
import { entriesBack } from './post-expense';

type Expenses = typeof expensesContract;
const { never } = expenseRepeats.codes;

/** Out of the books again, on the days on which it stood in them; it comes no more either. */
export const cancelExpense: UseCase<Expenses['cancel']> = async (ctx, { id, reason }) => {
  const created_by = sessionOf(ctx).user.id;
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.stock_document_id !== null) throw new AppError('EXPENSE_OF_RECEIPT');
  if (found.status !== expenseStates.codes.recorded) throw new AppError('EXPENSE_NOT_RECORDED');
  if (found.open_amount !== found.total) throw new AppError('EXPENSE_HAS_PAYMENTS');
  const back = await entriesBack(ctx, { expense_id: id, expense_payment_id: null }, { created_by });
  await updateExpense(ctx, id, {
    status: expenseStates.codes.cancelled,
    open_amount: 0,
    repeat_months: never,
    cancelled_at: ctx.now.toISOString(),
    cancelled_by: created_by,
    cancel_reason: reason,
  });
  await moveSupplierBalance(ctx, found.supplier_id, -found.total);
  await audit(ctx, { action: 'expenses.cancel', entity: 'expenses', entity_id: id, after: { reason } });
  await post(ctx, back);
  return { done: true };
};

/** Left out this time; the next one comes all the same, unless it says stop. */
export const dismissExpense: UseCase<Expenses['dismiss']> = async (ctx, { id, stop }) => {
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.status !== expenseStates.codes.proposed) throw new AppError('EXPENSE_NOT_PROPOSED');
  await updateExpense(ctx, id, {
    status: expenseStates.codes.dismissed,
    open_amount: 0,
    ...(stop && { repeat_months: never }),
  });
  await audit(ctx, { action: 'expenses.dismiss', entity: 'expenses', entity_id: id, after: { stop } });
  return { done: true };
};

export const setRepeat: UseCase<Expenses['set_repeat']> = async (ctx, { id, repeat_months, repeat_by_itself }) => {
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.stock_document_id !== null) throw new AppError('EXPENSE_OF_RECEIPT');
  if (found.status === expenseStates.codes.cancelled) throw new AppError('EXPENSE_NOT_RECORDED');
  const after = { repeat_months, repeat_by_itself: repeat_months !== never && repeat_by_itself };
  await updateExpense(ctx, id, {
    ...after,
    repeat_day: repeat_months === never ? null : (found.repeat_day ?? partsOf(found.invoice_date).day),
  });
  await audit(ctx, {
    action: 'expenses.set-repeat',
    entity: 'expenses',
    entity_id: id,
    before: { repeat_months: found.repeat_months, repeat_by_itself: found.repeat_by_itself },
    after,
  });
  return { done: true };
};
