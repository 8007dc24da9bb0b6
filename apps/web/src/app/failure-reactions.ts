import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useSyncExternalStore } from 'react';
import { isApiFailure, type ApiFailure } from '../lib/api-client';
import { connectFailurePolicy, reactToFailure } from '../lib/failure-policy';
import { reportJsError } from '../lib/js-errors';
import { currentLanguage } from '../lib/language/language';
import { purgeSession } from '../lib/session';
import { toastProblem } from '../lib/toast';
import { kindOfArea, kindOfPath } from '../lib/tokens';
import { lockScreenPath, noPermissionPath, signInPath } from '../lib/pages/guards';

/** One dialog at a time: an unexpected error outranks a business rule, and the first of a kind stays. */
export type OpenDialog = { kind: 'rule'; text: string } | { kind: 'unexpected' } | undefined;

type Surroundings = { navigate: (to: string) => void; routeName: () => string | undefined };

let dialog: OpenDialog;
let surroundings: Surroundings | undefined;
let report: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** Gives the failure policy its hands and watches for errors nobody caught. */
export function startFailureReactions(given: Surroundings): void {
  surroundings = given;
  connectFailurePolicy({
    toSignIn: (failure) => {
      const kind = kindOf(failure);
      if (failure.status === 401) purgeSession(kind);
      if (isOpenPage()) return failure.message ? open({ kind: 'rule', text: failure.message }) : undefined;
      if (failure.message) toastProblem(failure.message);
      given.navigate(signInPath(kind, currentLanguage(), here()));
    },
    toNoPermission: (failure) => given.navigate(noPermissionPath(kindOf(failure), currentLanguage())),
    toLockScreen: (failure) => {
      if (!isOpenPage()) given.navigate(lockScreenPath(kindOf(failure), currentLanguage(), here()));
    },
    showDialog: (text) => open({ kind: 'rule', text }),
    showToast: toastProblem,
    showUnexpected,
  });
  window.addEventListener('error', (event) => isOurs(event) && showUnexpected(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) =>
    isApiFailure(event.reason)
      ? reactToFailure(event.reason, 'write')
      : isAbort(event.reason) || showUnexpected(event.reason),
  );
}

export const useOpenDialog = (): OpenDialog =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => dialog,
  );

export const closeDialog = (): void => setDialog(undefined);

export const reportOnce = (error: unknown): void => {
  report = reportJsError(error, surroundings?.routeName());
};

/** The report gets a moment to leave; a server that does not answer must not hold the person. */
export async function reloadAfterReport(): Promise<void> {
  await Promise.race([report, new Promise((resolve) => setTimeout(resolve, 3000))]);
  window.location.reload();
}

function showUnexpected(error: unknown): void {
  reportOnce(error);
  open({ kind: 'unexpected' });
}

function open(next: NonNullable<OpenDialog>): void {
  if (dialog && (dialog.kind === 'unexpected' || next.kind === 'rule')) return;
  setDialog(next);
}

function setDialog(next: OpenDialog): void {
  dialog = next;
  for (const listener of listeners) listener();
}

const kindOf = (failure: ApiFailure): UserKind => kindOfArea(failure.area) ?? kindOfPath(window.location.pathname);

const here = (): string => `${window.location.pathname}${window.location.search}`;

/** Errors of browser extensions come from other addresses, and the resize observer's notice is no error. */
const isOurs = (event: ErrorEvent): boolean =>
  (!event.filename || event.filename.startsWith(window.location.origin)) &&
  !event.message.startsWith('ResizeObserver loop');

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

const isOpenPage = (): boolean =>
  /\/(merchant|manager)\/(sign-in|lock-screen|forgot-password|forgot-account-id|set-new-password|reset-password|free-trial|training|enter)(\/|$)/.test(
    window.location.pathname,
  );
