import { announce } from '../../db/announce';
import type { Ctx } from '../../http/context';
import { auditAll } from '../audit';

/** Its history, and the calendars that show it. */
export async function tellBlocks(
  ctx: Ctx,
  verb: 'add' | 'edit' | 'remove',
  blocks: readonly { id: number; before?: object; after?: object }[],
): Promise<void> {
  await Promise.all([
    auditAll(
      ctx,
      'block_times',
      blocks.map(({ id, before, after }) => ({
        action: `block-times.${verb}`,
        entity_id: id,
        before,
        after,
      })),
    ),
    announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'appointments' }),
  ]);
}
