import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockMenu, renumberMenu } from './menu.repo';
import { orderServices } from './services.repo';

export const reorderServices: UseCase<(typeof servicesContract)['reorder']> = async (ctx, { group_id, order }) => {
  await lockMenu(ctx);
  if ((await orderServices(ctx, group_id, order)) !== order.length) throw new AppError('NOT_FOUND');
  await renumberMenu(ctx);
  await audit(ctx, { action: 'services.reorder', entity: 'service_groups', entity_id: group_id, after: { order } });
  return { done: true };
};
