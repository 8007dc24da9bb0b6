import type { listingCountsContract } from '@rawnaq/domain/property-listings/listings.contract';
import type { BareOf } from '../../../lib/api-client/bare-endpoint';
import { call } from '../../../lib/api-client/call';

type Visit = 'views' | 'calls' | 'chats';
const WAYS: readonly Visit[] = ['calls', 'chats'];

/** The contract's entry without its schemas, which nobody needs here. */
export const countEndpoint: BareOf<(typeof listingCountsContract)['count']> = {
  areas: ['public'],
  access: 'public',
  method: 'POST',
  path: 'stays/count',
  idempotent: false,
};

/** A look counts when the page was in sight for a moment, once for each tab; calls and messages when they are begun. */
const A_LOOK_MS = 2000;

export function countVisits(): void {
  const place = document.querySelector<HTMLElement>('[data-stay]')?.dataset['stay'];
  if (!place) return;
  const seen = `rawnaq.stays.seen.${place}`;
  setTimeout(() => {
    if (document.visibilityState !== 'visible' || isKnown(seen)) return;
    send(place, 'views');
  }, A_LOOK_MS);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-counts]') : null;
    const what = WAYS.find((way) => way === link?.dataset['counts']);
    if (what) send(place, what);
  });
}

/** Also says so for the next time. */
function isKnown(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage a reload is one more look.
  }
  return false;
}

/** Nobody waits for its answer. */
function send(unique_id: string, what: Visit): void {
  call(countEndpoint, { unique_id, what }).catch(() => undefined);
}
