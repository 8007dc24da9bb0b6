import { mergeNights } from '@rawnaq/domain/property-stays/nights.rules';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import { replaceListedNights } from '../property-listings';
import { takenFrom, type PlaceKey } from './nights.repo';
import { HOST_ZONE } from './tell';

export const LIST_NIGHTS = 'list-nights';

/** An owner's transaction can't write what the world sees, so that follows by a job of the same transaction. */
export const enqueueListNights = (tx: Tx, { account_id, property_id }: PlaceKey): Promise<void> =>
  enqueue(tx, LIST_NIGHTS, { account_id, id: property_id });

/** The taken nights as the world should see them now, however often it is asked for. Runs as the platform. */
export async function listNights(tx: Tx, { account_id, property_id }: PlaceKey, now: Date): Promise<void> {
  const taken = await takenFrom(tx, { account_id, property_id }, todayIn(now, HOST_ZONE), now);
  await replaceListedNights(tx, { tenant: account_id, property_id, nights: mergeNights(taken) });
}
