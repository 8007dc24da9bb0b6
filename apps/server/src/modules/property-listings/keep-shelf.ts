import type { Tx } from '../../db/database';
import { apart, type Services } from '../../services';
import { changesAfter, newestChange, shelvedAfter, shelvedOf } from './listing-changes.repo';
import { createShelf, type Shelf } from './listing-shelf';

type Kept = { shelf: Shelf; version: number; renewing?: Promise<void> };

/** Each process has its own, filled by the first search. */
const kept = new WeakMap<Services, Kept>();
/** Read at once. */
const CHUNK = 2_000;

/** All listings as they are now: what was committed before this search began is on it. */
export async function shelfOf(services: Services, tx: Tx): Promise<Shelf> {
  const known = kept.get(services) ?? { shelf: createShelf(), version: -1 };
  kept.set(services, known);
  const version = await newestChange(tx);
  // One renews it for all who wait, in a transaction of its own: hers may end before it is done. The first that is
  // waited for may have begun before this change.
  for (let turn = 0; turn < 2 && known.version !== version; turn += 1) {
    known.renewing ??= apart(services, (own) => renew(own, known)).finally(() => {
      delete known.renewing;
    });
    await known.renewing;
  }
  return known.shelf;
}

async function renew(tx: Tx, known: Kept): Promise<void> {
  const version = await newestChange(tx);
  // A database that was put back to an earlier day has fewer changes than are known.
  if (known.version < 0 || version < known.version || known.shelf.isWorn()) known.shelf = await filledShelf(tx);
  else {
    const changed = await changesAfter(tx, known.version);
    const listings = new Map((await shelvedOf(tx, changed)).map((listing) => [listing.unique_id, listing]));
    for (const id of changed) {
      const listing = listings.get(id);
      if (listing) known.shelf.put(listing);
      else known.shelf.drop(id);
    }
  }
  known.version = version;
}

async function filledShelf(tx: Tx): Promise<Shelf> {
  const shelf = createShelf();
  let last = '';
  for (let full = true; full;) {
    const listings = await shelvedAfter(tx, last, CHUNK);
    for (const listing of listings) shelf.put(listing);
    last = listings.at(-1)?.unique_id ?? last;
    full = listings.length === CHUNK;
  }
  return shelf;
}
