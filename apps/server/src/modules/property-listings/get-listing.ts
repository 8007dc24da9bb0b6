import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { listingContent } from '@rawnaq/domain/property-listings/listing-content';
import type { listingsContract, ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform, type Services } from '../../services';
import { openUpload } from '../uploads';
import { findListedPicture, findListing, takenNights } from './listings.repo';
import { similarListings } from './search-listings.query';

type Listings = typeof listingsContract;
const MOST_SIMILAR = 4;

async function shownListing(tx: Tx, uniqueId: string, now: Date): Promise<ShownListing | undefined> {
  const row = await findListing(tx, uniqueId);
  if (!row) return undefined;
  const { unique_id, published_at, updated_at } = row;
  return {
    unique_id,
    published_at,
    updated_at,
    content: listingContent.parse(row.content),
    taken: await takenNights(tx, row, todayIn(now, STAYS_ZONE)),
    similar: await similarListings(tx, row, MOST_SIMILAR),
  };
}

/** For the page of a place; undefined where there is none, or none any more. */
export const loadListing = (services: Services, uniqueId: string): Promise<ShownListing | undefined> =>
  asPlatform(services, (tx) => shownListing(tx, uniqueId, services.clock()));

export const getListing: UseCase<Listings['get']> = async (ctx, { unique_id }) => {
  const listing = await shownListing(ctx.tx, unique_id, ctx.now);
  if (!listing) throw new AppError('NOT_FOUND');
  return { listing };
};

export const getPicture: UseCase<Listings['picture']> = async (ctx, { unique_id, picture, size }) => {
  const upload = await findListedPicture(ctx.tx, unique_id, picture);
  if (!upload) throw new AppError('NOT_FOUND');
  const file = await openUpload(ctx, upload, size);
  // Everybody may keep it: another picture has another address.
  return { ...file, headers: { ...file.headers, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' } };
};
