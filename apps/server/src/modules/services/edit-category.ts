import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockCategory, renameCategory } from './categories.repo';

export const editCategory: UseCase<(typeof categoriesContract)['edit']> = async (ctx, { id, ...names }) => {
  const before = await lockCategory(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await renameCategory(ctx, id, names);
  await audit(ctx, {
    action: 'categories.edit',
    entity: 'service_groups',
    entity_id: id,
    before: { english_name: before.english_name, arabic_name: before.arabic_name },
    after: names,
  });
  return { done: true };
};
