import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { expenseTypesContract } from '@rawnaq/domain/expense-types/expense-types.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockExpenseType, renameExpenseType } from './expense-types.repo';

export const editExpenseType: UseCase<(typeof expenseTypesContract)['edit']> = async (ctx, { id, ...names }) => {
  const before = await lockExpenseType(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await renameExpenseType(ctx, id, names);
  await audit(ctx, {
    action: 'expense-types.edit',
    entity: 'expense_types',
    entity_id: id,
    before: { english_name: before.english_name, arabic_name: before.arabic_name },
    after: names,
  });
  return { done: true };
};
