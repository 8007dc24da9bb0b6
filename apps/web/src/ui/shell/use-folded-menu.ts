import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';

const STORAGE_KEY = 'rawnaq.menu-folded';

/** Folded because page or screen need the room, or because this person prefers the rail. */
export function useFoldedMenu(needed: boolean): { folded: boolean; toggle: (() => void) | undefined } {
  const [chosen, setChosen] = useState(() => readStored(STORAGE_KEY) === 'yes');
  if (needed) return { folded: true, toggle: undefined };
  const toggle = () => {
    writeStored(STORAGE_KEY, chosen ? undefined : 'yes');
    setChosen(!chosen);
  };
  return { folded: chosen, toggle };
}
