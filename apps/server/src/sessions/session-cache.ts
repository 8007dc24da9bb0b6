import type { Live } from '../db/live';
import type { Session } from './session';

/**
 * Sessions for endpoints without a transaction. Kept right by what the others say, and empty while we can't hear them.
 */
export type SessionCache = {
  read: (token: string, load: () => Promise<Session>) => Promise<Session>;
  /** The same without waiting, when it is known. */
  known: (token: string) => Session | undefined;
};

const KEEP_MS = 30_000;
const MOST_SESSIONS = 10_000;

export function keepSessions(live: Pick<Live, 'subscribe' | 'isConnected'>): SessionCache {
  const sessions = new Map<string, { session: Session; until: number }>();
  let changes = 0;
  live.subscribe((message) => {
    if (message.channel === 'silence') {
      changes += 1;
      sessions.clear();
    }
    if (message.channel !== 'session') return;
    changes += 1;
    for (const [token, { session }] of sessions)
      if (
        session.account.id === message.account_id &&
        (message.session_id === undefined || session.id === message.session_id)
      )
        sessions.delete(token);
  });

  const known = (token: string): Session | undefined => {
    const kept = sessions.get(token);
    return kept && kept.until > Date.now() ? kept.session : undefined;
  };

  return {
    known,
    async read(token, load) {
      const kept = known(token);
      if (kept) return kept;
      const before = changes;
      const session = await load();
      // What was heard while it was being read may have been about this very session: then it is not kept.
      if (live.isConnected() && changes === before) {
        if (sessions.size >= MOST_SESSIONS) sessions.clear();
        sessions.set(token, { session, until: Math.min(Date.now() + KEEP_MS, Date.parse(session.expires_at)) });
      }
      return session;
    },
  };
}
