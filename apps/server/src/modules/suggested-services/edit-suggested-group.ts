import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockSuggestedGroup, updateSuggestedGroup } from './suggested-services.repo';

export const editSuggestedGroup: UseCase<(typeof suggestedServicesContract)['edit_group']> = async (
  ctx,
  { id, ...group },
) => {
  const before = await lockSuggestedGroup(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateSuggestedGroup(ctx, id, group);
  const { status: _, ...fields } = before;
  await audit(ctx, {
    action: 'suggested-services.edit-group',
    entity: 'suggested_groups',
    entity_id: id,
    before: fields,
    after: group,
  });
  return { done: true };
};
