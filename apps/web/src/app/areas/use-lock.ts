import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { reactToFailure } from '../../lib/failure-policy';
import { currentLanguage } from '../../lib/language/language';
import { lockSession } from '../../lib/session';
import { lockScreenPath } from '../../lib/pages/guards';

/** Locks the session and shows the lock screen, which returns to the same page. */
export function useLock(kind: UserKind): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const here = `${window.location.pathname}${window.location.search}`;
    lockSession(kind).then(
      () => navigate(lockScreenPath(kind, currentLanguage(), here)),
      (error: unknown) => reactToFailure(error, 'write'),
    );
  }, [kind, navigate]);
}
