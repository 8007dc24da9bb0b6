import type { Tx } from '../../db/database';

/** Of every account: whatever nobody fetched in time, or what never came to an end. */
export const exportsBefore = (tx: Tx, before: string) =>
  tx.selectFrom('exports').select(['account_id', 'id', 'storage_key']).where('created_at', '<', before).execute();
