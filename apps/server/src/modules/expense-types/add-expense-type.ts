import type { expenseTypesContract } from '@rawnaq/domain/expense-types/expense-types.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertExpenseType } from './expense-types.repo';

export const addExpenseType: UseCase<(typeof expenseTypesContract)['add']> = async (ctx, input) => {
  const id = await insertExpenseType(ctx, input);
  await audit(ctx, { action: 'expense-types.add', entity: 'expense_types', entity_id: id, after: input });
  return { id };
};
