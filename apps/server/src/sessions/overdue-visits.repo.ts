import type { Tx } from '../db/database';

/** What a manager has open as the owner of salons. */
export const endVisitsOf = (tx: Tx, managerId: number, reason: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('impersonator_id', '=', managerId)
    .where('ended_at', 'is', null)
    .returning(['account_id', 'id', 'user_id', 'impersonator_name'])
    .execute();

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
