import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect } from 'react';
import { tokenKey } from '../../lib/tokens';

/** Somebody signed in or out in another tab: this tab must not go on showing the other person's pages. */
export function useOtherTabs(kind: UserKind): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === tokenKey(kind) && event.newValue !== event.oldValue) window.location.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [kind]);
}
