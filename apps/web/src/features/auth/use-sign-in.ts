import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../lib/api-client';
import { claimFailure } from '../../lib/failure-policy';
import { loadSession } from '../../lib/session';
import { readToken } from '../../lib/tokens';
import { confirm } from '../../ui/confirm';
import { useLogin, type Credentials } from './api';
import { useGoIn } from './door';

/** What the server wants besides the password: nothing more, a code, or a second factor to be set up first. */
export type NextStep = { kind: 'none' } | { kind: 'code' } | { kind: 'setup'; secret: string; uri: string };

export function useSignIn(kind: UserKind): (credentials: Credentials) => Promise<NextStep> {
  const { t } = useTranslation('auth');
  const login = useLogin(kind);
  const goIn = useGoIn(kind);

  const signIn = async (credentials: Credentials): Promise<NextStep> => {
    try {
      const { user, totp_setup } = await login.mutateAsync(credentials);
      if (totp_setup) return { kind: 'setup', ...totp_setup };
      if (user) goIn(user.api_token);
      return { kind: 'none' };
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      if (error.code === 'TOTP_REQUIRED' && !credentials.totp) {
        claimFailure(error);
        return { kind: 'code' };
      }
      if (error.code !== 'SESSION_EXISTS') throw error;
      claimFailure(error);
      const isWanted = await confirm({
        title: t('otherSession.title'),
        text: error.message,
        action: t('otherSession.action'),
      });
      return isWanted ? signIn({ ...credentials, end_other_session: true }) : { kind: 'none' };
    }
  };
  return signIn;
}

/** Somebody who is signed in already walks straight through. True while that is being found out. */
export function useStraightIn(kind: UserKind): boolean {
  const goIn = useGoIn(kind);
  const [isAsking, setAsking] = useState(() => readToken(kind) !== undefined);
  useEffect(() => {
    if (!isAsking) return;
    const leaving = new AbortController();
    loadSession(kind, leaving.signal).then(
      () => leaving.signal.aborted || goIn(),
      () => setAsking(false),
    );
    return () => leaving.abort();
  }, [kind, isAsking, goIn]);
  return isAsking;
}
