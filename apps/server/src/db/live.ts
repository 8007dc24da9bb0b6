import pg from 'pg';
import type { Log } from '../infra/log';
import { connectionOf } from './pool';

/**
 * Travels by NOTIFY to every process. Names of tables, no records: whoever hears it reads the rows itself, with its own
 * rights.
 */
export type LiveMessage =
  | { channel: 'changed'; account_id: number; tables: string[]; by: string }
  | { channel: 'session'; account_id: number; session_id?: number }
  | { channel: 'blocklist' };

/** What a process hears: the others, or that it can't hear them any more. */
type Heard = LiveMessage | { channel: 'silence' };

export type Live = {
  subscribe: (listener: (message: Heard) => void) => () => void;
  isConnected: () => boolean;
  stop: () => Promise<void>;
};

export const LIVE_CHANNEL = 'rawnaq_live';

export function startLive(url: string, role: string, log: Log): Live {
  const listeners = new Set<(message: Heard) => void>();
  let client: pg.Client | undefined;
  let connected = false;
  let stopped = false;
  let retryDelay = 100;

  const hear = (message: Heard): void => {
    for (const listener of listeners) listener(message);
  };

  const connect = async (): Promise<void> => {
    if (stopped) return;
    const next = new pg.Client({
      ...connectionOf(url),
      application_name: 'rawnaq live',
      options: `-c role=${role}`,
      keepAlive: true,
    });
    const lost = (): void => {
      if (client !== next) return;
      client = undefined;
      connected = false;
      hear({ channel: 'silence' });
      if (stopped) return;
      setTimeout(() => void connect(), retryDelay).unref();
      retryDelay = Math.min(retryDelay * 2, 5_000);
    };
    next.on('error', lost).on('end', lost);
    next.on('notification', (notice) => {
      for (const message of JSON.parse(notice.payload ?? '[]') as LiveMessage[]) hear(message);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${LIVE_CHANNEL}`);
      connected = true;
      retryDelay = 100;
      // What was said while we were deaf is unknown, so everybody looks again.
      hear({ channel: 'blocklist' });
    } catch (error) {
      log.warn({ err: error }, 'live channel not connected');
      lost();
    }
  };
  void connect();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isConnected: () => connected,
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
