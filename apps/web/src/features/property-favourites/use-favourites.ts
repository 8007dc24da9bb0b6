import { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import { useRead, useWrite } from '../../lib/query';

/** What one keeps, and the two ways to change it. */
export function useFavourites() {
  const answer = useRead(propertyFavouritesContract.get_records, {});
  const add = useWrite(propertyFavouritesContract.add);
  const remove = useWrite(propertyFavouritesContract.remove);
  return {
    answer,
    records: answer.data?.records,
    keep: (unique_id: string) => add.mutate({ unique_id }),
    leave: (unique_id: string) => remove.mutate({ unique_id }),
  };
}
