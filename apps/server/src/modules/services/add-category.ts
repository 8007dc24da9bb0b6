import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertCategories } from './categories.repo';
import { lockMenu, renumberMenu } from './menu.repo';

export const addCategory: UseCase<(typeof categoriesContract)['add']> = async (ctx, input) => {
  await lockMenu(ctx);
  const [id] = await insertCategories(ctx, [input]);
  await renumberMenu(ctx);
  await audit(ctx, { action: 'categories.add', entity: 'service_groups', entity_id: id!, after: input });
  return { id: id! };
};
