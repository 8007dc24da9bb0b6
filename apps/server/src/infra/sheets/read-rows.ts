import type { SheetRow } from '@rawnaq/domain/customers/customer-import.rules';
import { newQueue } from '../queue';
import { runInThread } from '../side-program';
import { SheetRefused, type SheetProblem } from './sheet-limits';

export type SheetOrder = { kind: 'xlsx' | 'csv'; bytes: Uint8Array; mostRows: number };
export type SheetOutcome = { rows: SheetRow[] } | { problem: SheetProblem };

/** A full sheet of 10,000 rows needs about 60 MB and a second. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const LONGEST_MS = 20_000;
const queue = newQueue({ atOnce: 1, waiting: 20, waitingFromOne: 5, longestWaitMs: 30_000 });

/**
 * The rows of a sheet, read in a thread of its own with a memory of its own: the process goes on answering, whatever
 * the file is. `from`: who asks.
 */
export const readRows = (order: SheetOrder, from: string): Promise<SheetRow[]> =>
  queue.run(() => readInThread(order), from);

async function readInThread(order: SheetOrder): Promise<SheetRow[]> {
  const place = { folder: import.meta.dirname, name: 'sheet-worker' };
  const limits = { memory: MEMORY, longestMs: LONGEST_MS };
  const outcome = await runInThread<SheetOutcome>(place, order, limits).catch((): SheetOutcome => {
    return { problem: 'unreadable' };
  });
  if ('problem' in outcome) throw new SheetRefused(outcome.problem);
  return outcome.rows;
}
