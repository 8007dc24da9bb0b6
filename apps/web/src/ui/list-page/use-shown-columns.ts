import type { Column } from '@rawnaq/domain/kernel/list';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';

/** Which columns this person wants to see, remembered per list on this machine. */
export function useShownColumns<Key extends string>(path: string, columns: readonly Column<Key>[]) {
  const storageKey = `rawnaq.columns.${path}`;
  const [chosen, setChosen] = useState<string[] | undefined>(() => readStored(storageKey)?.split(','));
  const isShown = (column: Column<Key>) => (chosen ? chosen.includes(column.key) : !column.hidden);
  const shown = columns.filter(isShown);

  return {
    // A release may have removed every column this person chose.
    shown: shown.length > 0 ? shown : columns.filter((column) => !column.hidden),
    toggle: (key: Key) => {
      const next = columns
        .filter((column) => (column.key === key ? !isShown(column) : isShown(column)))
        .map((column) => column.key);
      if (next.length === 0) return;
      writeStored(storageKey, next.join(','));
      setChosen(next);
    },
  };
}
