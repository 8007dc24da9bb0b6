import type { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { hasSuggestedGroup, insertSuggestedServices } from './suggested-services.repo';

export const addSuggestedService: UseCase<(typeof suggestedServicesContract)['add_service']> = async (ctx, input) => {
  if (!(await hasSuggestedGroup(ctx.tx, input.group_id)))
    throw new AppError('CATEGORY_NOT_EXIST', { field: 'group_id' });
  const [id] = await insertSuggestedServices(ctx.tx, [input]);
  await audit(ctx, {
    action: 'suggested-services.add-service',
    entity: 'suggested_services',
    entity_id: id!,
    after: input,
  });
  return { id: id! };
};
