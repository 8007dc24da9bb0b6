/** What a sheet may be. Whatever wants more is no list that a person made. */
export const SHEET_LIMITS = {
  /** 10,000 full rows unpack to about 10 MB. */
  unpackedBytes: 50 * 1024 * 1024,
  columns: 60,
  /** As in a spreadsheet's own cell. */
  lettersInCell: 32_767,
  letters: 10_000_000,
  /** Shared words, and looks of cells: more than cells that may be read. */
  words: 700_000,
  styles: 70_000,
} as const;

export type SheetProblem = 'too long' | 'unreadable';

export class SheetRefused extends Error {
  constructor(readonly problem: SheetProblem) {
    super(problem);
  }
}
