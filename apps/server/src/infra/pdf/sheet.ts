import { signaturePath, type Strokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import { encode } from 'uqr';
import type PDFDocument from 'pdfkit';
import type { Line } from './text-lines';
import type { TextStyle, Typesetter } from './typeset';

/** Measures are points (72 to an inch) from the upper left corner. */
type Mark = (doc: PDFDocument) => void;
export type Page = { width: number; height: number; marks: Mark[] };

export const MILLIMETRE = 72 / 25.4;
export const INK = '#1f1d1b';
const LINE_HEIGHT = 1.5;
/** Where the letters stand in their line. */
const BASELINE = 1.06;

/** Somewhere to put things. Nothing is drawn before the page knows how high it is. */
export type Sheet = {
  /** Puts the text into a column and answers how high it became. */
  text: (text: string, at: { x: number; y: number; width: number }, style: TextStyle) => number;
  heightOf: (text: string, width: number, style: TextStyle) => number;
  widthOf: (text: string, style: TextStyle) => number;
  rule: (
    at: { x: number; y: number; width: number },
    look?: { thickness?: number; color?: string; dashed?: boolean },
  ) => void;
  box: (at: Area, color: string) => void;
  qr: (text: string, at: { x: number; y: number; side: number }) => void;
  image: (bytes: Uint8Array, at: Area) => void;
  /** What a pen drew; `width` is that of one of its units. */
  strokes: (strokes: Strokes, at: { x: number; y: number; width: number }) => void;
};

export function newSheet(page: Page, typesetter: Typesetter): Sheet {
  const put = (mark: Mark): void => void page.marks.push(mark);
  return {
    text(text, { x, y, width }, style) {
      const lines = typesetter.lay(text, width, style);
      for (const [place, line] of lines.entries()) {
        const baseline = y + style.size * (place * LINE_HEIGHT + BASELINE);
        put((doc) => drawLine(doc, line, startOf(line, x, width, style), baseline, style));
      }
      return lines.length * style.size * LINE_HEIGHT;
    },
    heightOf: (text, width, style) => typesetter.lay(text, width, style).length * style.size * LINE_HEIGHT,
    widthOf: (text, style) => Math.max(...typesetter.lay(text, Infinity, style).map((line) => line.width)),
    rule({ x, y, width }, { thickness = 0.6, color = INK, dashed = false } = {}) {
      put((doc) => {
        doc.save().lineWidth(thickness);
        if (dashed) doc.dash(1.5, { space: 1.5 });
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(color)
          .restore();
      });
    },
    box: ({ x, y, width, height }, color) => put((doc) => doc.rect(x, y, width, height).fill(color)),
    qr: (text, at) => put((doc) => drawQr(doc, text, at)),
    image: (bytes, at) => put((doc) => drawImage(doc, bytes, at)),
    strokes: (strokes, at) => put((doc) => drawStrokes(doc, strokes, at)),
  };
}

/** Flush with the side its language begins at, in the middle, or with the other side. */
function startOf(line: Line, x: number, width: number, { direction, align = 'start' }: TextStyle): number {
  const rest = width - line.width;
  if (align === 'center') return x + rest / 2;
  return (align === 'start') === (direction === 'ltr') ? x : x + rest;
}

function drawLine(doc: PDFDocument, { runs, text }: Line, start: number, y: number, style: TextStyle): void {
  const options = { lineBreak: false, features: [], baseline: 'alphabetic' } as const;
  doc
    .font(style.weight ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.color ?? INK);
  // Who copies or searches gets the letters in the order they are read, not the order of the glyphs.
  doc.markContent('Span', { actual: text });
  let x = start;
  for (const run of runs) {
    doc.text(run.text, x, y, options);
    x += run.width;
  }
  doc.endMarkedContent();
}

type Area = { x: number; y: number; width: number; height: number };

/** A picture that can not be read is missed; a document that can not be had would be worse. */
function drawImage(doc: PDFDocument, bytes: Uint8Array, { x, y, width, height }: Area): void {
  try {
    doc.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  } catch {
    // Nothing was drawn yet.
  }
}

function drawStrokes(doc: PDFDocument, strokes: Strokes, at: { x: number; y: number; width: number }): void {
  doc.save().translate(at.x, at.y).scale(at.width).lineWidth(7).lineCap('round').lineJoin('round');
  doc.path(signaturePath(strokes)).stroke(INK).restore();
}

/** Dots that touch are drawn as one bar, so that no hair of white shows between them. */
function drawQr(doc: PDFDocument, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { size, data } = encode(text, { border: 0, ecc: 'M' });
  const dot = side / size;
  for (const [row, dots] of data.entries())
    for (let from = dots.indexOf(true); from >= 0; from = dots.indexOf(true, from)) {
      const white = dots.indexOf(false, from);
      const to = white < 0 ? size : white;
      doc.rect(x + from * dot, y + row * dot, (to - from) * dot, dot);
      from = to;
    }
  doc.fill('#000000');
}
