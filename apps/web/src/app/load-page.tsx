import { createPath, type DataRouter } from 'react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '../lib/language/i18n';
import { CHUNK_LOAD_TIMEOUT } from '../lib/timing';
import { PageTitle } from './page-title';
import type { TableRow } from './route-table';

const RESCUE_KEY = 'rawnaq.chunk-rescue';
const RESCUE_ONCE_WITHIN = 60_000;

/** Loads a page and its texts together. */
export async function loadPage(row: TableRow, currentRouter: () => DataRouter): Promise<{ Component: ComponentType }> {
  try {
    const [Page] = await Promise.all([withinTime(row.page()), withinTime(loadTexts(row.feature))]);
    return {
      Component: () => (
        <>
          <PageTitle title={row.title} />
          <Page />
        </>
      ),
    };
  } catch (error) {
    return rescue(error, currentRouter());
  }
}

/**
 * A chunk that is gone was most likely replaced by a new release: the whole document is loaded again at the page the
 * person wanted (a plain reload would return to the page they left). Tried once, so that a broken release does not
 * spin.
 */
function rescue(error: unknown, router: DataRouter): Promise<never> {
  const { navigation } = router.state;
  const target = navigation.location ? createPath(navigation.location) : createPath(window.location);
  if (wasTriedNow(target)) throw error;
  sessionStorage.setItem(RESCUE_KEY, JSON.stringify({ target, at: Date.now() }));
  window.location.assign(target);
  return new Promise(() => undefined);
}

function wasTriedNow(target: string): boolean {
  const last = JSON.parse(sessionStorage.getItem(RESCUE_KEY) ?? '{}') as { target?: string; at?: number };
  return last.target === target && Date.now() - (last.at ?? 0) < RESCUE_ONCE_WITHIN;
}

function withinTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long to load')), CHUNK_LOAD_TIMEOUT);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
