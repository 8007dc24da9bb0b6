import { useState } from 'react';

/**
 * Chosen rows survive turning the page; a new search or filter lets them go, because they may no longer be in the list.
 */
export function useSelection<Row>(rowKey: (row: Row) => string, scope: string) {
  const [chosen, setChosen] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({ scope, rows: new Map() });
  const rows: ReadonlyMap<string, Row> = chosen.scope === scope ? chosen.rows : new Map<string, Row>();
  const put = (next: ReadonlyMap<string, Row>) => setChosen({ scope, rows: next });

  return {
    rows: [...rows.values()],
    has: (row: Row) => rows.has(rowKey(row)),
    toggle: (row: Row) => {
      const next = new Map(rows);
      if (!next.delete(rowKey(row))) next.set(rowKey(row), row);
      put(next);
    },
    togglePage: (page: readonly Row[]) => {
      const next = new Map(rows);
      const allChosen = page.every((row) => rows.has(rowKey(row)));
      for (const row of page) allChosen ? next.delete(rowKey(row)) : next.set(rowKey(row), row);
      put(next);
    },
    clear: () => put(new Map()),
  };
}
