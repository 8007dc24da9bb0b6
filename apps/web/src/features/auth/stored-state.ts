import { useCallback, useState } from 'react';

/** State of a page that outlives a reload and a change of language, in this tab only. Never for passwords. */
export function useStoredState<State>(key: string, first: State): [State, (next: State) => void] {
  const [state, setState] = useState<State>(() => readTab<State>(key) ?? first);
  const keep = useCallback(
    (next: State) => {
      writeTab(key, next);
      setState(next);
    },
    [key],
  );
  return [state, keep];
}

/** Browser storage may be forbidden: then the page forgets on reload, and nothing else happens. */
export function readTab<State>(key: string): State | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as State);
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}
