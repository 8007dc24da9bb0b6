import { announceAll } from '../../db/announce';
import { PLATFORM_ACCOUNT } from '../../services';
import type { Writer } from './products.repo';

const PLATFORM_TOPIC = { add: 'added_products', edit: 'edited_products' } as const;

/** The salon's own screens, those of the staff who answer, and for a correction the product that waits for it. */
export async function tellRequests({ tx, accountId }: Writer, kind: 'add' | 'edit', id: number): Promise<void> {
  await announceAll(tx, [
    { channel: 'event', account_id: accountId, topic: 'product_requests', id },
    ...(kind === 'edit' ? [{ channel: 'event', account_id: accountId, topic: 'products' } as const] : []),
    { channel: 'event', account_id: PLATFORM_ACCOUNT, topic: PLATFORM_TOPIC[kind] },
  ]);
}
