import { MOST_FILES } from '@rawnaq/domain/expenses/expense-input';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assertOwnFile } from '../uploads';
import { filesOf } from './expenses.query';
import { insertFiles, lockExpense, removeFile } from './expenses.repo';

type Expenses = typeof expensesContract;

export const addExpenseFile: UseCase<Expenses['add_file']> = async (ctx, { id, upload_id }) => {
  if (!(await lockExpense(ctx, id))) throw new AppError('NOT_FOUND');
  await assertOwnFile(ctx, upload_id);
  if ((await filesOf(ctx, id)).length >= MOST_FILES)
    throw new AppError('EXPENSE_FILES_FULL', { field: 'upload_id', values: { most: MOST_FILES } });
  await insertFiles(ctx, id, [upload_id]);
  await audit(ctx, { action: 'expenses.add-file', entity: 'expenses', entity_id: id, after: { upload_id } });
  return { done: true };
};

export const removeExpenseFile: UseCase<Expenses['remove_file']> = async (ctx, { id }) => {
  const removed = await removeFile(ctx, id);
  if (!removed) throw new AppError('NOT_FOUND');
  const { expense_id, upload_id } = removed;
  await audit(ctx, {
    action: 'expenses.remove-file',
    entity: 'expenses',
    entity_id: expense_id,
    before: { upload_id },
  });
  return { done: true };
};
