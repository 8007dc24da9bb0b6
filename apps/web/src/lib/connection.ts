import { useSyncExternalStore } from 'react';

/** Why nothing can be reached right now: this machine is offline, or the server does not answer for the session. */
export type Trouble = 'offline' | 'server-away' | undefined;

let serverAway = false;
const listeners = new Set<() => void>();

export const setServerAway = (away: boolean): void => {
  if (serverAway === away) return;
  serverAway = away;
  for (const listener of listeners) listener();
};

export const useTrouble = (): Trouble => useSyncExternalStore(subscribe, read);

const read = (): Trouble => (navigator.onLine ? (serverAway ? 'server-away' : undefined) : 'offline');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
