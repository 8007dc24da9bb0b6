import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import type { UseCase } from '../../http/bind-contract';
import { endSessions } from '../../sessions/open-session';
import { audit } from '../audit';

export const endConnection: UseCase<(typeof platformTrackersContract)['end_connection']> = async (ctx, input) => {
  const ended = await endSessions(
    ctx.tx,
    { accountId: input.account_id, sessionId: input.id },
    'ended-by-platform',
    ctx.now,
  );
  if (ended === 0) throw new AppError('NOT_FOUND');
  await audit(ctx, { action: 'sessions.end', entity: 'sessions', entity_id: input.id, account_id: input.account_id });
  return { done: true };
};
