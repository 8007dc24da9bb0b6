import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { sql, type RawBuilder } from 'kysely';

const DIGITS = '0123456789';
/** Letters and digits that are written for each other, and below them what they are found by; the rest falls away. */
const WRITTEN = `آأإٱىئةؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`;
const FOUND_BY = `ااااييهو${DIGITS}${DIGITS}`;
const VOWELS = Array.from({ length: 0x65f - 0x64b + 1 }, (_, place) => String.fromCodePoint(0x64b + place)).join('');
const LEFT_OUT = `\u0640${VOWELS}\u0670\u0621`;

/** `toSearchKey` of a text that is kept as it was typed. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(lower(${text}), ${WRITTEN + LEFT_OUT}, ${FOUND_BY})`;

/**
 * Whether a text holds what was typed, large or small, whichever of the letters written for each other either of them
 * has.
 */
export const holdsText = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  isFoldable(typed)
    ? sql<boolean>`${folded(text)} like ${holding(toSearchKey(typed))}`
    : sql<boolean>`${text} ilike ${holding(typed)}`;

const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Only these are written in more than one way: whoever types others does not wait for the folding. */
const isFoldable = (typed: string): boolean => /[\u0600-\u06FF]/.test(typed) && toSearchKey(typed) !== '';

/**
 * What an index of texts as they were typed can be asked, any sign standing where there is more than one way to write
 * it, and how many signs in a row it knows for sure. Texts with vowel marks are not found by it.
 */
export function patternFor(typed: string): [pattern: string, known: number] {
  if (!isFoldable(typed)) return [holding(typed), typed.length];
  const pattern = holding(toSearchKey(typed)).replace(/[\u0627\u064A\u0647\u0648]/g, '_');
  return [pattern, Math.max(...pattern.split(/[%_]/).map((part) => part.length))];
}
