import { statusUseCase } from '../records';
import { lockExpenseType, updateExpenseTypeStatus } from './expense-types.repo';

export const setExpenseTypeStatus = statusUseCase({
  entity: 'expense_types',
  action: 'expense-types.set-status',
  lock: lockExpenseType,
  update: updateExpenseTypeStatus,
});
