import { fillPlaces, type Localized } from '../kernel/localized';
import { BASIS_POINTS, formatDecimal, type Currency, type Minor } from '../kernel/money';
import { viewTime } from '../kernel/time/clock';
import type { Paper, PaperLine } from './paper';
import { isTaxDocument } from './paper-title';
import { currencyWords, numberWords, payableWords, paperWords as words } from './paper-words';

/** Text without a language (numbers, codes, dates: always read from the left), or words in both. */
export type PaperValue = string | Localized;
export type PaperRow = { key: string; label: Localized; value: PaperValue; strong?: true };

/** The head of the document: what it is, when, who sold to whom, and what it corrects. */
export function paperFacts(paper: Paper): PaperRow[] {
  const { seller, buyer, original } = paper;
  const isKsa = paper.country === 'SA';
  return present([
    { key: 'number', label: numberWordOf(paper), value: paper.number, strong: true },
    { key: 'issued', label: words.issued, value: issuedText(paper) },
    paper.supply_date && { key: 'supply_date', label: words.supply_date, value: paper.supply_date },
    showsTrn(paper) &&
      seller.trn && { key: 'trn', label: isKsa ? words.seller_vat_number : words.seller_trn, value: seller.trn },
    seller.cr_number && { key: 'cr_number', label: words.cr_number, value: seller.cr_number },
    original && { key: 'original_number', label: words.original_number, value: original.number, strong: true },
    original && { key: 'original_date', label: words.original_date, value: original.date },
    original && { key: 'reason', label: words.reason, value: original.reason },
    buyer && { key: 'customer', label: words.customer, value: buyer.name },
    buyer?.mobile && { key: 'mobile', label: words.mobile, value: buyer.mobile },
    buyer?.trn && {
      key: 'customer_trn',
      label: isKsa ? words.customer_vat_number : words.customer_trn,
      value: buyer.trn,
    },
    buyer?.address && { key: 'customer_address', label: words.customer_address, value: buyer.address },
  ]);
}

/** One value for both languages, as all numbers of a paper: `2026-11-18  7:42 PM`, `2026-11-18  19:42`. */
const issuedText = ({ issued, clock }: Paper): string => `${issued.date}  ${viewTime(issued.time, 'en', clock)}`;

/** From what the services cost to what is asked of the customer. The last row is the one to pay. */
export function paperTotals(paper: Paper): PaperRow[] {
  const { totals, currency } = paper;
  const amount = (minor: Minor): string => paperAmount(minor, currency);
  const taxed = isTaxDocument(paper);
  const hasTips = totals.tips > 0;
  return present([
    totals.discount > 0 && { key: 'list', label: words.list, value: amount(totals.list) },
    totals.discount > 0 && { key: 'discount', label: words.discount, value: amount(-totals.discount) },
    taxed && { key: 'subtotal', label: words.subtotal, value: amount(totals.subtotal) },
    ...(taxed
      ? totals.rates.map(({ rate, vat }) => ({ key: `vat-${rate}`, label: vatAt(rate), value: amount(vat) }))
      : []),
    totals.rounding !== 0 && { key: 'rounding', label: words.rounding, value: amount(totals.rounding) },
    hasTips && {
      key: 'total',
      label: taxed ? words.total_with_vat : words.total,
      value: amount(totals.total),
    },
    hasTips && { key: 'tips', label: words.tips, value: amount(totals.tips) },
    { key: 'payable', label: payableWords[paper.kind], value: amount(totals.payable), strong: true },
  ]);
}

/** How it was paid, or given back. */
export function paperSettlements(paper: Paper): { title: Localized; rows: PaperRow[] } {
  const amount = (minor: Minor): string => paperAmount(minor, paper.currency);
  const isRefund = paper.kind === 'credit_note';
  return {
    title: isRefund ? words.refunds : words.payments,
    rows: present([
      ...paper.settlements.map(({ label, amount: paid, reference }, place) => ({
        key: `settlement-${place}`,
        label: reference ? withReference(label, reference) : label,
        value: amount(paid),
      })),
      paper.change > 0 && { key: 'change', label: words.change, value: amount(paper.change) },
      !isRefund && { key: 'open', label: words.open, value: amount(paper.open), strong: true },
    ]),
  };
}

export type PaperColumn = 'quantity' | 'unit_price' | 'discount' | 'net' | 'vat' | 'gross';

/** The columns of figures, in reading order; what would say nothing is not there. */
export function paperColumns(paper: Paper): { key: PaperColumn; label: Localized }[] {
  const taxed = isTaxDocument(paper);
  const hasPrices = Boolean(paper.buyer?.trn) || paper.lines.some(({ quantity, discount }) => quantity > 1 || discount);
  const rates = ratesOf(paper);
  return [
    { key: 'quantity', label: words.quantity },
    ...(hasPrices ? [{ key: 'unit_price' as const, label: words.unit_price }] : []),
    ...(paper.lines.some(({ discount }) => discount > 0)
      ? [{ key: 'discount' as const, label: words.line_discount }]
      : []),
    ...(taxed
      ? [
          { key: 'net' as const, label: words.net },
          {
            key: 'vat' as const,
            label: rates.length === 1 ? { ...words.vat, en: `${words.vat.en} ${percent(rates[0]!)}` } : words.vat,
          },
        ]
      : []),
    { key: 'gross', label: words.total },
  ];
}

export type PrintedLine = { name: Localized; notes: Localized[]; figures: Record<PaperColumn, string> };

export function paperLines(paper: Paper): PrintedLine[] {
  const amount = (minor: Minor): string => paperAmount(minor, paper.currency);
  const mixed = ratesOf(paper).length > 1;
  return paper.lines.map((line) => ({
    name: line.name,
    notes: notesOf(line, paper.shows.employee),
    figures: {
      quantity: String(line.quantity),
      unit_price: amount(line.unit_price),
      discount: line.discount > 0 ? amount(line.discount) : '',
      net: amount(line.net),
      vat: mixed ? `${amount(line.vat)}\n${percent(line.rate)}` : amount(line.vat),
      gross: amount(line.gross),
    },
  }));
}

/** A prepayment invoice is an invoice. */
const numberWordOf = (paper: Paper): Localized =>
  numberWords[paper.kind === 'deposit' && isTaxDocument(paper) ? 'invoice' : paper.kind];

/** A tax document without the seller's number would be none, whatever the salon chose. */
export const showsTrn = (paper: Paper): boolean => paper.shows.trn || isTaxDocument(paper);

/** The authority's code is always printed; the one that opens the public page where the salon wants it. */
export function paperQr(paper: Paper): { text: string; is: 'tax' | 'link' } | null {
  if (paper.tax_qr) return { text: paper.tax_qr, is: 'tax' };
  return paper.shows.qr && paper.link ? { text: paper.link, is: 'link' } : null;
}

/** What is said below the amounts. */
export function paperRemarks(paper: Paper): Localized[] {
  const { name } = currencyWords[paper.currency];
  return [
    {
      en: fillPlaces(words.amounts_in.en, { currency: name.en }),
      ar: fillPlaces(words.amounts_in.ar, { currency: name.ar }),
    },
    ...(isTaxDocument(paper) ? [words.prices_with_vat] : []),
  ];
}

/** `1,234.50`, and `−5.00` with a real minus. */
export function paperAmount(minor: Minor, currency: Currency): string {
  const [whole = '', decimals = ''] = formatDecimal(Math.abs(minor), currency).split('.');
  return `${minor < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** `15%`, `7.5%`. */
export const percent = (rate: number): string => `${(rate * 100) / BASIS_POINTS}%`;

/** A code or a date inside Arabic words: without this its parts change places, and 2026-11-18 is read as 18-11-2026. */
export const fromTheLeft = (text: string): string => `\u2066${text}\u2069`;

const vatAt = (rate: number): Localized => ({
  en: fillPlaces(words.vat_at.en, { rate: percent(rate) }),
  ar: fillPlaces(words.vat_at.ar, { rate: percent(rate) }),
});

const withReference = (label: Localized, reference: string): Localized => ({
  en: `${label.en} · ${reference}`,
  ar: `${label.ar} · ${fromTheLeft(reference)}`,
});

const ratesOf = (paper: Paper): number[] => [...new Set(paper.lines.map(({ rate }) => rate))];

const notesOf = ({ employee, note }: PaperLine, showsEmployee: boolean): Localized[] =>
  present([note, showsEmployee && employee]);

const present = <T>(items: readonly (T | false | null | undefined | '')[]): T[] =>
  items.filter((item): item is T => Boolean(item));
