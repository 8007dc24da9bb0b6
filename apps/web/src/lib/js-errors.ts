import type { jsErrorTypes } from '@rawnaq/domain/js-errors/js-error.states';
import { call, isApiFailure } from './api-client';
import { shellEndpoints } from './shell-endpoints';
import { kindOfPath } from './tokens';

const MOST_REPORTS_PER_PAGE = 10;
/** The first page has no room for the list itself; a code that is not the list's does not compile. */
const SCREEN_OF: (typeof jsErrorTypes)['codes'] = { merchant: 1, platform: 2 };
const reported = new Set<string>();

/** Tells the platform staff about an unexpected error. Never throws, and tells the same thing once per page load. */
export async function reportJsError(error: unknown, routeName: string | undefined): Promise<void> {
  const text = describe(error);
  if (reported.has(text) || reported.size >= MOST_REPORTS_PER_PAGE) return;
  reported.add(text);
  const isManager = kindOfPath(window.location.pathname) === 'manager';
  const report = {
    type: isManager ? SCREEN_OF.platform : SCREEN_OF.merchant,
    error: text,
    route_name: routeName ?? window.location.pathname.slice(0, 200),
    dateAndTime: new Date().toISOString(),
    userAgent: navigator.userAgent.slice(0, 500),
  };
  await call(shellEndpoints.addJsError, report, { area: isManager ? 'manager' : 'merchant', keepalive: true }).catch(
    () => undefined,
  );
}

const LONGEST_TEXT = 8000;

export function describe(error: unknown): string {
  if (isApiFailure(error))
    return `${error.request} → ${error.status} ${error.code} ${error.message}`.trim().slice(0, LONGEST_TEXT);
  if (error instanceof Error)
    return (
      error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`
    ).slice(0, LONGEST_TEXT);
  return String(error).slice(0, LONGEST_TEXT);
}
