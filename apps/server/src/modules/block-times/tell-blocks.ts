import type { Ctx } from '../../http/context';
import { auditAll } from '../audit';

/** Its history. */
export async function tellBlocks(
  ctx: Ctx,
  verb: 'add' | 'edit' | 'remove',
  blocks: readonly { id: number; before?: object; after?: object }[],
): Promise<void> {
  await auditAll(
    ctx,
    blocks.map(({ id, before, after }) => ({
      action: `block-times.${verb}`,
      entity: 'block_times',
      entity_id: id,
      before,
      after,
    })),
  );
}
