import type { Tx } from '../db/database';

/** Visits whose hour is over, ended as of when it was. */
export const endOverdueVisits = (tx: Tx, now: Date) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ ended_at: set.ref('expires_at'), end_reason: 'expired' }))
    .where('impersonator_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .returning(['account_id', 'id', 'user_id', 'impersonator_id', 'impersonator_name'])
    .execute();
