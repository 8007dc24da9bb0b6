import { FAVOURITES_ON_DEVICE } from '@rawnaq/domain/property-favourites/on-device';
import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session';
import { readStored } from '../../lib/storage';
import { SignedInArea } from './signed-in-area';

const TakeAlong = lazy(async () => ({ default: (await import('../../features/property-favourites')).TakeAlong }));

/** Owners and renters of vacation properties: the merchant's looks, but a token and API base of their own. */
export function PropertyArea() {
  const session = useSession();
  return (
    <>
      <SignedInArea kind="property" />
      {session && readStored(FAVOURITES_ON_DEVICE) && (
        <Suspense>
          <TakeAlong />
        </Suspense>
      )}
    </>
  );
}
