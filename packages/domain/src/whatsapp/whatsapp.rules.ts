import type { CodeIn } from '../kernel/state-machine';
import { addDays, addMonths, type LocalDate } from '../kernel/time/local-date';
import {
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageConditions,
  whatsappPackageStates,
} from './whatsapp.states';

type Package = {
  status: CodeIn<typeof whatsappPackageStates>;
  ends_on: LocalDate | null;
  /** Nothing where messages have no limit. */
  messages_left: number | null;
};
type Connection = CodeIn<typeof whatsappConnectionStates>;

const conditions = whatsappPackageConditions.codes;
const packages = whatsappPackageStates.codes;

/** What people see of a package. A package without a last day does not end. */
export function packageCondition(
  { status, ends_on, messages_left }: Package,
  today: LocalDate,
): CodeIn<typeof whatsappPackageConditions> {
  if (status === packages.disabled) return conditions.removed;
  if (ends_on !== null && ends_on < today) return conditions.expired;
  if (messages_left === 0) return conditions.used_up;
  return status === packages.paused ? conditions.paused : conditions.active;
}

/** Why a salon's own WhatsApp can't be used; a paused one can, and what is written waits. */
export function whyNotReady(
  own: Package & { connection: Connection },
  today: LocalDate,
):
  | 'WHATSAPP_NO_PACKAGE'
  | 'WHATSAPP_PACKAGE_EXPIRED'
  | 'WHATSAPP_MESSAGES_USED'
  | 'WHATSAPP_NOT_CONNECTED'
  | undefined {
  switch (packageCondition(own, today)) {
    case conditions.removed:
      return 'WHATSAPP_NO_PACKAGE';
    case conditions.expired:
      return 'WHATSAPP_PACKAGE_EXPIRED';
    case conditions.used_up:
      return 'WHATSAPP_MESSAGES_USED';
    default:
      return own.connection === whatsappConnectionStates.codes.connected ? undefined : 'WHATSAPP_NOT_CONNECTED';
  }
}

/**
 * What paying for a package does. One that runs is followed by what was bought, one that is over or was taken away
 * begins today; one without a last day, or without a limit of messages, keeps having none while it runs.
 */
export function packageOncePaid(
  now: Package,
  bought: { months: number; messages: number | null },
  today: LocalDate,
): { ends_on: LocalDate | null; messages_left: number | null } {
  const runs = now.status !== packages.disabled && (now.ends_on === null || now.ends_on >= today);
  const from = runs && now.ends_on !== null ? addDays(now.ends_on, 1) : today;
  const hasNoLimit = bought.messages === null || (runs && now.messages_left === null);
  return {
    ends_on: runs && now.ends_on === null ? null : addDays(addMonths(from, bought.months), -1),
    messages_left: hasNoLimit ? null : (bought.messages ?? 0) + (runs ? (now.messages_left ?? 0) : 0),
  };
}

/** The platform's own number has one state more. */
export function mainInstanceState(state: Connection, isPaused: boolean): CodeIn<typeof whatsappMainInstanceStates> {
  const { connected, disconnected, server_disconnected } = whatsappConnectionStates.codes;
  const main = whatsappMainInstanceStates.codes;
  if (isPaused && state === connected) return main.paused;
  return {
    [connected]: main.connected,
    [disconnected]: main.disconnected,
    [server_disconnected]: main.server_disconnected,
  }[state];
}
