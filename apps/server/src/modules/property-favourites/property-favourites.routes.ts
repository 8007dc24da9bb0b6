import { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import type { UseCases } from '../../http/bind-contract';
import { addFavourite, getFavourites, mergeFavourites, removeFavourite } from './keep-favourites';

const useCases: UseCases<typeof propertyFavouritesContract> = {
  get_records: getFavourites,
  add: addFavourite,
  remove: removeFavourite,
  merge: mergeFavourites,
};

export const propertyFavouritesRoutes = { contract: propertyFavouritesContract, useCases };
