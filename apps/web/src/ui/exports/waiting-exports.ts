import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session';
import { readStored, writeStored } from '../../lib/storage';

const listeners = new Set<() => void>();
const keyOf = (userId: number): string => `rawnaq.exports.${userId}`;

/**
 * Whether this person waits for files here, or keeps some: whoever never exports a long list is never asked for by the
 * panel.
 */
export function useHasExports(): [boolean, (has: boolean) => void] {
  const key = keyOf(useSession()?.user.id ?? 0);
  const has = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readStored(key) !== undefined,
  );
  const set = useCallback(
    (next: boolean) => {
      writeStored(key, next ? 'yes' : undefined);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [has, set];
}
