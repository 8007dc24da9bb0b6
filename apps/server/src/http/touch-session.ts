import { apart } from '../services';
import { keepAlive } from '../sessions/live-sessions.repo';
import type { Session } from '../sessions/session';
import type { Ctx } from './context';

const TOUCH_AFTER = 60_000;

/**
 * Keeps an active session from idling out, at most once a minute. On its own: a read goes on while nothing can be
 * written.
 */
export async function touchSession({ services, now, log }: Ctx, session: Session): Promise<void> {
  if (now.getTime() - Date.parse(session.last_seen_at) < TOUCH_AFTER) return;
  await apart(services, (tx) => keepAlive(tx, session.account.id, session.id, now)).catch((error: unknown) =>
    log.warn({ err: error }, 'session not kept alive'),
  );
}
