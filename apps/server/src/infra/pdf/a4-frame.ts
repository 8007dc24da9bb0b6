import { directionOf, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { PaperRow, PaperValue } from '@rawnaq/domain/papers/paper-rows';
import { INK, type Sheet } from './sheet';
import type { TextStyle } from './typeset';

export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const MARGIN = 39;
export const INNER = WIDTH - 2 * MARGIN;
/** Below this stands the foot of every page. */
export const FLOOR = HEIGHT - 62;
export const GREY = '#6f675f';
export const HAIR = '#d6d0c9';
export const column = { x: MARGIN, width: INNER };

export const english = (size: number, look: Partial<TextStyle> = {}): TextStyle => ({
  direction: 'ltr',
  size,
  ...look,
});
export const inLanguage = (language: Language, size: number, look: Partial<TextStyle> = {}): TextStyle => ({
  direction: directionOf(language),
  size,
  ...look,
});

/** English at one side and Arabic at the other; each has half of the width. */
export function layPair(
  sheet: Sheet,
  text: Localized,
  at: { x: number; y: number; width: number },
  look: Omit<TextStyle, 'direction'>,
): number {
  const half = at.width / 2 - 4;
  return Math.max(
    sheet.text(text.en, { ...at, width: half }, inLanguage('en', look.size, look)),
    sheet.text(text.ar, { x: at.x + at.width - half, y: at.y, width: half }, inLanguage('ar', look.size, look)),
  );
}

type Row = Omit<PaperRow, 'key'>;
type Look = { size: number; strong?: { color: string }; pad?: number };

/** Rows of label, value, label. The values have the width of the widest, and the labels what remains. */
export function layRows(
  sheet: Sheet,
  rows: readonly Row[],
  at: { x: number; y: number; width: number },
  look: Look,
): number {
  const values = rows.map((row) => textsOf(row.value));
  const style = english(look.size, { weight: 'bold' });
  const widest = Math.max(0, ...values.map((texts) => sheet.widthOf(joined(texts), style)));
  const middle = Math.min(widest + 10, at.width * 0.46);
  let y = at.y;
  for (const [place, row] of rows.entries()) {
    const texts = values[place]!;
    const value = sheet.widthOf(joined(texts), style) <= middle ? joined(texts) : texts.join('\n');
    y = layRow(sheet, { ...row, value }, { ...at, y, middle }, look);
    if (place < rows.length - 1) sheet.rule({ x: at.x, y, width: at.width }, { color: HAIR });
  }
  return y;
}

function layRow(
  sheet: Sheet,
  { label, value, strong }: Row & { value: string },
  at: { x: number; y: number; width: number; middle: number },
  { size, pad = 3.5, strong: look }: Look,
): number {
  const inset = look ? 9 : 0;
  const side = (at.width - at.middle) / 2 - inset;
  const y = at.y + pad;
  const labels = { color: look?.color ?? GREY, ...(look && { weight: 'bold' as const }) };
  const weight = strong || look ? 'bold' : 'regular';
  const height = Math.max(
    sheet.text(label.en, { x: at.x + inset, y, width: side }, inLanguage('en', size, labels)),
    sheet.text(
      value,
      { x: at.x + inset + side, y, width: at.middle },
      english(size, { align: 'center', color: look?.color ?? INK, weight }),
    ),
    sheet.text(label.ar, { x: at.x + at.width - inset - side, y, width: side }, inLanguage('ar', size, labels)),
  );
  return y + height + pad;
}

/** Words in both languages, each in its own direction; once where both are the same. */
const textsOf = (value: PaperValue): string[] =>
  typeof value === 'string'
    ? [value]
    : [...new Set([value.en, value.ar])].filter(Boolean).map((text) => `\u2068${text}\u2069`);

const joined = (texts: readonly string[]): string => texts.join('  ·  ');
