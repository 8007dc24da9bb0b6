import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import {
  isActiveCategory,
  lockCategory,
  moveServices,
  setStatusOfServices,
  updateCategoryStatus,
} from './categories.repo';
import { lockMenu, renumberMenu } from './menu.repo';

const { active, disabled } = recordStates.codes;
type Input = Parameters<UseCase<(typeof categoriesContract)['set_status']>>[1];

export const setCategoryStatus: UseCase<(typeof categoriesContract)['set_status']> = async (ctx, input) => {
  await lockMenu(ctx);
  const before = await lockCategory(ctx, input.id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status, input.status);
  const fate = await settleServices(ctx, input);
  await updateCategoryStatus(ctx, input.id, input.status);
  await audit(ctx, {
    action: 'categories.set-status',
    entity: 'service_groups',
    entity_id: input.id,
    before: { status: before.status },
    after: { status: input.status, ...fate },
  });
  return { done: true };
};

/** Answers what happened to the services, in words of the history. */
async function settleServices(ctx: Ctx, { id, status, services, move_to }: Input): Promise<Record<string, unknown>> {
  if (status === active)
    return services === 'activate' ? { activated_services: await setStatusOfServices(ctx, id, active) } : {};
  if (services !== 'move') return { disabled_services: await setStatusOfServices(ctx, id, disabled) };
  if (move_to == null || move_to === id || !(await isActiveCategory(ctx, move_to)))
    throw new AppError('CATEGORY_NOT_EXIST', { field: 'move_to' });
  const moved = await moveServices(ctx, id, move_to);
  await renumberMenu(ctx);
  return { moved_services: moved, move_to };
}
