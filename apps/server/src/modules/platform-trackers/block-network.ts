import { announce } from '../../db/announce';
import type { Tx } from '../../db/database';
import { networkOf } from '../../http/visitor-address';
import { addBlock } from './trackers.repo';

type Block = {
  address: string;
  automatic: boolean;
  reason: string | null;
  by: string | null;
  until: Date | null;
  now: Date;
};

/** Answers false when the network is blocked already. Every process hears of it when the transaction commits. */
export async function blockNetwork(tx: Tx, block: Block): Promise<boolean> {
  const added = await addBlock(tx, {
    network: networkOf(block.address),
    reason: block.reason,
    automatic: block.automatic,
    blocked_by: block.by,
    blocked_at: block.now,
    until_at: block.until,
  });
  if (added) announce(tx, { channel: 'blocklist' });
  return added;
}
