import { directionOf, otherLanguage, type Localized } from '@rawnaq/domain/kernel/localized';
import {
  fromTheLeft,
  paperFacts,
  paperLines,
  paperQr,
  paperSettlements,
  paperTotals,
  type PaperRow,
  type PrintedLine,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle, rollLanguage } from '@rawnaq/domain/papers/paper-title';
import { currencyWords, paperWords } from '@rawnaq/domain/papers/paper-words';
import type { Layout, PaperOrder } from './draw-paper';
import { MILLIMETRE, newSheet, type Page, type Sheet } from './sheet';
import type { TextStyle } from './typeset';

const WIDTH = 80 * MILLIMETRE;
/** A printer of 80 mm reaches 72 of them. */
const MARGIN = 4 * MILLIMETRE;
const INNER = WIDTH - 2 * MARGIN;
const QR_SIDE = 36 * MILLIMETRE;
const LOGO_SIDE = 40;
const BLACK = '#000000';
const column = { x: MARGIN, width: INNER };

/** The receipt of a roll: black alone, in the language the salon chose with both titles, as long as it has to be. */
export const layRoll: Layout = (order, typesetter) => {
  const page: Page = { width: WIDTH, height: 0, marks: [] };
  const { paper } = order;
  const receipt = newReceipt(newSheet(page, typesetter), order);
  receipt.head();
  receipt.titles();
  receipt.rows(paperFacts(paper).filter(({ key }) => key !== 'trn'));
  if (paper.salesman) receipt.rows([{ key: 'salesman', label: paperWords.salesman, value: paper.salesman }]);
  receipt.lines();
  receipt.rows(paperTotals(paper));
  const { rows } = paperSettlements(paper);
  if (rows.length > 0) {
    receipt.rule();
    receipt.rows(rows.filter(({ key }) => key !== 'open' || paper.open > 0));
  }
  receipt.end();
  page.height = receipt.bottom();
  return [page];
};

function newReceipt(sheet: Sheet, { paper, language: chosen, logo }: PaperOrder) {
  const language = rollLanguage(paper, chosen);
  const direction = directionOf(language);
  const style = (size: number, look: Partial<TextStyle> = {}): TextStyle => ({
    direction,
    size,
    color: BLACK,
    ...look,
  });
  const say = (text: Localized): string => text[language] || text[otherLanguage(language)];
  let y = 3 * MILLIMETRE;

  const middle = (text: string, size: number, look: Partial<TextStyle> = {}): void => {
    if (text) y += sheet.text(text, { ...column, y }, style(size, { align: 'center', ...look }));
  };
  const rule = (dashed = false): void => {
    y += 3;
    sheet.rule({ ...column, y }, { color: BLACK, thickness: dashed ? 0.5 : 0.9, dashed });
    y += 3;
  };
  /** A label at the side the language begins, its value at the other. */
  const pair = (label: string, value: string, size: number, strong = false): void => {
    const bold = strong ? ({ weight: 'bold' } as const) : {};
    const needed = Math.min(sheet.widthOf(value, style(size, bold)) + 1, INNER * 0.62);
    const labels = INNER - needed - 6;
    const isArabic = direction === 'rtl';
    const [labelX, valueX] = isArabic ? [MARGIN + INNER - labels, MARGIN] : [MARGIN, MARGIN + INNER - needed];
    y += Math.max(
      sheet.text(label, { x: labelX, y, width: labels }, style(size, bold)),
      sheet.text(value, { x: valueX, y, width: needed }, style(size, { ...bold, align: 'end' })),
    );
  };
  const valueOf = ({ value }: PaperRow): string => (typeof value === 'string' ? fromTheLeft(value) : say(value));

  return {
    rule,
    bottom: () => y + 6 * MILLIMETRE,
    head() {
      const { seller, shows } = paper;
      if (logo && shows.logo) {
        sheet.image(logo, { x: (WIDTH - LOGO_SIDE) / 2, y, width: LOGO_SIDE, height: LOGO_SIDE });
        y += LOGO_SIDE + 2;
      }
      middle(say(seller.name), 12, { weight: 'bold' });
      middle(say(seller.header), 8.5);
      middle(say(seller.address), 8.5);
      if (seller.telephone) middle(fromTheLeft(seller.telephone), 8.5);
      const trn = paperFacts(paper).find(({ key }) => key === 'trn');
      if (trn) middle(`${say(trn.label)} ${fromTheLeft(seller.trn ?? '')}`, 8.5);
    },
    titles() {
      const title = paperTitle(paper);
      rule();
      middle(title[language], 10.5, { weight: 'bold' });
      const other = otherLanguage(language);
      middle(title[other], 8.5, { direction: directionOf(other) });
      if (paper.cancelled) middle(`*** ${say(paperWords.cancelled)} ***`, 10.5, { weight: 'bold' });
      rule();
    },
    rows(rows: readonly PaperRow[]) {
      for (const row of rows) {
        const isDue = row.key === 'payable';
        const unit = isDue ? ` ${say(currencyWords[paper.currency].unit)}` : '';
        pair(say(row.label), valueOf(row) + unit, isDue ? 13 : 9, row.strong);
      }
    },
    lines() {
      const printed = paperLines(paper);
      const widest = (pick: (line: PrintedLine) => string): number =>
        Math.max(0, ...printed.map((line) => sheet.widthOf(pick(line), style(9.5)))) + 2;
      const quantity = Math.max(
        30,
        widest(({ figures }) => figures.quantity),
      );
      const amount = Math.max(
        44,
        widest(({ figures }) => figures.gross),
      );
      const name = INNER - quantity - amount;
      const isArabic = direction === 'rtl';
      const places = isArabic
        ? { name: MARGIN + quantity + amount + 4, quantity: MARGIN + amount, amount: MARGIN }
        : { name: MARGIN, quantity: MARGIN + name, amount: MARGIN + name + quantity };
      rule();
      const row = (texts: [string, string, string], look: TextStyle): number => {
        const end = { ...look, align: 'end' } as const;
        return Math.max(
          sheet.text(texts[0], { x: places.name, y, width: name - 4 }, look),
          sheet.text(texts[1], { x: places.quantity, y, width: quantity }, { ...look, align: 'center' }),
          sheet.text(texts[2], { x: places.amount, y, width: amount }, end),
        );
      };
      y += row(
        [say(paperWords.item), say(paperWords.quantity), say(paperWords.amount)],
        style(8.5, { weight: 'bold' }),
      );
      rule();
      for (const [place, line] of printed.entries()) {
        const top = y;
        row(['', line.figures.quantity, line.figures.gross], style(9.5));
        y = top + sheet.text(say(line.name), { x: places.name, y, width: name - 4 }, style(9.5, { weight: 'bold' }));
        for (const note of smallPrint(line.figures, say(paperWords.line_discount), line.notes.map(say)))
          y += sheet.text(note, { x: places.name, y, width: name - 4 }, style(8.5));
        rule(place < paper.lines.length - 1);
      }
    },
    end() {
      const { seller, link } = paper;
      const qr = paperQr(paper);
      rule();
      if (qr) {
        y += 5;
        sheet.qr(qr.text, { x: (WIDTH - QR_SIDE) / 2, y, side: QR_SIDE });
        y += QR_SIDE + 8;
        if (qr.is === 'link') middle(say(paperWords.scan_link), 7.5);
      }
      middle(say(seller.footer), 9, { weight: 'bold' });
      middle(say(seller.terms), 8);
      if (link && qr?.is !== 'link') middle(fromTheLeft(link.replace(/^https:\/\//, '')), 7.5);
    },
  };
}

/** Under the name: for several pieces what one costs, what was taken off, then who did it. */
function smallPrint(figures: PrintedLine['figures'], discountWord: string, notes: string[]): string[] {
  const { quantity, unit_price, discount } = figures;
  return [
    ...(quantity === '1' ? [] : [fromTheLeft(`${quantity} × ${unit_price}`)]),
    ...(discount ? [`${discountWord} ${fromTheLeft(`−${discount}`)}`] : []),
    ...(notes.length > 0 ? [notes.join(' · ')] : []),
  ];
}
