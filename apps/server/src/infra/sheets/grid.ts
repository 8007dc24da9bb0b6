import type { SheetRow } from '@rawnaq/domain/customers/customer-import.rules';
import { SHEET_LIMITS, SheetRefused } from './sheet-limits';

/** Rows as they come in. A cell says itself where it stands, so its place is judged before any room is made for it. */
export type Grid = {
  /** Both from 0. */
  put: (row: number, column: number, text: string) => void;
  rows: () => SheetRow[];
};

export function newGrid(mostRows: number): Grid {
  const filled = new Map<number, (string | null)[]>();
  let last = -1;
  let letters = 0;
  return {
    put(row, column, given) {
      if (column >= SHEET_LIMITS.columns) return;
      // What the database can't keep is no text of a person.
      const text = given
        .slice(0, SHEET_LIMITS.lettersInCell)
        .replaceAll('\0', '')
        .replace(/\p{Surrogate}/gu, '');
      if (text.trim() === '') return;
      if (row >= mostRows) throw new SheetRefused('too long');
      letters += text.length;
      if (letters > SHEET_LIMITS.letters) throw new SheetRefused('unreadable');
      const cells = filled.get(row) ?? [];
      while (cells.length < column) cells.push(null);
      cells[column] = text;
      filled.set(row, cells);
      last = Math.max(last, row);
    },
    rows: () => Array.from({ length: last + 1 }, (_, row) => filled.get(row) ?? []),
  };
}
