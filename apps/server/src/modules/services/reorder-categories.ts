import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { orderCategories } from './categories.repo';
import { lockMenu, renumberMenu } from './menu.repo';

export const reorderCategories: UseCase<(typeof categoriesContract)['reorder']> = async (ctx, { order }) => {
  await lockMenu(ctx);
  if ((await orderCategories(ctx, order)) !== order.length) throw new AppError('NOT_FOUND');
  await renumberMenu(ctx);
  await audit(ctx, { action: 'categories.reorder', entity: 'service_groups', after: { order } });
  return { done: true };
};
