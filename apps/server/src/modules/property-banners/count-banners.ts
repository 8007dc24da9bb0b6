import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { isMachine } from '../../http/machine-visitors';
import { throttle } from '../../http/throttle';
import { asPlatform, type Services } from '../../services';
import { addClick, addViews, findShownLink } from './banners.repo';

type Visitor = { address: string; userAgent: string };
/** Whoever clicks again within the hour is the same person who clicked before. */
const CLICKS = { bucket: 'stays-banner', limit: 1, seconds: 3600 };

/** Where a banner leads, counted once; undefined where none is shown. Only what a manager wrote is ever gone to. */
export async function followBanner(services: Services, id: number, visitor: Visitor): Promise<string | undefined> {
  const today = todayIn(services.clock(), STAYS_ZONE);
  const banner = await asPlatform(services, (tx) => findShownLink(tx, id, today));
  if (banner && (await isNew(services, id, visitor))) await asPlatform(services, (tx) => addClick(tx, id));
  return banner?.link;
}

async function isNew(services: Services, id: number, { address, userAgent }: Visitor): Promise<boolean> {
  if (isMachine(userAgent)) return false;
  try {
    await throttle(services, CLICKS, { of: id, ip: address });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

const FLUSH_MS = 5_000;
const seen = new WeakMap<Services, Map<number, number>>();

/** Pages are drawn often: what they showed is gathered and written a little later, all of it in one statement. */
export function noteBannerViews(services: Services, ids: readonly number[], userAgent: string): void {
  if (ids.length === 0 || isMachine(userAgent)) return;
  const views = seen.get(services) ?? new Map<number, number>();
  if (views.size === 0) setTimeout(() => void flushBannerViews(services).catch(() => {}), FLUSH_MS).unref();
  for (const id of ids) views.set(id, (views.get(id) ?? 0) + 1);
  seen.set(services, views);
}

export async function flushBannerViews(services: Services): Promise<void> {
  const views = seen.get(services);
  if (!views || views.size === 0) return;
  seen.delete(services);
  await asPlatform(services, (tx) => addViews(tx, views));
}
