import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { listingCard } from '../property-listings/listings.contract';
import { MOST_ON_DEVICE } from './on-device';

const own = { areas: ['properties'], access: 'signed-in' } as const;
const done = z.object({ done: z.literal(true) });
const one = z.object({ unique_id: z.string().min(1).max(64) });

const favourite = listingCard.extend({ kept_at: z.string() });
export type Favourite = z.output<typeof favourite>;

/** Places somebody wants to find again: in her account, on every device. */
export const propertyFavouritesContract = {
  get_records: endpoint({
    ...own,
    method: 'GET',
    path: 'property_favourites/get_records',
    summary: 'The places one keeps, the newest first; those no longer listed are left out',
    input: z.object({}),
    output: z.object({ records: z.array(favourite) }),
    errors: [],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: 'property_favourites/add',
    summary: 'Keep a place',
    input: one,
    output: done,
    errors: ['NOT_FOUND', 'FAVOURITES_FULL'],
  }),
  remove: endpoint({
    ...own,
    method: 'POST',
    path: 'property_favourites/remove',
    summary: 'Keep a place no longer',
    input: one,
    output: done,
    errors: [],
  }),
  merge: endpoint({
    ...own,
    method: 'POST',
    path: 'property_favourites/merge',
    summary: 'Take over what a visitor kept on her device; what is not listed is ignored',
    input: z.object({ unique_ids: z.array(z.string().max(64)).max(MOST_ON_DEVICE) }),
    output: z.object({ added: z.number().int() }),
    errors: [],
  }),
};
