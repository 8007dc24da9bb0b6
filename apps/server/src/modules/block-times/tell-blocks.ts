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
    'block_times',
    blocks.map(({ id, before, after }) => ({ action: `block-times.${verb}`, entity_id: id, before, after })),
  );
}
