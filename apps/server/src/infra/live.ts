import type { LiveTopic } from '@rawnaq/domain/events/events.contract';
import pg from 'pg';
import { connectionOf } from '../db/pool';
import type { Session } from '../modules/auth';
import type { Log } from '../services';

/** Travels by NOTIFY to every process. Ids only: whoever hears it reads the rows itself, with its own rights. */
export type LiveMessage =
  | { channel: 'event'; account_id: number; topic: LiveTopic; id?: number }
  | { channel: 'session'; account_id: number; session_id?: number }
  | { channel: 'blocklist' };

export type Live = {
  subscribe: (listener: (message: LiveMessage) => void) => () => void;
  /** For endpoints without a transaction. Kept right by NOTIFY, and empty while we can't hear it. */
  cachedSession: (token: string, load: () => Promise<Session>) => Promise<Session>;
  /** The same without waiting, when it is known. */
  knownSession: (token: string) => Session | undefined;
  isConnected: () => boolean;
  stop: () => Promise<void>;
};

const CHANNEL = 'rawnaq_live';
const KEEP_MS = 30_000;
const MOST_SESSIONS = 10_000;

export function startLive(url: string, role: string, log: Log): Live {
  const listeners = new Set<(message: LiveMessage) => void>();
  const sessions = new Map<string, { session: Session; until: number }>();
  let client: pg.Client | undefined;
  let connected = false;
  let stopped = false;
  let retryDelay = 100;
  let changes = 0;

  const hear = (message: LiveMessage): void => {
    if (message.channel === 'session') {
      changes += 1;
      for (const [token, { session }] of sessions)
        if (
          session.account.id === message.account_id &&
          (message.session_id === undefined || session.id === message.session_id)
        )
          sessions.delete(token);
    }
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
      changes += 1;
      sessions.clear();
      if (stopped) return;
      setTimeout(() => void connect(), retryDelay).unref();
      retryDelay = Math.min(retryDelay * 2, 5_000);
    };
    next.on('error', lost).on('end', lost);
    next.on('notification', (notice) => {
      if (notice.payload) hear(JSON.parse(notice.payload) as LiveMessage);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
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

  const knownSession = (token: string): Session | undefined => {
    const known = sessions.get(token);
    return known && known.until > Date.now() ? known.session : undefined;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    knownSession,
    async cachedSession(token, load) {
      const known = knownSession(token);
      if (known) return known;
      const before = changes;
      const session = await load();
      // What was heard while it was being read may have been about this very session: then it is not kept.
      if (connected && changes === before) {
        if (sessions.size >= MOST_SESSIONS) sessions.clear();
        sessions.set(token, { session, until: Math.min(Date.now() + KEEP_MS, Date.parse(session.expires_at)) });
      }
      return session;
    },
    isConnected: () => connected,
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}

export const LIVE_CHANNEL = CHANNEL;
