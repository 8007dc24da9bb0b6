import { throttle, type Counted, type Limit } from '../../http/throttle';
import type { Ctx } from '../../http/context';

/**
 * How often strangers may ask for what costs the salon something: for one address, one mobile number and the whole
 * salon. Wide enough for a family behind one router, narrow enough that nobody empties the calendar or the salon's
 * messages.
 */
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const LIMITS = {
  hold: { ip: [40, 10 * MINUTE], salon: [2000, HOUR] },
  code: { ip: [12, HOUR], mobile: [6, HOUR], salon: [400, HOUR] },
  verify: { ip: [60, HOUR], mobile: [30, HOUR], salon: [3000, HOUR] },
  confirm: { ip: [20, HOUR], mobile: [10, DAY], salon: [1000, HOUR] },
  change: { ip: [40, HOUR], salon: [2000, HOUR] },
  complain: { ip: [5, HOUR], mobile: [5, DAY], salon: [200, DAY] },
} as const satisfies Record<
  string,
  Partial<Record<'ip' | 'mobile' | 'salon', readonly [limit: number, seconds: number]>>
>;

const EVERY_WAY = ['ip', 'mobile', 'salon'] as const;

/** Whoever writes by a messenger has a number and no address: `ways` leaves it out. */
export async function limit(
  ctx: Ctx,
  doing: keyof typeof LIMITS,
  mobile?: string,
  ways: readonly (typeof EVERY_WAY)[number][] = EVERY_WAY,
): Promise<void> {
  const limits: Partial<Record<'ip' | 'mobile' | 'salon', readonly [number, number]>> = LIMITS[doing];
  const counted: Record<(typeof EVERY_WAY)[number], Counted | undefined> = {
    ip: { ip: ctx.request.ip },
    mobile: mobile === undefined ? undefined : { of: ctx.accountId, mobile },
    salon: { of: ctx.accountId },
  };
  for (const by of ways) {
    const [most, seconds] = limits[by] ?? [0, 0];
    const who = counted[by];
    if (seconds === 0 || who === undefined) continue;
    const one: Limit = { bucket: `online-${doing}-${by}`, limit: most, seconds };
    await throttle(ctx.services, one, who);
  }
}
