import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Worker } from 'node:worker_threads';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { newQueue } from '../queue';
import { startThread } from '../side-program';
import { drawableLogo } from './paper-logo';
import type { PdfContract } from './draw-contract';
import type { PaperOrder, PaperSize } from './draw-paper';
import type { PdfTable } from './draw-table';

export type FontFiles = { regular: Uint8Array; bold: Uint8Array };
export type PdfOrder = PaperOrder | { table: PdfTable } | { contract: PdfContract };
export type PaperOutcome = { bytes: Uint8Array } | { problem: string };
export type PaperLook = {
  /** Of a roll; A4 always has both. */
  language: Language;
  /** As it was uploaded; the smallest drawing of it will do. */
  logo?: Uint8Array | null;
};

/** A document of hundreds of lines needs about 60 MB and a second. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** A warm thread draws in a tenth of the time a new one needs. */
const KEEP_MS = 5 * 60_000;
/** Nobody at a till waits behind the tables of an office. */
const papers = newDrawer({ longestMs: 15_000 });
const tables = newDrawer({ longestMs: 60_000 });

/**
 * A numbered document as PDF, drawn in a thread with a memory of its own: one after the other, and whatever stands in
 * it, the process goes on
 * answering. `from`: who asks.
 */
export async function renderPaper(
  paper: Paper,
  size: PaperSize,
  { language, logo }: PaperLook,
  from: string,
): Promise<Uint8Array> {
  const drawable = logo && paper.shows.logo ? await drawableLogo(logo, from) : null;
  return await papers({ paper, size, language, logo: drawable }, from);
}

/**
 * Documents one after the other, for a file of all of them: in the line of the office, so that nobody at a till waits
 * behind them. They mostly share one logo, which is made ready once.
 */
export function paperFiler(language: Language, from: string) {
  let known: { logo: Uint8Array; drawable: Promise<Uint8Array | null> } | undefined;
  return async (paper: Paper, logo: Uint8Array | null): Promise<Uint8Array> => {
    if (logo && !(known && Buffer.compare(known.logo, logo) === 0))
      known = { logo, drawable: drawableLogo(logo, from) };
    const drawable = logo && paper.shows.logo ? await known!.drawable : null;
    return await tables({ paper, size: 'a4', language, logo: drawable }, from);
  };
}

/** A list or report as PDF. */
export const renderTable = (table: PdfTable, from: string): Promise<Uint8Array> => tables({ table }, from);

/** A contract as PDF. */
export const renderContract = (contract: PdfContract, from: string): Promise<Uint8Array> => tables({ contract }, from);

function newDrawer({ longestMs }: { longestMs: number }) {
  const queue = newQueue({ atOnce: 1, waiting: 100, waitingFromOne: 20, longestWaitMs: 2 * longestMs });
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = (worker: Worker): void => {
    if (thread === worker) thread = undefined;
    void worker.terminate();
  };

  async function draw(order: PdfOrder): Promise<Uint8Array> {
    clearTimeout(idle);
    const worker = (thread ??= startDrawer(stop));
    const outcome = await new Promise<PaperOutcome>((resolve) => {
      const settle = (result: PaperOutcome): void => {
        clearTimeout(timer);
        worker.off('message', settle).off('error', giveUp).off('exit', giveUp);
        resolve(result);
      };
      const giveUp = (reason?: unknown): void => {
        stop(worker);
        settle({ problem: String(reason) });
      };
      const timer = setTimeout(() => giveUp('too long'), longestMs);
      worker.on('message', settle).on('error', giveUp).on('exit', giveUp);
      worker.postMessage(order);
    });
    // It waits a little for the next one, and keeps nobody else from ending.
    idle = setTimeout(() => stop(worker), KEEP_MS).unref();
    if ('problem' in outcome) throw new Error(`${nameOf(order)} could not be drawn: ${outcome.problem}`);
    return outcome.bytes;
  }

  return (order: PdfOrder, from: string): Promise<Uint8Array> => queue.run(() => draw(order), from);
}

function nameOf(order: PdfOrder): string {
  if ('table' in order) return `The table ${order.table.title}`;
  return 'contract' in order ? `The contract ${order.contract.document.number}` : `The document ${order.paper.number}`;
}

function startDrawer(stop: (worker: Worker) => void): Worker {
  const worker = startThread(
    { folder: import.meta.dirname, name: 'paper-worker' },
    { workerData: fontsOfPaper(), resourceLimits: MEMORY, execArgv: [], env: {} },
  );
  // One that dies between two documents is missed by nobody: the next one starts another.
  worker.on('error', () => {}).on('exit', () => stop(worker));
  worker.unref();
  return worker;
}

const require = createRequire(import.meta.url);

/** One family with Arabic and Latin letters. What is embedded are the letters a document uses. */
const fontsOfPaper = (): FontFiles => ({
  regular: readFileSync(require.resolve('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf')),
  bold: readFileSync(require.resolve('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf')),
});
