import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { writeCalendar } from '@rawnaq/domain/property-stays/ical/write-calendar';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { findPlace, namesOf } from './enquiries.repo';
import { findExported, nightsToExport, setExport } from './nights.repo';
import { HOST_ZONE } from './tell';

const SECRET = /^[\w-]{16,80}$/;
/** Sites read every few minutes; somebody who guesses addresses tries many. */
export const EXPORT_VISITS = { bucket: 'stay-exports', limit: 240, seconds: 600 };

/**
 * What was given away here, for other sites: days and no names. Nights of other sites' calendars are not passed on: a
 * site would read its own nights back from us and keep them closed for ever.
 */
export async function exportCalendar(services: Services, secret: string): Promise<string | null> {
  const accountId = SECRET.test(secret) ? accountOfLink(secret) : 0;
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx) => {
    const key = await findExported(tx, accountId, secret);
    const place = key && (await findPlace(tx, accountId, key.property_id));
    if (!place || place.removed_at !== null) return null;
    const now = services.clock();
    const nights = await nightsToExport(tx, key, todayIn(now, HOST_ZONE), now);
    await setExport(tx, key, { read_at: now.toISOString() });
    const { hostname } = new URL(services.config.publicUrl);
    return writeCalendar(
      namesOf(place).en,
      nights.map(({ id, is_stay, ...days }) => ({
        ...days,
        uid: `nights-${accountId}-${id}@${hostname}`,
        summary: is_stay ? 'Reserved' : 'Not available',
      })),
      now,
    );
  });
}
