import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect } from 'react';
import { subscribeToEvents } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { freshness } from '../../lib/query';
import { loadSession } from '../../lib/session';
import { areaOfKind } from '../../lib/tokens';

/** What changed on the server is asked again here, as far as it is on screen. */
export function useLiveEvents(kind: UserKind): void {
  useEffect(() => {
    const unsubscribe = subscribeToEvents(areaOfKind(kind), (news) => {
      if (news.kind === 'reconnected') freshness.missed();
      else if (news.event.session) loadSession(kind).catch((error: unknown) => reactToFailure(error, 'read'));
      else freshness.hear(news.event);
    });
    document.addEventListener('visibilitychange', freshness.turned);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', freshness.turned);
    };
  }, [kind]);
}
