import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { employeesOfService, replaceEmployeesOfService } from '../employees';
import { assertServiceParts } from './assert-service-parts';
import { lockMenu, renumberMenu } from './menu.repo';
import { lockService, updateService } from './services.repo';

export const editService: UseCase<(typeof servicesContract)['edit']> = async (
  ctx,
  { id, employee_ids, ...service },
) => {
  await lockMenu(ctx);
  const before = await lockService(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const changesPrice = before.price !== service.price || before.offer_price !== (service.offer_price ?? null);
  if (changesPrice && !can(ctx.permissions, 'menu.prices')) throw new AppError('no_permission');
  await assertServiceParts(ctx, { ...service, employee_ids }, before);
  const changesCategory = before.group_id !== service.group_id;
  await updateService(ctx, id, service, changesCategory);
  if (changesCategory) await renumberMenu(ctx);
  const doneBefore = await employeesOfService(ctx, id);
  if (employee_ids) await replaceEmployeesOfService(ctx, id, employee_ids);
  const { status: _, ...fields } = before;
  await audit(ctx, {
    action: 'services.edit',
    entity: 'services',
    entity_id: id,
    before: { ...fields, employee_ids: doneBefore },
    after: { ...service, employee_ids: employee_ids ?? doneBefore },
  });
  return { done: true };
};
