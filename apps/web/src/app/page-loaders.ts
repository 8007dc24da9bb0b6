import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, pathTo, splitLanguage, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can } from '@rawnaq/domain/kernel/permissions';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiFailure } from '../lib/api-client';
import { reactToFailure } from '../lib/failure-policy';
import { endSession, knownSession, loadSession, type Session } from '../lib/session';
import { toastProblem } from '../lib/toast';
import { kindOfPath, readToken } from '../lib/tokens';
import { detourFor, signInPath } from '../lib/pages/guards';
import { homePath } from './menu';
import { areaOfAddress, routeTable } from './route-table';

type Visit = { language: Language; here: string };

/** The guard of a page: session, lock and permission, before anything of the page is shown. */
export const pageLoader =
  (name: AddressName) =>
  async (given: LoaderFunctionArgs): Promise<null> => {
    const visit = visitOf(given);
    if (areaOfAddress(name) === 'open') return null;
    const kind = kindOfPath(new URL(given.request.url).pathname);
    const session = await sessionOnEntry(kind, visit, given.request.signal);
    const detour = detourFor({ kind, access: addresses[name].access, ...visit }, session.user);
    if (detour) throw redirect(detour);
    return null;
  };

/** `/merchant` and `/manager` themselves. */
export const homeLoader =
  (kind: UserKind) =>
  async (given: LoaderFunctionArgs): Promise<never> => {
    const visit = visitOf(given);
    const { user, account } = await sessionOnEntry(kind, visit, given.request.signal);
    // A new account begins with its setup; once a step is done, or by "Finish later", the first page is the usual one.
    if (account?.wizard_progress.length === 0 && can(user.permissions, 'settings.wizard'))
      throw redirect(pathTo('merchant-wizard', visit.language));
    throw redirect(
      homePath(routeTable, {
        kind,
        language: visit.language,
        permissions: user.permissions,
        isEmployee: user.employee_id !== null,
      }),
    );
  };

/** The client's `logout` addresses: they end the session and lead to the door. */
export const logoutLoader =
  (kind: UserKind) =>
  async (given: LoaderFunctionArgs): Promise<never> => {
    const { language } = visitOf(given);
    await endSession(kind);
    throw redirect(signInPath(kind, language));
  };

/** Not a page of this app: inside the areas nobody knows it, elsewhere it is a page of the public site. */
export function unknownPageLoader({ request }: LoaderFunctionArgs): Promise<never> {
  const url = new URL(request.url);
  const { language, rest } = splitLanguage(url.pathname);
  const isOurs = /^\/(merchant|manager)(\/|$)/.test(rest) || url.pathname === window.location.pathname;
  return leaveApp(isOurs ? pathTo('not-found', language) : `${url.pathname}${url.search}${url.hash}`);
}

/**
 * Global information is loaded anew on each navigation into an area. What is known already opens the page at once; the
 * fresh answer replaces it, and the area looks again whether the page may stay.
 */
async function sessionOnEntry(kind: UserKind, { language, here }: Visit, signal: AbortSignal): Promise<Session> {
  if (!readToken(kind)) throw redirect(signInPath(kind, language, here));
  const known = knownSession(kind);
  if (known) {
    loadSession(kind).catch((error: unknown) => reactToFailure(error, 'read'));
    return known;
  }
  try {
    return await loadSession(kind, signal);
  } catch (error) {
    if (isApiFailure(error)) {
      // Who was suspended is told so at the door.
      if (error.message) toastProblem(error.message);
      throw redirect(signInPath(kind, language, here));
    }
    throw error;
  }
}

/** `/:lang?` also catches words that are no language: those addresses do not exist. */
function visitOf({ request, params }: LoaderFunctionArgs): Visit {
  const url = new URL(request.url);
  const { language, prefix } = splitLanguage(url.pathname);
  if (params['lang'] !== prefix) throw redirect(pathTo('not-found', language));
  return { language, here: `${url.pathname}${url.search}` };
}

/** Never answers: the browser is on its way to another document, and nothing should flash meanwhile. */
function leaveApp(address: string): Promise<never> {
  // The document was asked of the server already and came back as this app: asking again would go round for ever.
  if (address === window.location.pathname) throw new Error(`There is no page at ${address}`);
  window.location.assign(address);
  return new Promise(() => undefined);
}
