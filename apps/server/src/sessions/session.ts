import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { Area } from '@rawnaq/domain/kernel/contract';
import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { Code } from '../db/column-codes';

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
    business_day_cut_off: string;
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
