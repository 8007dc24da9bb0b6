import type { Area } from '@rawnaq/domain/kernel/contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Clock } from '@rawnaq/domain/kernel/clock';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { permissionsOnVisit } from '@rawnaq/domain/platform-merchants/account-life.rules';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { sha256 } from '../../infra/crypto';
import { apart } from '../../services';
import { findLiveSession, keepAlive } from './sessions.repo';
import type { Code } from '../../db/column-codes';

/** Which kind of user an API area belongs to. */
export const AREA_KIND: Partial<Record<Area, UserKind>> = {
  merchant: 'merchant',
  manager: 'manager',
  properties: 'property',
};

export type Session = {
  id: number;
  user: {
    id: number;
    kind: UserKind;
    name: string;
    email: string | null;
    is_owner: boolean;
    language: 'en' | 'ar' | null;
    employee_id: number | null;
  };
  role: { key: string | null; english_name: string; arabic_name: string } | null;
  account: {
    id: number;
    english_name: string;
    arabic_name: string;
    business_type: string;
    country: string;
    currency: string;
    time_zone: string;
    clock: Clock;
    status: Code<'accounts.status'>;
    trial_ends_on: string | null;
    wizard_progress: string[];
    hold_invoice: boolean;
    whatsapp_package_status: Code<'accounts.whatsapp_package_status'>;
    whatsapp_connection: Code<'accounts.whatsapp_connection'>;
  };
  permissions: PermissionMap;
  locked: boolean;
  impersonator: { id: number; name: string } | null;
  last_seen_at: string;
  /** However active it is, it ends then. */
  expires_at: string;
};

const HOUR = 3_600_000;
/** Idle time after which a session is over. Platform staff hold more keys, so theirs is short. */
export const IDLE_LIMIT: Record<UserKind, number> = { merchant: 12 * HOUR, manager: 2 * HOUR, property: 24 * HOUR };
export const ABSOLUTE_LIMIT: Record<UserKind, number> = {
  merchant: 14 * 24 * HOUR,
  manager: 12 * HOUR,
  property: 30 * 24 * HOUR,
};
export const OPEN_ACCOUNTS: readonly string[] = ['trial', 'active'];

/** The session of a token, read anew for each request: a role changed a moment ago counts now. */
export async function loadSession(tx: Tx, token: string, now: Date): Promise<Session> {
  const accountId = Number.parseInt(token.split('.')[0] ?? '', 36);
  const row = Number.isSafeInteger(accountId) ? await findLiveSession(tx, accountId, sha256(token)) : undefined;
  if (!row) throw new AppError('NOT_SIGNED_IN');
  const kind = row.kind as UserKind;
  // Whoever was put out is told why, also when the session was ended with it.
  if (kind === 'merchant' && !OPEN_ACCOUNTS.includes(row.account_status))
    throw new AppError(row.account_status === 'expired' ? 'SESSION_ACCOUNT_EXPIRED' : 'SESSION_ACCOUNT_DISABLED');
  if (row.user_status !== recordStates.codes.active) throw new AppError('SESSION_WITHOUT_RIGHTS');
  const idle = now.getTime() - Date.parse(row.last_seen_at) > IDLE_LIMIT[kind];
  if (row.ended_at || idle || Date.parse(row.expires_at) <= now.getTime()) throw new AppError('SESSION_EXPIRED');
  return {
    id: row.session_id,
    user: {
      id: row.user_id,
      kind,
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
      status: row.account_status,
      trial_ends_on: row.trial_ends_on,
      wizard_progress: row.wizard_progress,
      hold_invoice: row.hold_invoice,
      whatsapp_package_status: row.whatsapp_package_status,
      whatsapp_connection: row.whatsapp_connection,
    },
    permissions:
      row.impersonator_id === null
        ? ((row.permissions ?? {}) as PermissionMap)
        : permissionsOnVisit((row.permissions ?? {}) as PermissionMap),
    locked: row.locked_at !== null,
    impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
  };
}

const TOUCH_AFTER = 60_000;

/** Keeps an active session from idling out, at most once a minute. On its own: a read goes on while nothing can be written. */
export async function touchSession({ services, now, log }: Ctx, session: Session): Promise<void> {
  if (now.getTime() - Date.parse(session.last_seen_at) < TOUCH_AFTER) return;
  await apart(services, (tx) => keepAlive(tx, session.account.id, session.id, now)).catch((error: unknown) =>
    log.warn({ err: error }, 'session not kept alive'),
  );
}
