import { FAVOURITES_ON_DEVICE, MOST_ON_DEVICE } from '@rawnaq/domain/property-favourites/on-device';
import { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import { useEffect } from 'react';
import { z } from 'zod';
import { useWrite } from '../../../lib/query';
import { readStored, writeStored } from '../../../lib/storage';

/** What somebody kept before she signed in comes into her account once, and stands there from then on. */
export function TakeAlong(): null {
  const { mutate } = useWrite(propertyFavouritesContract.merge, {
    ownFailure: true,
    onSuccess: () => writeStored(FAVOURITES_ON_DEVICE, undefined),
  });
  useEffect(() => {
    const unique_ids = favouritesOnDevice();
    if (unique_ids.length > 0) mutate({ unique_ids });
  }, [mutate]);
  return null;
}

const list = z.array(z.string().max(64));

/** Whatever else stands there is nobody's favourite. */
function favouritesOnDevice(): string[] {
  try {
    return list.parse(JSON.parse(readStored(FAVOURITES_ON_DEVICE) ?? '[]')).slice(0, MOST_ON_DEVICE);
  } catch {
    return [];
  }
}
