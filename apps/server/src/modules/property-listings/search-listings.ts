import { countFacets } from '@rawnaq/domain/property-listings/listing-facets';
import {
  isNarrowed,
  LISTINGS_ON_PAGE,
  NO_FILTERS,
  type ListingFilters,
} from '@rawnaq/domain/property-listings/listing-filters';
import type { FoundListings, listingsContract } from '@rawnaq/domain/property-listings/listings.contract';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform, type Services } from '../../services';
import { cardsOf, countListings, pageOfAll } from './search-listings.query';

type Counts = Omit<Awaited<ReturnType<typeof countListings>>, 'ids'>;

/**
 * Whoever opens the page asks for everything first. What stands beside those results is kept by each process for a
 * moment; the results themselves, and whatever is narrowed, are always read.
 */
const KEPT_MS = 5_000;
const kept = new WeakMap<Services, { until: number; counts: Counts }>();

async function countAll(services: Services, tx: Tx): Promise<Counts> {
  const now = services.clock().getTime();
  const known = kept.get(services);
  if (known && known.until > now) return known.counts;
  const counts = await countListings(tx, NO_FILTERS);
  kept.set(services, { until: now + KEPT_MS, counts });
  return counts;
}

/** A page of listings, with how many each filter would leave and where they lie. */
export async function searchListings(services: Services, tx: Tx, filters: ListingFilters): Promise<FoundListings> {
  const narrowed = isNarrowed(filters) ? await countListings(tx, filters) : undefined;
  const { counted, withAmenity, points } = narrowed ?? (await countAll(services, tx));
  const { total, counts } = countFacets(filters, counted, withAmenity);
  const pages = Math.max(1, Math.ceil(total / LISTINGS_ON_PAGE));
  // Whoever asks for a page beyond the last one sees the last.
  if (filters.page > pages) return searchListings(services, tx, { ...filters, page: pages });
  const ids = narrowed?.ids ?? (await pageOfAll(tx, filters));
  return { total, page: filters.page, pages, records: await cardsOf(tx, ids), counts, points };
}

/** For the page of the search. */
export const loadSearch = (services: Services, filters: ListingFilters): Promise<FoundListings> =>
  asPlatform(services, (tx) => searchListings(services, tx, filters));

export const search: UseCase<(typeof listingsContract)['search']> = (ctx, input) => {
  const { price = null, insurance = null, bedrooms = null, arrives = null, leaves = null, ...more } = input;
  return searchListings(ctx.services, ctx.tx, {
    ...NO_FILTERS,
    ...more,
    price,
    insurance,
    bedrooms,
    arrives,
    leaves,
  });
};
