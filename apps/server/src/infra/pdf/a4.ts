import { directionOf, fillPlaces, LANGUAGES, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import {
  paperColumns,
  paperFacts,
  paperLines,
  paperQr,
  paperRemarks,
  paperSettlements,
  paperTotals,
  type PaperRow,
  type PaperValue,
  type PrintedLine,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import type { Layout } from './draw-paper';
import { INK, newSheet, type Page, type Sheet } from './sheet';
import type { TextStyle } from './typeset';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 39;
const INNER = WIDTH - 2 * MARGIN;
/** Below this stands the foot of every page. */
const FLOOR = HEIGHT - 62;
const GREY = '#6f675f';
const HAIR = '#d6d0c9';
const QR_SIDE = 106;
const LOGO_SIDE = 57;
const column = { x: MARGIN, width: INNER };

/** Both languages on one page: English begins at the left edge, Arabic at the right one, what has no language stands between them. */
export const layA4: Layout = ({ paper, logo }, typesetter) => {
  const pages: Page[] = [];
  const addPage = (): Sheet => {
    const page = { width: WIDTH, height: HEIGHT, marks: [] };
    pages.push(page);
    return newSheet(page, typesetter);
  };
  let sheet = addPage();
  let y = layHead(sheet, paper, logo);
  y = layTitle(sheet, paper, y + 14);
  y = layFacts(sheet, paper, y + 18);
  const turn = (): void => {
    sheet = addPage();
    y = layRunningHead(sheet, paper);
  };
  const figures = columnPlaces(paper);
  y = layTableHead(sheet, figures, y + 20);
  for (const [place, line] of paperLines(paper).entries()) {
    if (y + lineHeight(sheet, line, figures) > FLOOR) {
      turn();
      y = layTableHead(sheet, figures, y);
    }
    y = layLine(sheet, line, place + 1, figures, y);
  }
  for (const part of [layBottom, layTerms]) {
    if (part(newTrial(sheet), paper, y + 14) > FLOOR) turn();
    y = part(sheet, paper, y + 14);
  }
  for (const [place, page] of pages.entries()) layFoot(newSheet(page, typesetter), paper, place + 1, pages.length);
  return pages;
};

const english = (size: number, look: Partial<TextStyle> = {}): TextStyle => ({ direction: 'ltr', size, ...look });
const inLanguage = (language: Language, size: number, look: Partial<TextStyle> = {}): TextStyle => ({
  direction: directionOf(language),
  size,
  ...look,
});

function layHead(sheet: Sheet, { seller, shows }: Paper, logo: Uint8Array | null): number {
  const withLogo = logo && shows.logo ? logo : null;
  const side = (INNER - (withLogo ? LOGO_SIDE + 24 : 24)) / 2;
  let bottom = MARGIN + (withLogo ? LOGO_SIDE : 0);
  for (const language of LANGUAGES) {
    const at = { x: language === 'en' ? MARGIN : WIDTH - MARGIN - side, width: side };
    let y = MARGIN;
    y += sheet.text(seller.name[language], { ...at, y }, inLanguage(language, 13, { weight: 'bold' }));
    for (const text of [seller.address[language], seller.header[language]])
      if (text) y += sheet.text(text, { ...at, y }, inLanguage(language, 9));
    if (seller.telephone)
      y += sheet.text(seller.telephone, { ...at, y }, english(9, { align: language === 'en' ? 'start' : 'end' }));
    bottom = Math.max(bottom, y);
  }
  if (withLogo) sheet.image(withLogo, { x: (WIDTH - LOGO_SIDE) / 2, y: MARGIN, width: LOGO_SIDE, height: LOGO_SIDE });
  return bottom;
}

function layTitle(sheet: Sheet, paper: Paper, y: number): number {
  const title = paperTitle(paper);
  sheet.rule({ ...column, y }, { thickness: 0.9 });
  const bottom = y + 7 + layPair(sheet, title, { ...column, y: y + 7 }, { size: 15, weight: 'bold' }) + 7;
  sheet.rule({ ...column, y: bottom }, { thickness: 0.9 });
  return paper.cancelled ? layCancelled(sheet, bottom) : bottom;
}

function layCancelled(sheet: Sheet, y: number): number {
  sheet.box({ ...column, y, height: 24 }, '#a32f2f');
  const text = `${paperWords.cancelled.en}  ·  ${paperWords.cancelled.ar}`;
  sheet.text(text, { ...column, y: y + 3 }, english(11, { weight: 'bold', color: '#ffffff', align: 'center' }));
  return y + 24;
}

/** English at one side and Arabic at the other; each has half of the width. */
function layPair(
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

function layFacts(sheet: Sheet, paper: Paper, top: number): number {
  const qr = paperQr(paper);
  const width = qr ? INNER - QR_SIDE - 38 : INNER;
  const y = layRows(sheet, paperFacts(paper), { x: MARGIN, y: top, width }, { size: 9 });
  if (!qr) return y;
  const x = WIDTH - MARGIN - QR_SIDE - 7;
  sheet.qr(qr.text, { x, y: top + 7, side: QR_SIDE });
  let below = top + QR_SIDE + 18;
  if (qr.is === 'link')
    for (const language of LANGUAGES) {
      const at = { x: x - 8, y: below, width: QR_SIDE + 16 };
      below += sheet.text(
        paperWords.scan_link[language],
        at,
        inLanguage(language, 6.5, { align: 'center', color: GREY }),
      );
    }
  return Math.max(y, below);
}

type Look = { size: number; strong?: { color: string }; pad?: number };

/** Rows of label, value, label. The values have the width of the widest, and the labels what remains. */
function layRows(
  sheet: Sheet,
  rows: readonly PaperRow[],
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
  { label, value, strong }: PaperRow & { value: string },
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

type Figures = {
  keys: { key: keyof PrintedLine['figures']; label: Localized; x: number; width: number }[];
  words: number;
};

const NUMBER_WIDTH = 24;
const PAD = 7;

/** Figures take what their widest needs; the two descriptions share the rest. */
function columnPlaces(paper: Paper): Figures {
  const columns = paperColumns(paper);
  const lines = paperLines(paper);
  const widths = columns.map(({ key }) => {
    const longest = Math.max(
      ...lines.map(({ figures }) => Math.max(...figures[key].split('\n').map((text) => text.length))),
    );
    return Math.max(key === 'quantity' ? 34 : 46, longest * 5.2 + 2 * PAD);
  });
  let x = WIDTH - MARGIN;
  const keys = columns.map((column, place) => ({ ...column, x: 0, width: widths[place]! }));
  for (const column of keys.toReversed()) {
    x -= column.width;
    column.x = x;
  }
  return { keys, words: (x - MARGIN - NUMBER_WIDTH) / 2 };
}

function layTableHead(sheet: Sheet, { keys, words }: Figures, y: number): number {
  const height = 35;
  sheet.box({ ...column, y, height }, '#f3f1ee');
  const [x, middle] = [MARGIN + NUMBER_WIDTH, y + 10];
  const bold = (language: Language, align: 'start' | 'end' = 'start'): TextStyle =>
    inLanguage(language, 8.5, { weight: 'bold', align });
  sheet.text('#', { x: MARGIN + PAD, y: middle, width: NUMBER_WIDTH }, bold('en'));
  sheet.text(paperWords.description.en, { x, y: middle, width: words }, bold('en'));
  sheet.text(paperWords.description.ar, { x: x + words, y: middle, width: words - PAD }, bold('ar'));
  for (const { label, ...at } of keys) {
    const cell = { x: at.x, width: at.width - PAD };
    sheet.text(label.en, { ...cell, y: y + 4 }, bold('en', 'end'));
    sheet.text(label.ar, { ...cell, y: y + 17 }, bold('ar'));
  }
  return y + height;
}

const nameStyle = (language: Language): TextStyle => inLanguage(language, 9, { weight: 'bold' });
const noteStyle = (language: Language): TextStyle => inLanguage(language, 8, { color: GREY });

function lineHeight(sheet: Sheet, { name, notes }: PrintedLine, { words }: Figures): number {
  const heights = LANGUAGES.map((language) => {
    const width = words - PAD;
    const note = notes.map((text) => text[language]).join(' · ');
    return (
      sheet.heightOf(name[language], width, nameStyle(language)) +
      ((note && sheet.heightOf(note, width, noteStyle(language))) || 0)
    );
  });
  return Math.max(...heights) + 15;
}

function layLine(sheet: Sheet, line: PrintedLine, number: number, figures: Figures, top: number): number {
  const y = top + 7;
  const { keys, words } = figures;
  sheet.text(String(number), { x: MARGIN + PAD, y, width: NUMBER_WIDTH }, english(9));
  for (const language of LANGUAGES) {
    const x = MARGIN + NUMBER_WIDTH + (language === 'en' ? 0 : words);
    const at = { x, width: words - PAD };
    const height = sheet.text(line.name[language], { ...at, y }, nameStyle(language));
    const note = line.notes.map((text) => text[language]).join(' · ');
    if (note) sheet.text(note, { ...at, y: y + height }, noteStyle(language));
  }
  for (const { key, x, width } of keys) {
    const weight = key === 'gross' ? 'bold' : 'regular';
    sheet.text(line.figures[key], { x, y, width: width - PAD }, english(9, { weight, align: 'end' }));
  }
  const bottom = top + lineHeight(sheet, line, figures);
  sheet.rule({ ...column, y: bottom }, { color: HAIR });
  return bottom;
}

const GAP = 20;
const PAYMENTS = 213;
const TOTALS = INNER - PAYMENTS - GAP;

/** Payments at one side, the totals at the other. */
function layBottom(sheet: Sheet, paper: Paper, top: number): number {
  const { title, rows } = paperSettlements(paper);
  const at = { x: MARGIN, width: PAYMENTS };
  let y = top;
  if (rows.length > 0) {
    y += layPair(sheet, title, { ...at, y }, { size: 9, weight: 'bold' }) + 4;
    sheet.rule({ ...at, y }, { color: '#8f867c' });
    y = layRows(sheet, rows, { ...at, y }, { size: 9 });
  }
  for (const remark of paperRemarks(paper)) y += layPair(sheet, remark, { ...at, y: y + 5 }, { size: 8, color: GREY });
  return Math.max(y + 5, layTotals(sheet, paper, top));
}

function layTotals(sheet: Sheet, paper: Paper, top: number): number {
  const totals = paperTotals(paper);
  const at = { x: MARGIN + PAYMENTS + GAP, width: TOTALS };
  const y = layRows(sheet, totals.slice(0, -1), { ...at, y: top }, { size: 9 });
  const due = (on: Sheet): number =>
    layRows(on, totals.slice(-1), { ...at, y }, { size: 11, strong: { color: '#ffffff' }, pad: 7 });
  sheet.box({ ...at, y, height: due(newTrial(sheet)) - y }, INK);
  return due(sheet);
}

/** What the salon says at the end, in its own words. */
function layTerms(sheet: Sheet, { seller }: Paper, top: number): number {
  if (![seller.footer, seller.terms].some((text) => text.en || text.ar)) return top;
  sheet.rule({ ...column, y: top }, { color: HAIR });
  const y = top + 9;
  const footer = layPair(sheet, seller.footer, { ...column, y }, { size: 8.5, weight: 'bold' });
  return y + footer + layPair(sheet, seller.terms, { ...column, y: y + footer }, { size: 8 });
}

/** A sheet on which nothing leaves a mark. */
const newTrial = (sheet: Sheet): Sheet => ({
  ...sheet,
  text: (text, { width }, style) => sheet.heightOf(text, width, style),
  rule: () => {},
  box: () => {},
  qr: () => {},
  image: () => {},
});

function layRunningHead(sheet: Sheet, paper: Paper): number {
  const title = paperTitle(paper);
  const y = MARGIN - 12;
  const height = layPair(sheet, title, { ...column, y }, { size: 9, weight: 'bold', color: GREY });
  sheet.text(paper.number, { ...column, y }, english(9, { weight: 'bold', align: 'center' }));
  return y + height + 10;
}

function layFoot(sheet: Sheet, { salesman }: Paper, page: number, pages: number): void {
  const y = HEIGHT - 42;
  const look = { size: 8, color: GREY } as const;
  const third = INNER / 3;
  sheet.rule({ ...column, y: y - 8 }, { color: HAIR });
  const both = (text: Localized): string => `\u2068${text.en}\u2069  ·  \u2068${text.ar}\u2069`;
  const places = { page, pages };
  const count = { en: fillPlaces(paperWords.page.en, places), ar: fillPlaces(paperWords.page.ar, places) };
  const issuer = salesman && {
    en: `${paperWords.salesman.en} ${salesman.en}`,
    ar: `${paperWords.salesman.ar} ${salesman.ar}`,
  };
  if (issuer) sheet.text(both(issuer), { x: MARGIN, y, width: third }, english(look.size, look));
  sheet.text(both(count), { x: MARGIN + third, y, width: third }, english(look.size, { ...look, align: 'center' }));
  sheet.text(
    both(paperWords.made_with),
    { x: MARGIN + 2 * third, y, width: third },
    english(look.size, { ...look, align: 'end' }),
  );
}
