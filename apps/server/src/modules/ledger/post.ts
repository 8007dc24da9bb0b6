import type { Journal } from '@rawnaq/domain/ledger/journal';
import { crashPoint } from '../../infra/crash-point';
import { addToDays, insertJournal, type Bookkeeper } from './ledger.repo';
import type { Entry, Subject } from './ledger-rows';

/** What a use case of money has to say to the books. A journal that moved nothing is none. */
export type Posted = Subject & { journal: Journal | undefined };

export const entriesOf = (posted: readonly Posted[], about: Pick<Entry, 'day' | 'created_by'>): Entry[] =>
  posted.flatMap(({ journal, ...subject }) => (journal ? [{ ...subject, ...about, journal }] : []));

/** Writes journals and counts them. Comes last in a transaction, and once. */
export async function post(ctx: Bookkeeper, entries: readonly Entry[]): Promise<void> {
  await record(ctx, entries);
  crashPoint('ledger.after-journals');
  await addToDays(ctx, entries);
}

/** Writes journals alone, while other work of the transaction goes on; `addToDays` follows last. */
export async function record(ctx: Bookkeeper, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) await insertJournal(ctx, entry);
}
