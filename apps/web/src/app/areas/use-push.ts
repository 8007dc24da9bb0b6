import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api-client';
import type { Session } from '../../lib/session';
import { shellEndpoints } from '../../lib/shell-endpoints';
import { areaOfKind } from '../../lib/tokens';

/**
 * A browser that is told of notifications belongs to the session of now, and what is touched opens here. Nothing of it
 * is loaded before the page stands.
 */
export function usePush(kind: UserKind, { user, account }: Session): void {
  const navigate = useNavigate();
  const { id: userId } = user;
  const accountId = account?.id ?? 0;
  const mayAsk = kind !== 'property' && user.impersonated_by === null && !account?.is_training;
  useEffect(() => {
    let isOver = false;
    let leave = (): void => undefined;
    void import('../../lib/push/web-push').then(async ({ followPush, pushAddress }) => {
      if (isOver) return;
      leave = followPush((path) => void navigate(path));
      const address = mayAsk ? await pushAddress({ kind, accountId, userId }) : undefined;
      // Told again at the next start when it fails.
      if (address) await call(shellEndpoints.addDevice, address, { area: areaOfKind(kind) }).catch(() => undefined);
    });
    return () => {
      isOver = true;
      leave();
    };
  }, [kind, accountId, userId, mayAsk, navigate]);
}
