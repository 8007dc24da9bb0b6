import { sameBytes } from '../../infra/crypto';
import type { Services } from '../../services';

const MINUTES = 20;
const TICKET = /^(\+\d{8,15}\.([0-9a-z]{1,10}))\.([\w-]{22})$/;

/**
 * Proves for a while that a code was right for a number, so that a name can be asked for afterwards. Nothing is kept.
 */
export function ticketFor(services: Pick<Services, 'sealer'>, mobile: string, now: Date): string {
  const named = `${mobile}.${Math.floor(now.getTime() / 60_000 + MINUTES).toString(36)}`;
  return `${named}.${sealOf(services, named)}`;
}

/** The number of a good ticket. */
export function readTicket(services: Pick<Services, 'sealer'>, ticket: string, now: Date): string | undefined {
  const [, named = '', lastMinute = '', seal = ''] = TICKET.exec(ticket) ?? [];
  if (!sameBytes(Buffer.from(seal), Buffer.from(sealOf(services, named)))) return undefined;
  return Number.parseInt(lastMinute, 36) * 60_000 >= now.getTime() ? named.split('.')[0] : undefined;
}

const sealOf = ({ sealer }: Pick<Services, 'sealer'>, named: string): string =>
  sealer.digest(named, 'host-ticket').subarray(0, 16).toString('base64url');
