import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { hasSuggestedGroup, lockSuggestedService, updateSuggestedService } from './suggested-services.repo';

export const editSuggestedService: UseCase<(typeof suggestedServicesContract)['edit_service']> = async (
  ctx,
  { id, ...service },
) => {
  const before = await lockSuggestedService(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (!(await hasSuggestedGroup(ctx.tx, service.group_id)))
    throw new AppError('CATEGORY_NOT_EXIST', { field: 'group_id' });
  await updateSuggestedService(ctx, id, service);
  const { status: _, ...fields } = before;
  await audit(ctx, {
    action: 'suggested-services.edit-service',
    entity: 'suggested_services',
    entity_id: id,
    before: fields,
    after: service,
  });
  return { done: true };
};
