import type { Area } from '@rawnaq/domain/kernel/contract';
import { callingCodeOfCountry } from '@rawnaq/domain/kernel/input/phone';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { Tx } from '../db/database';
import type { Session } from '../sessions/session';
import type { Log } from '../infra/log';
import type { Services } from '../services';

/**
 * What every use case gets first: who asks, for which account, in which language, at what time, in which transaction.
 */
export type Ctx = {
  area: Area;
  /** The account whose rows this request may touch; 0 for the platform and for visitors. */
  accountId: number;
  session: Session | null;
  permissions: PermissionMap;
  language: Language;
  now: Date;
  tx: Tx;
  log: Log;
  request: { id: string; ip: string; userAgent: string };
  services: Services;
  /**
   * Runs when the transaction is safely committed. For effects inside this process only; anything else is an outbox
   * row.
   */
  afterCommit: (effect: () => void) => void;
};

/** The session of an endpoint that only the signed-in reach. */
export function sessionOf(ctx: Ctx): Session {
  if (!ctx.session) throw new Error('This use case needs a signed-in endpoint.');
  return ctx.session;
}

/** The day that is being worked on: after midnight, before the cut-off, still the evening before. */
export function businessTodayOf(ctx: Ctx): LocalDate {
  const { time_zone, business_day_cut_off } = sessionOf(ctx).account;
  return businessDateOf(ctx.now, time_zone, business_day_cut_off);
}

/**
 * The calling code of numbers people of this salon type without one. Platform staff look into salons of six countries:
 * they have none.
 */
export const homeCodeOf = ({ session }: Ctx): string | undefined =>
  session?.user.kind === 'merchant' ? callingCodeOfCountry(session.account.country) : undefined;
