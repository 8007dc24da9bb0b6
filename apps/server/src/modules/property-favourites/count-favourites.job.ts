import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { countOnDay } from '../properties';
import { findListedPlace } from '../property-listings';
import { claimUncounted } from './favourites.repo';

const TASK = 'count-favourites';

/** Nobody writes into the statistics of somebody else's place herself, so that follows by a job. */
export const enqueueCount = (tx: Tx, account_id: number): Promise<void> =>
  enqueue(tx, TASK, { account_id }, { key: `${TASK}-${account_id}` });

/** Each is counted once, on the day it was kept; a place of one's own is not. Runs as the platform. */
async function countFavourites(tx: Tx, accountId: number): Promise<void> {
  for (const { unique_id, created_at } of await claimUncounted(tx, accountId)) {
    const place = await findListedPlace(tx, unique_id);
    if (!place || place.tenant === accountId) continue;
    await countOnDay(tx, place, todayIn(new Date(created_at), STAYS_ZONE), 'favourites');
  }
}

const payloadOf = z.object({ account_id: z.number() });

export const favouriteJobs: readonly Job[] = [
  {
    task: TASK,
    run: (services, payload) => asPlatform(services, (tx) => countFavourites(tx, payloadOf.parse(payload).account_id)),
  },
];
