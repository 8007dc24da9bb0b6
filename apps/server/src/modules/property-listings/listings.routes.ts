import { listingsContract } from '@rawnaq/domain/property-listings/listings.contract';
import type { UseCases } from '../../http/bind-contract';
import { getListing, getPicture } from './get-listing';
import { search } from './search-listings';

const useCases: UseCases<typeof listingsContract> = { search, get: getListing, picture: getPicture };

export const listingsRoutes = { contract: listingsContract, useCases };
