import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { announce } from '../../db/announce';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { lockSuggestedGroup, lockSuggestedService, updateSuggestedStatus } from './suggested-services.repo';

type Status = CodeIn<typeof recordStates>;
const lock = { suggested_groups: lockSuggestedGroup, suggested_services: lockSuggestedService };

/** Salons that took it keep it; it is only no longer, or again, suggested. */
export const setSuggestedStatus = (table: keyof typeof lock) => async (ctx: Ctx, { id, status }: { id: number; status: Status }): Promise<{ done: true }> => {
  const before = await lock[table](ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status as Status, status);
  await updateSuggestedStatus(ctx, table, id, status);
  await audit(ctx, { action: 'suggested-services.set-status', entity: table, entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: table, id });
  return { done: true };
};
