import type { Tx } from '../../db/database';
import { recordState } from '../../db/sql-codes';

export const findLiveSession = (tx: Tx, accountId: number, tokenHash: Buffer) =>
  tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.account_id', '=', 's.account_id').onRef('u.id', '=', 's.user_id'))
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('roles as r', (join) =>
      join
        .onRef('r.account_id', '=', 'u.account_id')
        .onRef('r.id', '=', 'u.role_id')
        .on('r.status', '=', recordState.active),
    )
    .select([
      's.id as session_id',
      's.kind',
      's.last_seen_at',
      's.expires_at',
      's.ended_at',
      's.locked_at',
      's.impersonator_id',
      's.impersonator_name',
      'u.id as user_id',
      'u.name',
      'u.email',
      'u.is_owner',
      'u.language',
      'u.employee_id',
      'u.status as user_status',
      'a.id as account_id',
      'a.english_name',
      'a.arabic_name',
      'a.business_type',
      'a.country',
      'a.currency',
      'a.time_zone',
      'a.clock',
      'a.status as account_status',
      'a.trial_ends_on',
      'a.wizard_progress',
      'a.hold_invoice',
      'a.whatsapp_package_status',
      'a.whatsapp_connection',
      'r.key as role_key',
      'r.english_name as role_english_name',
      'r.arabic_name as role_arabic_name',
      'r.permissions',
    ])
    .where('s.account_id', '=', accountId)
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();

export async function keepAlive(tx: Tx, accountId: number, sessionId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

type SessionFilter = {
  accountId: number;
  userId?: number;
  sessionId?: number;
  exceptSessionId?: number;
  exclusiveOnly?: boolean;
};

/** Ends the matching live sessions and answers their ids. */
export async function endLiveSessions(tx: Tx, filter: SessionFilter, reason: string, now: Date): Promise<number[]> {
  let update = tx
    .updateTable('sessions')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('account_id', '=', filter.accountId)
    .where('ended_at', 'is', null);
  if (filter.userId !== undefined) update = update.where('user_id', '=', filter.userId);
  if (filter.sessionId !== undefined) update = update.where('id', '=', filter.sessionId);
  if (filter.exceptSessionId !== undefined) update = update.where('id', '<>', filter.exceptSessionId);
  if (filter.exclusiveOnly) update = update.where('exclusive', '=', true);
  return (await update.returning('id').execute()).map((row) => row.id);
}

/** The live exclusive session of a person, with the person locked so that parallel sign-ins queue up: the second statement is sent with the first and begins when the lock is held. */
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
