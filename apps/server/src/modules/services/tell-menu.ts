import { announce, announceAll } from '../../db/announce';
import { PLATFORM_ACCOUNT } from '../../services';
import type { Writer } from './menu.repo';

/** Categories and services show each other's names and counts, and employees what they do: all are stale when one changes. */
export async function tellMenu({ tx, accountId }: Writer, id?: number): Promise<void> {
  await announceAll(tx, [
    ...(['categories', 'employees'] as const).map(
      (topic) => ({ channel: 'event', account_id: accountId, topic }) as const,
    ),
    { channel: 'event', account_id: accountId, topic: 'services', ...(id !== undefined && { id }) },
  ]);
}

/** A salon made something of its own: staff look at it. */
export const tellPlatform = ({ tx }: Writer, topic: 'added_groups' | 'added_services'): Promise<void> =>
  announce(tx, { channel: 'event', account_id: PLATFORM_ACCOUNT, topic });
