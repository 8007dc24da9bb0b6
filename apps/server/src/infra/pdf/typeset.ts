import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
import type { OpenFont } from 'fontkit';
import { layLines, type Direction, type Line, type Run } from './text-lines';

export type Weight = 'regular' | 'bold';
export type TextStyle = {
  direction: Direction;
  size: number;
  weight?: Weight;
  color?: string;
  /** Towards which side of the column, as the direction reads. */
  align?: 'start' | 'center' | 'end';
};
export type Fonts = Record<Weight, OpenFont>;
export type Typesetter = { lay: (text: string, width: number, style: TextStyle) => Line[] };

/** More than any text that a form of ours takes. */
const MOST_LETTERS = 4000;

/** Lays texts in columns. What was laid once is remembered: a text is measured for its height before it is placed. */
export function newTypesetter(fonts: Fonts): Typesetter {
  const laid = new Map<string, Line[]>();
  const widths = new Map<string, number>();
  /** Of letters of one point. */
  const widthOf = (text: string, weight: Weight): number => {
    const key = weight + text;
    const font = fonts[weight];
    const width = widths.get(key) ?? font.layout(text, []).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return width;
  };
  return {
    lay(text, width, { direction, size, weight = 'regular' }) {
      const key = [direction, size, weight, width, text].join('|');
      const measure = (run: Run): number => widthOf(run.text, weight) * size;
      const lines = laid.get(key) ?? layLines(printable(text, fonts.regular), direction, width, measure);
      laid.set(key, lines);
      return lines;
    },
  };
}

/** What the font can draw. Signs without a glyph (emoji, other alphabets) would be empty boxes; orders to turn the line round are no text. */
function printable(text: string, font: OpenFont): string {
  const spaced = text
    .slice(0, MOST_LETTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u00a0]+/g, ' ');
  const whole = toLatinDigits(spaced)
    .replace(READY_SHAPED, (letter) => letter.normalize('NFKC'))
    .normalize('NFC');
  return [...whole].filter((letter) => isPrinted(letter, font)).join('');
}

/** Arabic as old programs stored it, a sign for each shape of a letter: the font shapes the letter itself. */
const READY_SHAPED = /[\uFB50-\uFBFF\uFE70-\uFEFC]/g;

const isPrinted = (letter: string, font: OpenFont): boolean =>
  /[\n\u2066-\u2069]/.test(letter) ||
  (!/[\u202A-\u202E]/.test(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0)!));
