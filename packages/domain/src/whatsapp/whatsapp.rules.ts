import type { CodeIn } from '../kernel/state-machine';
import type { LocalDate } from '../kernel/time/local-date';
import {
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageConditions,
  whatsappPackageStates,
} from './whatsapp.states';

type Package = { status: CodeIn<typeof whatsappPackageStates>; ends_on: LocalDate | null };
type Connection = CodeIn<typeof whatsappConnectionStates>;

const conditions = whatsappPackageConditions.codes;
const packages = whatsappPackageStates.codes;

/** What people see of a package. A package without a last day does not end. */
export function packageCondition(
  { status, ends_on }: Package,
  today: LocalDate,
): CodeIn<typeof whatsappPackageConditions> {
  if (status === packages.disabled) return conditions.removed;
  if (ends_on !== null && ends_on < today) return conditions.expired;
  return status === packages.paused ? conditions.paused : conditions.active;
}

/** Why a salon's own WhatsApp can't be used; a paused one can, and what is written waits. */
export function whyNotReady(
  own: Package & { connection: Connection },
  today: LocalDate,
): 'WHATSAPP_NO_PACKAGE' | 'WHATSAPP_PACKAGE_EXPIRED' | 'WHATSAPP_NOT_CONNECTED' | undefined {
  switch (packageCondition(own, today)) {
    case conditions.removed:
      return 'WHATSAPP_NO_PACKAGE';
    case conditions.expired:
      return 'WHATSAPP_PACKAGE_EXPIRED';
    default:
      return own.connection === whatsappConnectionStates.codes.connected ? undefined : 'WHATSAPP_NOT_CONNECTED';
  }
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
