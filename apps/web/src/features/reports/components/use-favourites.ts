import type { AddressName } from '@rawnaq/domain/kernel/addresses';
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage';

/** The reports this person starred, on this device (decision 52). */
export function useFavourites(userId: number): { favourites: readonly string[]; toggle: (name: AddressName) => void } {
  const key = `rawnaq.favourite-reports.${userId}`;
  const [favourites, setFavourites] = useState<readonly string[]>(() =>
    (readStored(key) ?? '').split(' ').filter(Boolean),
  );
  const toggle = (name: AddressName) => {
    const next = favourites.includes(name) ? favourites.filter((one) => one !== name) : [...favourites, name];
    writeStored(key, next.length > 0 ? next.join(' ') : undefined);
    setFavourites(next);
  };
  return { favourites, toggle };
}
