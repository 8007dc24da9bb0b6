import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import { INK, newSheet, type Page, type Sheet } from './sheet';
import { newTypesetter, type Fonts, type TextStyle, type Typesetter } from './typeset';
import { writePdf } from './write-pdf';

/** A table as it is read: every text is written out, in the language of the reader. */
export type PdfTable = {
  language: Language;
  /** Whose it is. */
  author: string;
  title: string;
  /** Beneath the title: which days, which choice, when it was made. */
  facts: readonly string[];
  figures: readonly { label: string; text: string }[];
  columns: readonly { label: string; isFigure: boolean }[];
  rows: readonly (readonly string[])[];
  /** One text for each column, when anything is added up. */
  sums: readonly string[] | null;
  made_at: string;
};

const [SHORT, LONG] = [595.28, 841.89];
const MARGIN = 34;
const GREY = '#6f675f';
const HAIR = '#d6d0c9';
const SIZE = 8;
const PAD = 4;
const FOOT = 40;
/** More columns than this, or wider ones, are read better across. */
const UPRIGHT_COLUMNS = 6;
/** Rows that say how wide a column wants to be. */
const MEASURED_ROWS = 200;
const NARROWEST = 34;

export function drawTable(table: PdfTable, fonts: Fonts): Promise<Uint8Array> {
  const { title, author, language, made_at } = table;
  return writePdf(layTable(table, newTypesetter(fonts)), { title, author, language, madeAt: new Date(made_at) }, fonts);
}

/** Begins at the side its language begins at; the headings stand again on every page. */
export function layTable(table: PdfTable, typesetter: Typesetter): Page[] {
  const isAcross = table.columns.length > UPRIGHT_COLUMNS;
  const [width, height] = isAcross ? [LONG, SHORT] : [SHORT, LONG];
  const pages: Page[] = [];
  const turn = (): Sheet => {
    const page = { width, height, marks: [] };
    pages.push(page);
    return newSheet(page, typesetter);
  };
  let sheet = turn();
  const grid = placeColumns(sheet, table, width);
  let y = layColumnHeads(sheet, table, grid, layHead(sheet, table, width));
  const put = (cells: readonly string[], look: Partial<TextStyle> = {}): void => {
    const tall = rowHeight(sheet, cells, grid, look);
    if (y + tall > height - FOOT) {
      sheet = turn();
      y = layColumnHeads(sheet, table, grid, MARGIN);
    }
    y = layRow(sheet, cells, grid, y, look);
    sheet.rule({ x: MARGIN, y, width: width - 2 * MARGIN }, { color: HAIR });
  };
  for (const row of table.rows) put(row);
  if (table.sums) put(table.sums, { weight: 'bold' });
  for (const [place, page] of pages.entries())
    layFoot(newSheet(page, typesetter), table, { place: place + 1, of: pages.length }, page);
  return pages;
}

const styleIn = ({ language }: PdfTable, size: number, look: Partial<TextStyle> = {}): TextStyle => ({
  direction: directionOf(language),
  size,
  ...look,
});

function layHead(sheet: Sheet, table: PdfTable, page: number): number {
  const at = { x: MARGIN, width: page - 2 * MARGIN };
  let y = MARGIN;
  y += sheet.text(table.author, { ...at, y }, styleIn(table, 9, { color: GREY }));
  y += sheet.text(table.title, { ...at, y }, styleIn(table, 16, { weight: 'bold' }));
  const facts = table.facts.map(isolated).join('  ·  ');
  if (facts) y += sheet.text(facts, { ...at, y }, styleIn(table, 9, { color: GREY }));
  return layFigures(sheet, table, { ...at, y: y + 8 });
}

/** As many beside each other as have room. */
function layFigures(sheet: Sheet, table: PdfTable, { x, y, width }: { x: number; y: number; width: number }): number {
  const { figures, language } = table;
  if (figures.length === 0) return y;
  const inRow = Math.min(figures.length, Math.floor(width / 110));
  const cell = width / inRow;
  let bottom = y;
  for (const [place, { label, text }] of figures.entries()) {
    const column = place % inRow;
    const top = y + Math.floor(place / inRow) * 38;
    const at = { x: language === 'ar' ? x + width - (column + 1) * cell : x + column * cell, width: cell - 10 };
    const under = top + sheet.text(label, { ...at, y: top }, styleIn(table, 8, { color: GREY }));
    bottom = Math.max(
      bottom,
      under + sheet.text(isolated(text), { ...at, y: under }, styleIn(table, 12, { weight: 'bold' })),
    );
  }
  return bottom + 10;
}

type Cell = { x: number; width: number; style: TextStyle };

/** Figures get what they need; words share what is left, by what they would take. */
function placeColumns(sheet: Sheet, table: PdfTable, page: number): Cell[] {
  const room = page - 2 * MARGIN;
  const measured = table.rows.slice(0, MEASURED_ROWS);
  const wanted = table.columns.map(({ label }, place) => {
    const texts = [...measured.map((row) => row[place]!), table.sums?.[place] ?? ''];
    const widest = Math.max(0, ...texts.map((text) => sheet.widthOf(text, styleIn(table, SIZE, { weight: 'bold' }))));
    // A heading may take two lines, a word of it not.
    const words = label.split(' ').map((word) => sheet.widthOf(word, styleIn(table, SIZE, { weight: 'bold' })));
    return Math.max(NARROWEST, widest, ...words) + 2 * PAD;
  });
  const widths = shareRoom(
    wanted,
    table.columns.map(({ isFigure }) => isFigure),
    room,
  );
  let taken = 0;
  return table.columns.map(({ isFigure }, place) => {
    const width = widths[place]!;
    const x = table.language === 'ar' ? page - MARGIN - taken - width : MARGIN + taken;
    taken += width;
    return { x, width, style: styleIn(table, SIZE, { align: isFigure ? 'end' : 'start' }) };
  });
}

export function shareRoom(wanted: readonly number[], isFixed: readonly boolean[], room: number): number[] {
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const fixed = sum(wanted.filter((_, place) => isFixed[place]));
  const loose = sum(wanted.filter((_, place) => !isFixed[place]));
  // Without words that could give way, or where they would be left with nothing, everybody gives the same part.
  if (loose === 0 || room - fixed < loose / 3) return wanted.map((width) => (width * room) / (fixed + loose));
  return wanted.map((width, place) => (isFixed[place] ? width : (width * (room - fixed)) / loose));
}

const inner = ({ x, width }: Cell): { x: number; width: number } => ({ x: x + PAD, width: width - 2 * PAD });

function rowHeight(sheet: Sheet, cells: readonly string[], grid: readonly Cell[], look: Partial<TextStyle>): number {
  const heights = grid.map((cell, place) =>
    sheet.heightOf(cells[place] ?? '', inner(cell).width, { ...cell.style, ...look }),
  );
  return Math.max(...heights) + 6;
}

function layRow(
  sheet: Sheet,
  cells: readonly string[],
  grid: readonly Cell[],
  y: number,
  look: Partial<TextStyle>,
): number {
  for (const [place, cell] of grid.entries()) {
    const text = cells[place] ?? '';
    if (text) sheet.text(text, { ...inner(cell), y: y + 3 }, { ...cell.style, ...look });
  }
  return y + rowHeight(sheet, cells, grid, look);
}

function layColumnHeads(sheet: Sheet, { columns }: PdfTable, grid: readonly Cell[], y: number): number {
  const labels = columns.map(({ label }) => label);
  const look = { weight: 'bold', color: INK } as const;
  const from = Math.min(...grid.map(({ x }) => x));
  const width = grid.reduce((all, cell) => all + cell.width, 0);
  sheet.box({ x: from, y, width, height: rowHeight(sheet, labels, grid, look) }, '#f3f1ee');
  return layRow(sheet, labels, grid, y, look);
}

function layFoot(sheet: Sheet, table: PdfTable, { place, of }: { place: number; of: number }, page: Page): void {
  const at = { x: MARGIN, y: page.height - 30, width: page.width - 2 * MARGIN };
  const count = fillPlaces(paperWords.page[table.language], { page: place, pages: of });
  sheet.text(paperWords.made_with[table.language], at, styleIn(table, 7, { color: GREY }));
  sheet.text(count, at, styleIn(table, 7, { color: GREY, align: 'end' }));
}

/** A number or a name of the other script does not turn its neighbours round. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
