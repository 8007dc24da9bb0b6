import { fillPlaces, LANGUAGES, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import {
  paperFacts,
  paperLines,
  paperQr,
  paperRemarks,
  paperSettlements,
  paperTotals,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import {
  column,
  english,
  FLOOR,
  GREY,
  HAIR,
  HEIGHT,
  inLanguage,
  INNER,
  layPair,
  layRows,
  MARGIN,
  WIDTH,
} from './a4-frame';
import { columnPlaces, layLine, layTableHead, lineHeight } from './a4-table';
import type { Layout } from './draw-paper';
import { INK, newSheet, type Page, type Sheet } from './sheet';

const QR_SIDE = 106;
const LOGO_SIDE = 57;

/**
 * Both languages on one page: English begins at the left edge, Arabic at the right one, what has no language stands
 * between them.
 */
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
  strokes: () => {},
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
