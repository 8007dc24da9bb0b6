import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { expenseTypesContract } from '@rawnaq/domain/expense-types/expense-types.contract';
import type { UseCase } from '../../http/bind-contract';
import { findExpenseType } from './expense-types.repo';

export const getExpenseType: UseCase<(typeof expenseTypesContract)['get_record']> = async (ctx, input) => {
  const record = await findExpenseType(ctx, input.id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};
