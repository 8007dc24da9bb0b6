import { openArchive } from './archive';
import type { Grid } from './grid';
import { readXml } from './read-xml';
import { SHEET_LIMITS } from './sheet-limits';
import { openWorkbook, type Workbook } from './xlsx-workbook';

type Cell = { row: number; column: number; kind: string; style: number; text: string };

/** The first sheet, cell by cell. Formulas are never worked out: a cell is the value the file holds. */
export function readXlsx(bytes: Buffer, grid: Grid): void {
  const book = openWorkbook(openArchive(bytes, SHEET_LIMITS.unpackedBytes));
  let [row, column] = [-1, -1];
  let cell: Cell | undefined;
  let inValue = false;
  readXml(book.sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = numberOr(attributes()['r'], row + 2) - 1;
        column = -1;
      } else if (name === 'c') {
        const { r, t = 'n', s } = attributes();
        const place = placeOf(r);
        [row, column] = [place?.row ?? row, place?.column ?? column + 1];
        cell = { row, column, kind: t, style: numberOr(s, 0), text: '' };
      } else if (name === 'v' || name === 't') inValue = cell !== undefined;
    },
    text(text) {
      if (cell && inValue && cell.text.length < SHEET_LIMITS.lettersInCell) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c' && cell) {
        grid.put(cell.row, cell.column, textOf(cell, book));
        cell = undefined;
      }
    },
  });
}

const numberOr = (text: string | undefined, otherwise: number): number => {
  const number = Number(text);
  return text !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : otherwise;
};

const LETTERS = 26;

/** `B12`: the second column of the twelfth row. */
function placeOf(address: string | undefined): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address ?? '') ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** Mobiles are often stored as numbers, and dates as days. */
function textOf({ kind, style, text }: Cell, book: Workbook): string {
  if (kind === 's') return book.strings[numberOr(text, -1)] ?? '';
  if (kind === 'b') return text === '1' ? 'true' : 'false';
  if (kind === 'd') return text.slice(0, 'yyyy-mm-dd'.length);
  if (kind === 'e') return '';
  const number = Number(text);
  if (kind !== 'n' || text.trim() === '' || !Number.isFinite(number)) return text;
  return (book.isDate[style] && dateOf(number, book.from1904)) || plainNumber(number);
}

const plainNumber = (number: number): string => (Number.isInteger(number) ? BigInt(number).toString() : String(number));

const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;
/** The first spreadsheets took 1900 for a leap year; since then days are counted as if it had been one. */
const FALSE_LEAP_DAY = 60;

function dateOf(days: number, from1904: boolean): string | undefined {
  const whole = Math.floor(days);
  if (whole < 1 || whole > LAST_DAY) return undefined;
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < FALSE_LEAP_DAY ? 31 : 30);
  return new Date(start + whole * DAY_MS).toISOString().slice(0, 10);
}
