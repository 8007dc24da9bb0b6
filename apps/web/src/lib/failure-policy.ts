/**
 * What happens when a request fails, decided in one place (the client's section 8):
 * 401 and 403 lead to the sign-in of the area (403 `no_permission` to the no-permission page, `SESSION_LOCKED` to the
 * lock screen), 501 is a business rule shown in a dialog, 422 belongs to the form, 404, 409 and 429 tell the server's
 * sentence, and everything else is unexpected: a dialog that can be left only by acting, an error report and a fresh
 * page.
 */
import { CancelledError } from '@tanstack/react-query';
import { isApiFailure, NO_ANSWER, type ApiFailure } from './api-client/failure';

export type Reaction =
  | { kind: 'sign-in'; failure: ApiFailure }
  | { kind: 'no-permission'; failure: ApiFailure }
  | { kind: 'locked'; failure: ApiFailure }
  | { kind: 'dialog'; text: string }
  | { kind: 'toast'; text: string }
  | { kind: 'form'; failure: ApiFailure }
  | { kind: 'unexpected'; error: unknown }
  | { kind: 'ignore' };

type Situation = { intent: 'read' | 'write'; online: boolean };

export function reactionTo(error: unknown, { intent, online }: Situation): Reaction {
  if (isCancelled(error)) return { kind: 'ignore' };
  if (!isApiFailure(error)) return { kind: 'unexpected', error };
  // The offline dialog is already open, and what failed is asked again when the connection is back.
  if (error.status === NO_ANSWER && !online) return { kind: 'ignore' };
  switch (error.status) {
    case 401:
    case 403:
      if (error.code === 'no_permission') return { kind: 'no-permission', failure: error };
      if (error.code === 'SESSION_LOCKED') return { kind: 'locked', failure: error };
      // A public call refused (a blocked address at the door): there is no better door to send the person to.
      return error.isPublic ? told('dialog', error) : { kind: 'sign-in', failure: error };
    case 422:
      return intent === 'write' ? { kind: 'form', failure: error } : told('dialog', error);
    case 409:
    case 501:
      return told('dialog', error);
    case 404:
    case 429:
      return told('toast', error);
    default:
      return { kind: 'unexpected', error };
  }
}

/** A status without a sentence tells the person nothing, so it counts as unexpected. */
const told = (kind: 'dialog' | 'toast', failure: ApiFailure): Reaction =>
  failure.message ? { kind, text: failure.message } : { kind: 'unexpected', error: failure };

/** Given up by us: a request that was aborted, or a query that was thrown away while its answer was on the way. */
const isCancelled = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') || error instanceof CancelledError;

export type Reactions = {
  toSignIn: (failure: ApiFailure) => void;
  toNoPermission: (failure: ApiFailure) => void;
  toLockScreen: (failure: ApiFailure) => void;
  showDialog: (text: string) => void;
  showToast: (text: string) => void;
  showUnexpected: (error: unknown) => void;
};

let reactions: Reactions | undefined;

/** The app gives the policy its hands once, at the start. */
export const connectFailurePolicy = (hands: Reactions): void => {
  reactions = hands;
};

const claimed = new WeakSet<ApiFailure>();

/** A form says: I show this one. `applyFieldErrors` does it for you. */
export const claimFailure = (failure: ApiFailure): void => {
  claimed.add(failure);
};

export function reactToFailure(error: unknown, intent: Situation['intent']): void {
  const reaction = reactionTo(error, { intent, online: navigator.onLine });
  switch (reaction.kind) {
    case 'ignore':
      return;
    case 'sign-in':
      return reactions?.toSignIn(reaction.failure);
    case 'no-permission':
      return reactions?.toNoPermission(reaction.failure);
    case 'locked':
      return reactions?.toLockScreen(reaction.failure);
    case 'dialog':
      return reactions?.showDialog(reaction.text);
    case 'toast':
      return reactions?.showToast(reaction.text);
    case 'form':
      return leaveToForm(reaction.failure);
    case 'unexpected':
      return reactions?.showUnexpected(reaction.error);
  }
}

/** A refusal that no form claims within this turn is still told: a button without fields must not fail in silence. */
function leaveToForm(failure: ApiFailure): void {
  setTimeout(() => {
    if (claimed.has(failure)) return;
    const texts = Object.values(failure.errors).flat();
    reactions?.showDialog(texts.length > 0 ? texts.join('\n') : failure.message);
  }, 0);
}
