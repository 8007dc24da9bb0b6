import { statusUseCase } from '../records';
import { lockSuggestedGroup, lockSuggestedService, updateSuggestedStatus } from './suggested-services.repo';

const lock = { suggested_groups: lockSuggestedGroup, suggested_services: lockSuggestedService };

/** Salons that took it keep it; it is only no longer, or again, suggested. */
export const setSuggestedStatus = (table: keyof typeof lock) =>
  statusUseCase({
    entity: table,
    action: 'suggested-services.set-status',
    lock: ({ tx }, id) => lock[table](tx, id),
    update: (ctx, id, status) => updateSuggestedStatus(ctx, table, id, status),
  });
