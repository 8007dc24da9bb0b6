import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';
/** A stretch of one direction, in the order its letters are read. */
export type Run = { text: string; rtl: boolean };
/** Runs from the left edge to the right one with their widths, and the text as it is read. */
export type Line = { runs: (Run & { width: number })[]; width: number; text: string };
export type Measure = (run: Run) => number;

const bidi = bidiFactory();
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
type Span = { start: number; end: number };

/**
 * Breaks a text into lines and puts each in the order it is seen (Unicode's bidirectional algorithm): numbers and
 * Latin words inside Arabic keep their own order, and brackets turn with their direction.
 */
export function layLines(text: string, direction: Direction, width: number, measure: Measure): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const { levels } = bidi.getEmbeddingLevels(paragraph, direction);
    const measured = (span: Span): Line['runs'] =>
      runsOf(paragraph, levels, span).map((run) => ({ ...run, width: measure(run) }));
    const space = measure({ text: ' ', rtl: false });
    const spans = breakLines(paragraph, { width, space, widthOf: (span) => widthOf(measured(span)) });
    return spans.map((span) => {
      const runs = measured(span);
      const read = paragraph.slice(span.start, span.end).replace(DIRECTION_MARKS, '');
      return { runs, width: widthOf(runs), text: read };
    });
  });
}

const widthOf = (runs: Line['runs']): number => runs.reduce((sum, run) => sum + run.width, 0);

type Column = { width: number; space: number; widthOf: (span: Span) => number };

/** Words are measured one by one: a line grown word by word would be shaped anew each time. */
function breakLines(text: string, column: Column): Span[] {
  const lines: Span[] = [];
  let filled = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const span = { start: index, end: index + word.length };
    const needed = column.widthOf(span);
    const line = lines.at(-1);
    const gap = line ? (span.start - line.end) * column.space : 0;
    if (line && filled + gap + needed <= column.width) {
      line.end = span.end;
      filled += gap + needed;
      continue;
    }
    const pieces = needed <= column.width ? [span] : pieceWord(text, span, column);
    lines.push(...pieces);
    filled = pieces.length === 1 ? needed : column.widthOf(pieces.at(-1)!);
  }
  return lines.length > 0 ? lines : [{ start: 0, end: 0 }];
}

/**
 * A word that is wider than the column is broken wherever it has to be: letters are widest when they stand alone.
 */
function pieceWord(text: string, word: Span, { width, widthOf }: Column): Span[] {
  const pieces: Span[] = [];
  let filled = 0;
  for (const { index, segment } of letters.segment(text.slice(word.start, word.end))) {
    const letter = { start: word.start + index, end: word.start + index + segment.length };
    const needed = widthOf(letter);
    const piece = pieces.at(-1);
    if (piece && filled + needed <= width) {
      piece.end = letter.end;
      filled += needed;
    } else {
      pieces.push(letter);
      filled = needed;
    }
  }
  return pieces;
}

/** Rule L2: from the highest level down, whatever lies at it or above is turned round. */
function runsOf(text: string, levels: Uint8Array, { start, end }: Span): Run[] {
  const stretches: (Span & { level: number })[] = [];
  for (let place = start; place < end; place += 1) {
    const last = stretches.at(-1);
    if (last && last.level === levels[place]) last.end = place + 1;
    else stretches.push({ start: place, end: place + 1, level: levels[place]! });
  }
  for (let level = Math.max(0, ...stretches.map((stretch) => stretch.level)); level > 0; level -= 1)
    turnFrom(stretches, level);
  return stretches
    .map((stretch) => runOf(text.slice(stretch.start, stretch.end), stretch.level % 2 === 1))
    .filter((run) => run.text !== '');
}

function turnFrom(stretches: { level: number }[], level: number): void {
  for (let first = 0; first < stretches.length; first += 1) {
    let last = first;
    while (last < stretches.length && stretches[last]!.level >= level) last += 1;
    stretches.splice(first, last - first, ...stretches.slice(first, last).reverse());
    first = Math.max(first, last - 1);
  }
}

const DIRECTION_MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/g;

function runOf(marked: string, rtl: boolean): Run {
  const text = marked.replace(DIRECTION_MARKS, '');
  if (!rtl) return { text, rtl };
  const mirrored = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  // The font turns Arabic letters round by itself; spaces and signs alone it takes for Latin.
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return { text: (isArabic ? mirrored : mirrored.reverse()).join(''), rtl };
}
