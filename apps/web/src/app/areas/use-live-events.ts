import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect } from 'react';
import { subscribeToEvents } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { queryClient, refreshTopic } from '../../lib/query';
import { loadSession } from '../../lib/session';
import { areaOfKind } from '../../lib/tokens';

/** What changed on the server is asked again here, as far as it is on screen. */
export function useLiveEvents(kind: UserKind): void {
  useEffect(() => {
    const unsubscribe = subscribeToEvents(areaOfKind(kind), (news) => {
      if (news.kind === 'reconnected') void queryClient.invalidateQueries();
      else if (news.event.topic === 'session')
        loadSession(kind).catch((error: unknown) => reactToFailure(error, 'read'));
      else void refreshTopic(news.event.topic);
    });
    return unsubscribe;
  }, [kind]);
}
