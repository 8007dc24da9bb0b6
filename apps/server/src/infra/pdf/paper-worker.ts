import { parentPort, workerData } from 'node:worker_threads';
import { drawPaper } from './draw-paper';
import { drawTable } from './draw-table';
import { openFont } from './open-font';
import type { FontFiles, PaperOutcome, PdfOrder } from './render-paper';

/**
 * The thread documents are drawn in, one after the other. Reading a font takes longer than drawing with it, so both
 * stay open.
 */
const files = workerData as FontFiles;
const fonts = { regular: openFont(files.regular), bold: openFont(files.bold) };

parentPort!.on('message', (order: PdfOrder) => {
  void ('table' in order ? drawTable(order.table, fonts) : drawPaper(order, fonts)).then(
    (bytes) => parentPort!.postMessage({ bytes } satisfies PaperOutcome),
    (error: unknown) => parentPort!.postMessage({ problem: String(error) } satisfies PaperOutcome),
  );
});
