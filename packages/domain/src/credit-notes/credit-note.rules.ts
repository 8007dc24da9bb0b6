import { commissionDue } from '../commissions/commission.rules';
import type { InvoiceLineKind } from '../invoices/invoice-line.rules';
import { scaleMinor, type Minor } from '../kernel/money';

/** A part of something, in whatever both are counted. */
export type Part = { taken: number; of: number };

/**
 * What goes back of a whole that is taken in pieces: all that is taken by now, less what earlier pieces were given. In
 * the end nothing is missing and nothing is left.
 */
export const shareBack = (whole: number, before: Part, now: number): number =>
  shareOf(whole, before.taken + now, before.of) - shareOf(whole, before.taken, before.of);

const shareOf = (whole: number, taken: number, of: number): number =>
  of === 0 || taken >= of ? whole : scaleMinor(whole, taken, of);

type Measured = { gross: Minor; quantity: number };

/** How much of a line is taken: by its money, or by its pieces where it cost nothing. */
export const partOfLine = (line: Measured, credited: readonly Measured[]): Part =>
  line.gross > 0
    ? { taken: credited.reduce((sum, { gross }) => sum + gross, 0), of: line.gross }
    : { taken: credited.reduce((sum, { quantity }) => sum + quantity, 0), of: line.quantity };

/** Packages and gift cards are things somebody has: they go back as a whole or not at all. */
export const goesBackByPiece = (kind: InvoiceLineKind): boolean => kind === 'package' || kind === 'gift_card';

type CreditedInvoice = {
  /** What the note is about, tips included. */
  payable: Minor;
  /** What is still to be paid of the invoice. */
  open: Minor;
  /** The paid gift card it was settled with. */
  card: Minor;
  /** Nothing of the invoice is left after this note. */
  completes: boolean;
};
export type CreditParts = {
  /** The customer does not have to pay this any more. */
  open: Minor;
  /** Stands on the card again. */
  card: Minor;
  /** Money, or the customer's balance. */
  rest: Minor;
};

/**
 * Where a credit goes: first nobody pays what is still open, then a gift card is whole again when nothing of its
 * invoice
 * is left and no other note has paid it out, and the rest is given back.
 */
export function creditParts({ payable, open, card, completes }: CreditedInvoice): CreditParts {
  const unpaid = Math.min(payable, open);
  const onCard = completes && payable - unpaid >= card ? card : 0;
  return { open: unpaid, card: onCard, rest: payable - unpaid - onCard };
}

type EarnedCommission = {
  /** All that the line could earn. */
  commission: Minor;
  /** What was given for it so far, less what was taken back. */
  given: Minor;
  /** How much of the line is credited, with this note. */
  credited: Part;
  /** Of the invoice after this note: what it asks for, and what of that is settled. */
  payable: Minor;
  settled: Minor;
  /** Earned when the invoice is issued, or as it is paid. */
  when: 'issue' | 'payment';
};

/** What of a commission is taken back with a credit: what was given above what the rest of the line still earns. */
export function commissionBack({ commission, given, credited, payable, settled, when }: EarnedCommission): Minor {
  const kept = commission - shareOf(commission, credited.taken, credited.of);
  const due = when === 'issue' ? kept : commissionDue(kept, settled, payable);
  return Math.min(Math.max(given - due, 0), given);
}
