import { errorCatalogue } from '@rawnaq/domain/kernel/error-catalogue';
import { platformTemplates } from '@rawnaq/domain/messages/message-templates';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { enqueueAll } from '../../db/enqueue';
import type { Tx } from '../../db/database';
import { heldEverywhere, heldOf } from './all-accounts.repo';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';

const PAGE = 500;
const { failed, pending } = outgoingStates.codes;

/**
 * A line is there again: what waited for it is tried, the oldest first, and waits on where its line is still closed.
 * With `drop` the line is gone for good.
 */
export async function releaseMessages(services: Services, payload: unknown): Promise<void> {
  const { account_id, drop } = payload as { account_id: number; drop?: boolean };
  for (;;) {
    const taken = await asPlatform(services, async (tx) => {
      const held =
        account_id === PLATFORM_ACCOUNT
          ? await heldEverywhere(tx, platformTemplates, PAGE)
          : await heldOf(tx, account_id, PAGE);
      if (held.length === 0) return 0;
      for (const message of held) await release(tx, message, drop ?? false);
      if (!drop)
        await enqueueAll(
          tx,
          'send-message',
          held.map(({ account_id: owner, id }) => ({ account_id: owner, id })),
        );
      return held.length;
    });
    if (taken < PAGE) return;
  }
}

async function release(tx: Tx, { account_id, id }: { account_id: number; id: number }, drop: boolean): Promise<void> {
  await tx
    .updateTable('messages')
    .set({
      held_at: null,
      ...(drop && { status: failed, why: 'line' as const, error: errorCatalogue.WHATSAPP_NOT_CONNECTED.en }),
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('status', '=', pending)
    .execute();
}
