import { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import { authContract, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, isApiFailure } from '../../lib/api-client';
import { useWrite } from '../../lib/query';
import { loadSession, unlockSession } from '../../lib/session';
import { areaOfKind, readToken } from '../../lib/tokens';

export type Credentials = InputOf<typeof authContract.login>;

export const useLogin = (kind: UserKind) => useWrite(authContract.login, { area: areaOfKind(kind) });
export const useForgotPassword = (kind: UserKind) => useWrite(authContract.forgot_password, { area: areaOfKind(kind) });
export const useVerifyResetCode = (kind: UserKind) =>
  useWrite(authContract.verify_reset_code, { area: areaOfKind(kind) });
export const useResetPassword = (kind: UserKind) => useWrite(authContract.reset_password, { area: areaOfKind(kind) });
export const useForgotAccountId = () => useWrite(authContract.forgot_account_id);
export const useEnterTraining = () => useWrite(authContract.enter_training);

const stays = { area: 'properties' } as const;
export const useAskHostCode = () => useWrite(hostsContract.ask_code, stays);
export const useEnterHost = () => useWrite(hostsContract.enter, stays);
export const useRegisterHost = () => useWrite(hostsContract.register, stays);

export const useRegister = () => useWrite(accountsContract.register);
export const useResendRegisterCode = () => useWrite(accountsContract.resend_register_code);
export const useVerifyRegisterCode = () => useWrite(accountsContract.verify_register_code);

/** A mutation around the session's own function, so that refusals reach the failure policy. */
export const useUnlock = (kind: UserKind) =>
  useMutation({ mutationFn: (password: string) => unlockSession(kind, password) });

/** Who is behind the lock; null when nobody is signed in any more. */
export const useLockedSession = (kind: UserKind) =>
  useQuery({
    queryKey: ['locked-session', kind],
    queryFn: ({ signal }) => (readToken(kind) ? loadSession(kind, signal).catch(nobodyWhenSignedOut) : null),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Whose reset link it is; null when it is used up or was never good. Salons and property owners get links to the same
 * address.
 */
export const useResetLink = (token: string, kinds: readonly UserKind[]) =>
  useQuery({ queryKey: ['reset-link', token, kinds], queryFn: () => ownerOfLink(token, kinds), staleTime: Infinity });

async function ownerOfLink(token: string, kinds: readonly UserKind[]): Promise<UserKind | null> {
  for (const kind of kinds) {
    const { valid } = await call(authContract.check_reset_token, { token }, { area: areaOfKind(kind) }).catch(
      invalidWhenMalformed,
    );
    if (valid) return kind;
  }
  return null;
}

function nobodyWhenSignedOut(error: unknown): null {
  if (isApiFailure(error) && error.status === 401) return null;
  throw error;
}

function invalidWhenMalformed(error: unknown): { valid: boolean } {
  if (isApiFailure(error) && (error.code === 'RESET_LINK_INVALID' || error.status === 422)) return { valid: false };
  throw error;
}
