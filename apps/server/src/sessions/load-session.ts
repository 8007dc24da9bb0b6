import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { permissionsOnVisit } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../db/database';
import { sha256 } from '../infra/crypto';
import { findLiveSession, findPerson, findSessionById, type PersonRow, type SessionRow } from './live-sessions.repo';
import { IDLE_LIMIT, OPEN_ACCOUNTS, type Session } from './session';

/** The session of a token, read anew for each request: a role changed a moment ago counts now. */
export async function loadSession(tx: Tx, token: string, now: Date): Promise<Session> {
  const accountId = Number.parseInt(token.split('.')[0] ?? '', 36);
  const row = Number.isSafeInteger(accountId) ? await findLiveSession(tx, accountId, sha256(token)) : undefined;
  if (!row) throw new AppError('NOT_SIGNED_IN');
  assertWelcome(row);
  const idle = now.getTime() - Date.parse(row.last_seen_at) > IDLE_LIMIT[row.kind as UserKind];
  if (row.ended_at || idle || Date.parse(row.expires_at) <= now.getTime()) throw new AppError('SESSION_EXPIRED');
  return sessionFrom(row);
}

/** Whoever asked for work that goes on after the session: with the rights of this moment, or refused. */
export async function loadAsker(tx: Tx, accountId: number, sessionId: number): Promise<Session> {
  const row = await findSessionById(tx, accountId, sessionId);
  if (!row) throw new AppError('NOT_SIGNED_IN');
  assertWelcome(row);
  // A screen that was locked meanwhile keeps people out, not the work they left behind.
  return { ...sessionFrom(row), locked: false };
}

/** Somebody work is done for who asked for nothing herself: with her rights of this moment, or refused. */
export async function loadPerson(tx: Tx, accountId: number, userId: number): Promise<Session> {
  const row = await findPerson(tx, accountId, userId);
  if (!row) throw new AppError('NOT_SIGNED_IN');
  assertWelcome(row);
  return { ...personOf(row), id: 0, locked: false, impersonator: null, last_seen_at: '', expires_at: '' };
}

function assertWelcome(row: Pick<SessionRow, 'kind' | 'account_status' | 'user_status'>): void {
  // Whoever was put out is told why, also when the session was ended with it.
  if (row.kind === 'merchant' && !OPEN_ACCOUNTS.includes(row.account_status))
    throw new AppError(row.account_status === 'expired' ? 'SESSION_ACCOUNT_EXPIRED' : 'SESSION_ACCOUNT_DISABLED');
  if (row.user_status !== recordStates.codes.active) throw new AppError('SESSION_USER_DISABLED');
}

function sessionFrom(row: SessionRow): Session {
  const person = personOf(row);
  return {
    ...person,
    id: row.session_id,
    permissions: row.impersonator_id === null ? person.permissions : permissionsOnVisit(person.permissions),
    locked: row.locked_at !== null,
    impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
  };
}

/** The part of a session that says who somebody is. */
export function personOf(row: PersonRow): Pick<Session, 'user' | 'role' | 'account' | 'permissions'> {
  return {
    user: {
      id: row.user_id,
      kind: row.kind as UserKind,
      name: row.name,
      email: row.email,
      is_owner: row.is_owner,
      language: row.language as 'en' | 'ar' | null,
      employee_id: row.employee_id,
    },
    role:
      row.role_english_name && row.role_arabic_name
        ? { key: row.role_key, english_name: row.role_english_name, arabic_name: row.role_arabic_name }
        : null,
    account: {
      id: row.account_id,
      english_name: row.english_name,
      arabic_name: row.arabic_name,
      business_type: row.business_type,
      country: row.country,
      currency: row.currency,
      time_zone: row.time_zone,
      clock: row.clock as Clock,
      business_day_cut_off: row.business_day_cut_off,
      status: row.account_status,
      trial_ends_on: row.trial_ends_on,
      wizard_progress: row.wizard_progress,
      hold_invoice: row.hold_invoice,
      whatsapp_package_status: row.whatsapp_package_status,
      whatsapp_connection: row.whatsapp_connection,
    },
    permissions: (row.permissions ?? {}) as PermissionMap,
  };
}
