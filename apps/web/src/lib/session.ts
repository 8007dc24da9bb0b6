/**
 * Who is signed in, to which account, with which permissions: the client's "global information", one per kind of user.
 */
import type { GlobalInformations, UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { Access } from '@rawnaq/domain/kernel/contract';
import { can, type Permission } from '@rawnaq/domain/kernel/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, isApiFailure } from './api-client';
import { pause } from './api-client/request';
import { setServerAway } from './connection';
import { currentLanguage, rememberLanguage } from './language/language';
import { queryClient } from './query';
import { setReaderClock } from './reader-clock';
import { shellEndpoints } from './shell-endpoints';
import { areaOfKind, kindOfPath, readToken, writeToken } from './tokens';

export type Session = GlobalInformations;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

const sessionQuery = (kind: UserKind) =>
  queryOptions({
    queryKey: ['session', kind],
    queryFn: () => fetchSession(kind),
    staleTime: Infinity,
    // Loaded and reloaded by the guards, which also know what to do when it fails.
    meta: { ownFailure: true },
  });

export const knownSession = (kind: UserKind): Session | undefined =>
  queryClient.getQueryData(sessionQuery(kind).queryKey);

/** A fresh answer of the server. While it can not be reached the call keeps asking; a 401 ends the session. */
export async function loadSession(kind: UserKind, signal?: AbortSignal): Promise<Session> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const session = await queryClient.fetchQuery({ ...sessionQuery(kind), staleTime: 0 });
      setServerAway(false);
      rememberLanguage(currentLanguage(), session.user);
      return session;
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      if (error.status === 401) purgeSession(kind);
      if (error.status === 401 || error.status === 403) {
        setServerAway(false);
        throw error;
      }
      setServerAway(true);
      await pause(wait, signal);
    }
  }
}

/** After sign-in: keeps the token and forgets everything that was read for somebody else. */
export function startSession(kind: UserKind, token: string): void {
  queryClient.clear();
  writeToken(kind, token);
}

export function purgeSession(kind: UserKind): void {
  writeToken(kind, undefined);
  queryClient.clear();
}

/** Asks for the password again on this page and every other tab; the server refuses everything else meanwhile. */
export async function lockSession(kind: UserKind): Promise<void> {
  await call(shellEndpoints.lock, {}, { area: areaOfKind(kind) });
  queryClient.removeQueries({ queryKey: sessionQuery(kind).queryKey });
}

export async function unlockSession(kind: UserKind, password: string): Promise<void> {
  await call(shellEndpoints.unlock, { password }, { area: areaOfKind(kind) });
  queryClient.removeQueries({ queryKey: sessionQuery(kind).queryKey });
}

/** Ends the session on the server when it can be reached, and here in any case. */
export async function endSession(kind: UserKind): Promise<void> {
  // The browser forgets by itself; the server tells a device only as long as its session lasts.
  void import('./push/web-push').then(({ turnPushOff }) => turnPushOff(kind)).catch(() => undefined);
  if (readToken(kind)) await call(shellEndpoints.logout, {}, { area: areaOfKind(kind) }).catch(() => undefined);
  purgeSession(kind);
}

export const useKind = (): UserKind => kindOfPath(useLocation().pathname);

/** Undefined on pages that are open to everybody. */
export function useSession(): Session | undefined {
  const kind = useKind();
  return useQuery({ ...sessionQuery(kind), enabled: false }).data;
}

/** Where others reach the product: what is copied, printed or scanned begins with it. */
export const usePublicUrl = (): string => useSession()?.general_informations.public_url ?? window.location.origin;

/** May the signed-in person do this? Where nobody is signed in, nobody may. */
export function usePermission(permission: Permission): boolean {
  const session = useSession();
  return session !== undefined && can(session.user.permissions, permission);
}

/** The same for what a contract says: everybody, the signed-in, or holders of a permission. */
export function useAccess(access: Access): boolean {
  const session = useSession();
  if (access === 'public') return true;
  return session !== undefined && (access === 'signed-in' || can(session.user.permissions, access));
}

/** All of these rights at once. */
export function useRights(needed: readonly Permission[] = []): boolean {
  const session = useSession();
  return needed.every((one) => session !== undefined && can(session.user.permissions, one));
}

async function fetchSession(kind: UserKind): Promise<Session> {
  const answer = await call(
    shellEndpoints.getGlobalInformations,
    { userAgent: navigator.userAgent.slice(0, 500), dateAndTime: new Date().toISOString() },
    { area: areaOfKind(kind) },
  );
  setReaderClock(answer.global_informations.general_informations.clock);
  return answer.global_informations;
}
