import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { announce, announceChange } from '../db/announce';
import { sendAlong, type Tx } from '../db/database';
import { PLATFORM_ACCOUNT } from '../db/platform-account';
import { newToken, sha256 } from '../infra/crypto';
import { ABSOLUTE_LIMIT } from './session';
import { endVisitsOf } from './overdue-visits.repo';
import { endingOf, endLiveSessions } from './sessions.repo';

type NewSession = {
  account_id: number;
  user_id: number;
  kind: UserKind;
  exclusive?: boolean;
  lifetimeMs?: number;
  impersonator?: { id: number; name: string; reason: string };
};
type Visitor = { now: Date; request: { ip: string; userAgent: string } };

/** Makes a session and answers its token: the only moment the token itself exists on our side. */
export function openSession(tx: Tx, visitor: Visitor, session: NewSession): string {
  const token = newToken(session.account_id);
  sendAlong(
    tx,
    tx.insertInto('sessions').values({
      account_id: session.account_id,
      user_id: session.user_id,
      kind: session.kind,
      token_hash: sha256(token),
      exclusive: session.exclusive ?? true,
      ip: visitor.request.ip,
      user_agent: visitor.request.userAgent,
      created_at: visitor.now.toISOString(),
      last_seen_at: visitor.now.toISOString(),
      expires_at: new Date(visitor.now.getTime() + (session.lifetimeMs ?? ABSOLUTE_LIMIT[session.kind])).toISOString(),
      impersonator_id: session.impersonator?.id ?? null,
      impersonator_name: session.impersonator?.name ?? null,
      impersonation_reason: session.impersonator?.reason ?? null,
    }),
  );
  announceChange(tx, PLATFORM_ACCOUNT, 'sessions');
  return token;
}

/** Ends one that was just seen alive, and its person is locked: nobody has to be asked whether it still is. */
export function endSeenSession(tx: Tx, accountId: number, sessionId: number, reason: string, now: Date): void {
  sendAlong(tx, endingOf(tx, { accountId, sessionId }, reason, now));
  forgetEverywhere(tx, accountId, [sessionId]);
}

/** Ends sessions and tells every process to forget them. */
export async function endSessions(
  tx: Tx,
  filter: Parameters<typeof endLiveSessions>[1],
  reason: string,
  now: Date,
): Promise<number> {
  const ended = await endLiveSessions(tx, filter, reason, now);
  forgetEverywhere(tx, filter.accountId, ended);
  return ended.length;
}

function forgetEverywhere(tx: Tx, account_id: number, ended: readonly number[]): void {
  for (const session_id of ended) announce(tx, { channel: 'session', account_id, session_id });
  if (ended.length) announceChange(tx, PLATFORM_ACCOUNT, 'sessions');
}

/** Whoever may not sign in any more is nobody's guest either: visits as an owner end in every process at once. */
export async function endVisits(tx: Tx, managerId: number, reason: string, now: Date) {
  const ended = await endVisitsOf(tx, managerId, reason, now);
  for (const { account_id, id } of ended) announce(tx, { channel: 'session', account_id, session_id: id });
  if (ended.length) announceChange(tx, PLATFORM_ACCOUNT, 'sessions');
  return ended;
}
