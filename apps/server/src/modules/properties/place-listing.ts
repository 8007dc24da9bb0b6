import { z } from 'zod';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { publishListing, withdrawListing } from '../property-listings';
import { lockAnyProperty, type PropertyKey } from './properties.repo';
import { approvedContent } from './stored-property';

const TASK = 'place-listing';

/** An owner's transaction can't write what the world sees, so that follows by a job of the same transaction. */
export const enqueuePlaceListing = (tx: Tx, { account_id, id }: PropertyKey): Promise<void> =>
  enqueue(tx, TASK, { account_id, id });

/** The listing as it should be now, however often and in whatever order it is asked for. Runs as the platform. */
export async function placeListing(tx: Tx, key: PropertyKey, now: Date): Promise<void> {
  const row = await lockAnyProperty(tx, key);
  if (!row) return;
  const place = { tenant: row.account_id, property_id: row.id };
  const content = approvedContent(row);
  if (!content || row.hidden || row.removed_at !== null) return withdrawListing(tx, place);
  await publishListing(tx, { ...place, unique_id: row.unique_id, now, content });
  // What is put back begins without its taken nights: whoever keeps them writes them anew.
  await enqueue(tx, 'list-nights', key);
}

const payloadOf = z.object({ account_id: z.number(), id: z.number() });

export const propertyJobs: readonly Job[] = [
  {
    task: TASK,
    run: (services, payload) =>
      asPlatform(services, (tx) => placeListing(tx, payloadOf.parse(payload), services.clock())),
  },
];
