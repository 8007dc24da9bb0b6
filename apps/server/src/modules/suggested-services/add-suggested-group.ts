import type { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertSuggestedGroup } from './suggested-services.repo';

export const addSuggestedGroup: UseCase<(typeof suggestedServicesContract)['add_group']> = async (ctx, input) => {
  const id = await insertSuggestedGroup(ctx.tx, input);
  await audit(ctx, { action: 'suggested-services.add-group', entity: 'suggested_groups', entity_id: id, after: input });
  return { id };
};
