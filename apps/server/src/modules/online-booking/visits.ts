import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { networkOf } from '../../http/visitor-address';
import { findClock } from './bookings.repo';
import type { Visitor } from './visitor';
import { putVisit } from './visits.repo';

/** Programs that look at pages for others: search engines, link previews, monitors. */
const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embed|curl|wget|python|java\/|monitor|lighthouse|scanner/i;

type Origin = { ip: string; userAgent: string };

/** Counts a look at the salon's page: one visitor a day, whatever she looks at. */
export const countVisit = (ctx: Visitor, origin: Origin): Promise<void> => put(ctx, origin, false);
export const markBooked = (ctx: Visitor, origin: Origin): Promise<void> => put(ctx, origin, true);

async function put(ctx: Visitor, { ip, userAgent }: Origin, booked: boolean): Promise<void> {
  if (userAgent === '' || BOTS.test(userAgent)) return;
  const { time_zone } = await findClock(ctx);
  const visited_on = todayIn(ctx.now, time_zone);
  // Keyed and changed every day: it tells visitors of one day apart and nobody who they are.
  await putVisit(ctx, {
    visited_on,
    visitor: ctx.services.sealer.digest(`${networkOf(ip)}|${userAgent}`, `online-visit:${ctx.accountId}:${visited_on}`),
    booked,
  });
}
