import { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import { useRead, useWrite } from '../../lib/query';

/** A heart is pressed twice in a moment. */
const HEARTS = { inTurn: 'favourites' };

/** What one keeps, and the two ways to change it. */
export function useFavourites() {
  const answer = useRead(propertyFavouritesContract.get_records, {});
  const add = useWrite(propertyFavouritesContract.add, HEARTS);
  const remove = useWrite(propertyFavouritesContract.remove, HEARTS);
  return {
    answer,
    records: answer.data?.records,
    keep: (unique_id: string) => add.mutate({ unique_id }),
    leave: (unique_id: string) => remove.mutate({ unique_id }),
  };
}
