import { parentPort, workerData } from 'node:worker_threads';
import { newGrid } from './grid';
import { parseCsv } from './parse-csv';
import type { SheetOrder, SheetOutcome } from './read-rows';
import { SheetRefused } from './sheet-limits';
import { readXlsx } from './xlsx-rows';

/** The thread a sheet is read in. It lives for one sheet, and whatever the sheet does to it ends here. */
const { kind, bytes, mostRows } = workerData as SheetOrder;
parentPort!.postMessage(read());

function read(): SheetOutcome {
  const grid = newGrid(mostRows);
  try {
    if (kind === 'xlsx') readXlsx(Buffer.from(bytes), grid);
    else parseCsv(textOf(bytes).replace(/^\uFEFF/, ''), grid.put);
    return { rows: grid.rows() };
  } catch (error) {
    return { problem: error instanceof SheetRefused ? error.problem : 'unreadable' };
  }
}

/** Spreadsheets in Arabic still save CSV in the old Windows letters. */
function textOf(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1256').decode(content);
  }
}
