import type { Purse } from '@rawnaq/domain/till/till.contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lineOf, pricesOf, type Catalogue, type TillItem } from './catalogue';
import { reckonDraft } from './draft/reckon-draft';
import { needsEmployee } from './draft/till-draft';
import type { OpenBills } from './draft/use-till-draft';

/** The chosen line of a bill, its figures, and what the keys do to it. */
export function useTill({ draft, change }: OpenBills, catalogue: Catalogue | undefined, purse: Purse | undefined) {
  const [chosen, setChosen] = useState<number>();
  const selected = draft.lines.find(({ key }) => key === chosen) ?? draft.lines.at(-1);
  const policy = catalogue?.policy ?? 'line';
  const balance = Math.max(0, purse?.balance ?? 0);
  const reckoned = useMemo(() => reckonDraft(draft, { policy, balance }), [draft, policy, balance]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { kind, item_id, quantity } of draft.lines) {
      const key = `${kind === 'package_use' ? 'service' : kind}:${item_id}`;
      found.set(key, (found.get(key) ?? 0) + quantity);
    }
    return found;
  }, [draft.lines]);

  useEffect(() => {
    if (catalogue) change({ do: 'reprice', prices: pricesOf(catalogue), rate: catalogue.rate });
  }, [catalogue, change, draft.key]);

  const add = useCallback(
    (item: TillItem) => {
      if (!catalogue) return;
      change({ do: 'add-line', line: lineOf(item, catalogue) });
      // What was added last is what the next key means.
      setChosen(undefined);
    },
    [change, catalogue],
  );
  const walk = (step: 1 | -1) => {
    const place = selected ? draft.lines.indexOf(selected) : -1;
    setChosen(draft.lines[Math.min(draft.lines.length - 1, Math.max(0, place + step))]?.key);
  };
  /** The next of those who do it, around in a ring. */
  const turnEmployee = (step: 1 | -1) => {
    if (!selected || !catalogue) return;
    const item = catalogue.items.find(({ kind, id }) => kind === 'service' && id === selected.item_id);
    const able = catalogue.employees.filter(({ id }) => !item || item.employees.includes(id));
    const people = able.length > 0 ? able : catalogue.employees;
    const ring = [...(needsEmployee(selected) ? [] : [null]), ...people.map(({ id }) => id)];
    const place = ring.indexOf(selected.employee_id);
    const next = ring[(place + step + ring.length) % ring.length] ?? null;
    change({
      do: 'change-line',
      key: selected.key,
      change: { employee_id: place === -1 && step === -1 ? (ring.at(-1) ?? null) : next },
    });
  };
  return { reckoned, counts, balance, selected: selected?.key, select: setChosen, add, walk, turnEmployee };
}
