import type { Tx } from '../db/database';

type SessionFilter = {
  accountId: number;
  userId?: number;
  sessionId?: number;
  exceptSessionId?: number;
};

/** Ends the matching live sessions and answers their ids. */
export async function endLiveSessions(tx: Tx, filter: SessionFilter, reason: string, now: Date): Promise<number[]> {
  return (await endingOf(tx, filter, reason, now).returning('id').execute()).map((row) => row.id);
}

export function endingOf(tx: Tx, filter: SessionFilter, reason: string, now: Date) {
  let update = tx
    .updateTable('sessions')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('account_id', '=', filter.accountId)
    .where('ended_at', 'is', null);
  if (filter.userId !== undefined) update = update.where('user_id', '=', filter.userId);
  if (filter.sessionId !== undefined) update = update.where('id', '=', filter.sessionId);
  if (filter.exceptSessionId !== undefined) update = update.where('id', '<>', filter.exceptSessionId);
  return update;
}

/**
 * The live exclusive session of a person, with the person locked so that parallel sign-ins queue up: the second
 * statement is sent with the first and begins when the lock is held.
 */
export async function lockLiveSession(tx: Tx, accountId: number, userId: number) {
  const [, live] = await Promise.all([
    tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .forUpdate()
      .execute(),
    tx
      .selectFrom('sessions')
      .select(['id', 'last_seen_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('exclusive', '=', true)
      .executeTakeFirst(),
  ]);
  return live;
}

export async function setLocked(tx: Tx, accountId: number, sessionId: number, lockedAt: Date | null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ locked_at: lockedAt?.toISOString() ?? null })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}
