import { countFacets } from '@rawnaq/domain/property-listings/listing-facets';
import { LISTINGS_ON_PAGE, NO_FILTERS, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import type { FoundListings, listingsContract } from '@rawnaq/domain/property-listings/listings.contract';
import type { Tx } from '../../db/database';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform, type Services } from '../../services';
import { shelfOf } from './keep-shelf';
import { cardsOf } from './search-listings.query';

/** A page of listings, with how many each filter would leave and where they lie. */
export async function searchListings(services: Services, tx: Tx, filters: ListingFilters): Promise<FoundListings> {
  const shelf = await shelfOf(services, tx);
  const { counted, withAmenity, points, ids } = shelf.find(filters);
  const { total, counts } = countFacets(filters, counted, withAmenity);
  const pages = Math.max(1, Math.ceil(total / LISTINGS_ON_PAGE));
  // Whoever asks for a page beyond the last one sees the last.
  const page = Math.min(filters.page, pages);
  const shown = page === filters.page ? ids : shelf.find({ ...filters, page }).ids;
  return { total, page, pages, records: await cardsOf(tx, shown), counts, points };
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
