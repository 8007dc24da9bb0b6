import { useState } from 'react';
import type { MenuGroup } from './shell-props';
import { readStored, writeStored } from '../../lib/storage';

const STORAGE_KEY = 'rawnaq.menu-open';

/** One group is open at a time: that of the page, or what was chosen since one came into it. Empty: none. */
export function useOpenGroup(groups: readonly MenuGroup[]): { open: string; toggle: (id: string) => void } {
  const here = groups.find((group) => group.active)?.id ?? '';
  const [choice, setChoice] = useState(() => readStored(STORAGE_KEY) ?? '');
  const [chosenIn, chosen = ''] = choice.split(' ');
  const open = choice && chosenIn === here ? chosen : here;
  const toggle = (id: string) => {
    const next = `${here} ${open === id ? '' : id}`;
    writeStored(STORAGE_KEY, next);
    setChoice(next);
  };
  return { open, toggle };
}
