import { directionOf } from '@rawnaq/domain/kernel/localized';
import { PAPER_DOTS } from './esc-pos';
import type { Receipt, ReceiptRow } from './receipt';

const EDGE = 8;
const SIZES = { small: 21, normal: 25, large: 36 } as const;
/** Cairo is tall: less would cut the dots of yaa. */
const LINE_HEIGHT = 1.6;
const RULE_HEIGHT = 20;
const CODE_SHARE = 0.47;
const GAP = 16;

type Brush = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'direction' | 'textAlign' | 'textBaseline' | 'measureText' | 'fillText' | 'fillRect'
>;

/**
 * Draws a receipt as wide as its paper. The browser joins and orders the letters, so that Arabic is right on any
 * printer.
 */
export async function paintReceipt(receipt: Receipt): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser can not draw');
  canvas.width = PAPER_DOTS;
  canvas.height = drawReceipt(brush, receipt, 'measure');
  // A canvas forgets its brush when its size changes.
  drawReceipt(brush, receipt, 'draw');
  return canvas;
}

/** Answers how high it is. */
export function drawReceipt(brush: Brush, { language, rows }: Receipt, mode: 'measure' | 'draw'): number {
  const isRtl = directionOf(language) === 'rtl';
  const edges = isRtl ? { start: PAPER_DOTS - EDGE, end: EDGE } : { start: EDGE, end: PAPER_DOTS - EDGE };
  const write = (text: string, x: number, y: number, align: CanvasTextAlign) => {
    brush.textAlign = align;
    if (mode === 'draw') brush.fillText(text, x, y);
  };
  brush.direction = isRtl ? 'rtl' : 'ltr';
  brush.textBaseline = 'middle';
  if (mode === 'draw') brush.fillStyle = '#000';
  let y = EDGE;
  for (const row of rows) {
    if (row.kind === 'rule') {
      if (mode === 'draw') brush.fillRect(EDGE, y + RULE_HEIGHT / 2 - 1, PAPER_DOTS - 2 * EDGE, 2);
      y += RULE_HEIGHT;
    } else if (row.kind === 'code') {
      y += drawCode(brush, row.squares, y, mode);
    } else {
      const size = SIZES[row.size ?? 'normal'];
      brush.font = `${row.bold ? 700 : 500} ${size}px 'Cairo Variable', Cairo, sans-serif`;
      const lines = linesOf(brush, row);
      lines.forEach((line, index) => {
        const middle = y + size * LINE_HEIGHT * (index + 0.5);
        if (row.kind === 'text' && row.align === 'center') write(line, PAPER_DOTS / 2, middle, 'center');
        else write(line, edges.start, middle, 'start');
        if (row.kind === 'pair' && index === 0) write(row.end, edges.end, middle, 'end');
      });
      y += size * LINE_HEIGHT * lines.length;
    }
  }
  return Math.ceil(y + EDGE);
}

/** A name too long for its row goes on below; the amount beside it stays in the first line. */
function linesOf(brush: Brush, row: Extract<ReceiptRow, { kind: 'text' | 'pair' }>): string[] {
  const beside = row.kind === 'pair' ? brush.measureText(row.end).width + GAP : 0;
  const room = PAPER_DOTS - 2 * EDGE - beside;
  const lines: string[] = [];
  for (const word of (row.kind === 'pair' ? row.start : row.text).split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (brush.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawCode(
  brush: Brush,
  squares: readonly (readonly boolean[])[],
  top: number,
  mode: 'measure' | 'draw',
): number {
  // Whole dots for each square: a scanner reads straight edges better than a bigger code.
  const side = Math.max(1, Math.floor((PAPER_DOTS * CODE_SHARE) / Math.max(1, squares.length)));
  const start = Math.floor((PAPER_DOTS - side * squares.length) / 2);
  if (mode === 'draw')
    squares.forEach((row, y) =>
      row.forEach((dark, x) => dark && brush.fillRect(start + x * side, top + GAP + y * side, side, side)),
    );
  return side * squares.length + 2 * GAP;
}
