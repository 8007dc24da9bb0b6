import { expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { post } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { assertOwnFile } from '../uploads';
import { leftOf, payNow } from './add-expense';
import { insertFiles, lockExpense, updateExpense, type ExpenseColumns, type LockedExpense } from './expenses.repo';
import { judgeExpense } from './judge-expense';
import { entriesBack, entriesOfExpense } from './post-expense';

type Expenses = typeof expensesContract;

/** What is wrong is taken back and posted anew, as long as nothing was paid. */
export const editExpense: UseCase<Expenses['edit']> = async (ctx, { id, ...input }) => {
  const created_by = sessionOf(ctx).user.id;
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.stock_document_id !== null) throw new AppError('EXPENSE_OF_RECEIPT');
  if (found.status !== expenseStates.codes.recorded) throw new AppError('EXPENSE_NOT_RECORDED');
  if (found.open_amount !== found.total) throw new AppError('EXPENSE_HAS_PAYMENTS');
  const { columns } = await judgeExpense(ctx, input, found);
  const back = await entriesBack(ctx, { expense_id: id, expense_payment_id: null }, { created_by });
  await updateExpense(ctx, id, { ...columns, open_amount: columns.total, due_told: false });
  await moveSupplierBalance(ctx, found.supplier_id, -found.total);
  await moveSupplierBalance(ctx, columns.supplier_id, columns.total);
  await audit(ctx, {
    action: 'expenses.edit',
    entity: 'expenses',
    entity_id: id,
    before: factsOf(found),
    after: factsOf(columns),
  });
  await post(ctx, [...back, ...entriesOfExpense(id, columns, { created_by })]);
  return { done: true };
};

/** A proposal that somebody has looked at becomes an expense like any other. */
export const confirmExpense: UseCase<Expenses['confirm']> = async (ctx, { id, upload_ids, payments, ...input }) => {
  const created_by = sessionOf(ctx).user.id;
  const found = await lockExpense(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.status !== expenseStates.codes.proposed) throw new AppError('EXPENSE_NOT_PROPOSED');
  const { salon, columns } = await judgeExpense(ctx, input, found);
  const open_amount = leftOf(columns.total, payments, salon);
  for (const upload of upload_ids) await assertOwnFile(ctx, upload, 'upload_ids');
  await updateExpense(ctx, id, {
    ...columns,
    // What began on the 31st does so again where the month has one.
    repeat_day: found.repeat_day ?? columns.repeat_day,
    status: expenseStates.codes.recorded,
    open_amount,
  });
  await insertFiles(ctx, id, upload_ids);
  await moveSupplierBalance(ctx, columns.supplier_id, open_amount);
  const paid = await payNow(ctx, id, payments, salon);
  await audit(ctx, {
    action: 'expenses.confirm',
    entity: 'expenses',
    entity_id: id,
    before: factsOf(found),
    after: factsOf(columns),
  });
  await post(ctx, [...entriesOfExpense(id, columns, { created_by }), ...paid]);
  return { done: true };
};

const factsOf = (expense: LockedExpense | ExpenseColumns) => ({
  supplier_id: expense.supplier_id,
  supplier_invoice_number: expense.supplier_invoice_number,
  invoice_date: expense.invoice_date,
  type_id: expense.type_id,
  net: expense.net,
  vat: expense.vat,
  due_on: expense.due_on,
  bill_from: expense.bill_from,
  bill_to: expense.bill_to,
  note: expense.note,
  repeat_months: expense.repeat_months,
  repeat_by_itself: expense.repeat_by_itself,
});
