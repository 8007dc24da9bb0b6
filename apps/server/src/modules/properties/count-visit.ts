import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { listingCountsContract } from '@rawnaq/domain/property-listings/listings.contract';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { findListedPlace } from '../property-listings';
import { countOnDay } from './count-day';

/** Somebody who compares places opens many; a program that makes one look wanted opens more. */
const VISITS = { bucket: 'stays-count', limit: 120, seconds: 600 };
/** The same thing on the same place from the same door is one visit for a while. */
const AGAIN = { bucket: 'stays-count-one', limit: 3, seconds: 3600 };
/** Whoever says so is no person: previews of links, search engines, watchers. */
const MACHINE =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python|headless|monitor/i;

/** What a visitor does on the page of a place. One that is gone meanwhile is not counted, and nobody is told. */
export const countVisit: UseCase<(typeof listingCountsContract)['count']> = async (ctx, { unique_id, what }) => {
  const { ip } = ctx.request;
  await throttle(ctx.services, VISITS, { ip });
  await throttle(ctx.services, AGAIN, { of: `${unique_id} ${what}`, ip });
  const place = await findListedPlace(ctx.tx, unique_id);
  if (place && !MACHINE.test(ctx.request.userAgent))
    await countOnDay(ctx.tx, place, todayIn(ctx.now, STAYS_ZONE), what);
  return { done: true };
};
