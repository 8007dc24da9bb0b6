import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import type { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { enqueue } from '../../db/enqueue';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockMessage, setPendingAgain } from '../messages';

/** Somebody looked at it and decided: the only way a message of unknown outcome goes out again. */
export const resendMessage: UseCase<(typeof platformTrackersContract)['resend_message']> = async (ctx, input) => {
  const message = await lockMessage(ctx.tx, input.account_id, input.id);
  if (!message) throw new AppError('NOT_FOUND');
  // It went another way: sent again, the customer would read it twice.
  if (message.hasFallback) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  move(outgoingStates, message.status, outgoingStates.codes.pending);
  await setPendingAgain(ctx.tx, input.account_id, input.id);
  await enqueue(ctx.tx, 'send-message', { account_id: input.account_id, id: input.id });
  await audit(ctx, {
    action: 'messages.resend',
    entity: 'messages',
    entity_id: input.id,
    account_id: input.account_id,
  });
  return { done: true };
};
