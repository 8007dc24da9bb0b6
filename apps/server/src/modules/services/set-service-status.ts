import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { isActiveCategory } from './categories.repo';
import { lockMenu } from './menu.repo';
import { lockService, updateServiceStatus } from './services.repo';
import { tellMenu } from './tell-menu';

export const setServiceStatus: UseCase<(typeof servicesContract)['set_status']> = async (ctx, { id, status }) => {
  await lockMenu(ctx);
  const before = await lockService(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status as typeof status, status);
  if (status === recordStates.codes.active && !(await isActiveCategory(ctx, before.group_id))) throw new AppError('CATEGORY_DISABLED');
  await updateServiceStatus(ctx, id, status);
  await audit(ctx, { action: 'services.set-status', entity: 'services', entity_id: id, before: { status: before.status }, after: { status } });
  await tellMenu(ctx, id);
  return { done: true };
};
