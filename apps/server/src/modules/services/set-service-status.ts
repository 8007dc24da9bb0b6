import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { statusUseCase } from '../records';
import { isActiveCategory } from './categories.repo';
import { lockMenu } from './menu.repo';
import { lockService, updateServiceStatus } from './services.repo';

export const setServiceStatus = statusUseCase({
  entity: 'services',
  action: 'services.set-status',
  update: updateServiceStatus,
  lock: async (ctx, id) => {
    await lockMenu(ctx);
    return lockService(ctx, id);
  },
  check: async (ctx, { group_id }, status) => {
    if (status === recordStates.codes.active && !(await isActiveCategory(ctx, group_id)))
      throw new AppError('CATEGORY_DISABLED');
  },
});
