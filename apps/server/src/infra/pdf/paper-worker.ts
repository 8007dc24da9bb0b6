import { parentPort, workerData } from 'node:worker_threads';
import { drawContract } from './draw-contract';
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

function drawOrder(order: PdfOrder): Promise<Uint8Array> {
  if ('table' in order) return drawTable(order.table, fonts);
  return 'contract' in order ? drawContract(order.contract, fonts) : drawPaper(order, fonts);
}

parentPort!.on('message', (order: PdfOrder) => {
  void drawOrder(order).then(
    (bytes) => parentPort!.postMessage({ bytes } satisfies PaperOutcome),
    (error: unknown) => parentPort!.postMessage({ problem: String(error) } satisfies PaperOutcome),
  );
});
