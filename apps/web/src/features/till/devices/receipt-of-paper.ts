import { otherLanguage, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import {
  paperFacts,
  paperLines,
  paperQr,
  paperSettlements,
  paperTotals,
  type PaperRow,
} from '@rawnaq/domain/papers/paper-rows';
import { paperTitle, rollLanguage } from '@rawnaq/domain/papers/paper-title';
import { currencyWords, paperWords } from '@rawnaq/domain/papers/paper-words';
import { encode } from 'uqr';
import type { Receipt, ReceiptRow } from './receipt';

/** The same rows as on the roll of the print dialog, for a printer that only knows dots. */
export function receiptOf(paper: Paper, chosen: Language): Receipt {
  const language = rollLanguage(paper, chosen);
  const say = (text: Localized): string => text[language] || text[otherLanguage(language)];
  const { name, header, address, telephone, footer, terms } = paper.seller;
  const centred = (text: string | null): ReceiptRow[] => (text ? [{ kind: 'text', text, align: 'center' }] : []);
  const pairs = (rows: readonly PaperRow[], unit = ''): ReceiptRow[] =>
    rows.map(({ key, label, value, strong }) => ({
      kind: 'pair',
      start: say(label),
      end: `${typeof value === 'string' ? value : say(value)}${key === 'payable' ? ` ${unit}` : ''}`,
      ...(strong && { bold: true }),
    }));
  const facts = paperFacts(paper);
  const payments = paperSettlements(paper).rows.filter(({ key }) => key !== 'open' || paper.open > 0);
  const qr = paperQr(paper);
  return {
    language,
    rows: [
      { kind: 'text', text: say(name), align: 'center', bold: true, size: 'large' },
      ...[say(header), ...say(address).split('\n'), telephone].flatMap(centred),
      { kind: 'text', text: paperTitle(paper)[language], align: 'center', bold: true },
      ...centred(paperTitle(paper)[otherLanguage(language)]),
      ...(paper.cancelled ? centred(`*** ${say(paperWords.cancelled)} ***`) : []),
      ...pairs(facts),
      ...(paper.salesman ? pairs([{ key: 'salesman', label: paperWords.salesman, value: paper.salesman }]) : []),
      { kind: 'rule' },
      ...paperLines(paper).flatMap(({ name: item, notes, figures }): ReceiptRow[] => [
        { kind: 'pair', start: say(item), end: figures.gross, bold: true },
        ...(figures.quantity === '1' ? [] : [small(`\u2066${figures.quantity} × ${figures.unit_price}\u2069`)]),
        ...(figures.discount ? [small(`${say(paperWords.line_discount)} \u2066−${figures.discount}\u2069`)] : []),
        ...(notes.length > 0 ? [small(notes.map(say).join(' · '))] : []),
      ]),
      { kind: 'rule' },
      ...pairs(paperTotals(paper), say(currencyWords[paper.currency].unit)),
      ...(payments.length > 0 ? [{ kind: 'rule' } as const, ...pairs(payments)] : []),
      ...(qr ? [{ kind: 'code', squares: encode(qr.text, { border: 0, ecc: 'M' }).data } as const] : []),
      ...(qr?.is === 'link' ? centred(say(paperWords.scan_link)) : []),
      ...[say(footer), say(terms)].flatMap(centred),
    ],
  };
}

const small = (text: string): ReceiptRow => ({ kind: 'text', text, size: 'small' });
