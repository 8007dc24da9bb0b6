import { codeReach } from '@rawnaq/domain/discount-codes/code-reach.rules';
import { takesDiscounts } from '@rawnaq/domain/invoices/invoice-line.rules';
import { reckonWhatFits, type SaleProblem } from '@rawnaq/domain/invoices/reckon-what-fits';
import type { ReckonedSale, Sale } from '@rawnaq/domain/invoices/sale';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { VatPolicy } from '@rawnaq/domain/kernel/vat';
import type { DraftPayment, TillDraft } from './till-draft';

export type ReckonedPayment = DraftPayment & { /** What it pays, in figures. */ pays: Minor; change: Minor };

export type ReckonedDraft = {
  sale: ReckonedSale;
  /** A discount that does not fit is left out of the figures and named here. */
  problems: readonly SaleProblem[];
  paid_voucher: Minor;
  balance_used: Minor;
  payments: readonly ReckonedPayment[];
  /** After vouchers and balance: what has to come from the payments. */
  to_pay: Minor;
  /** Not covered yet; below zero when too much was entered. */
  remaining: Minor;
  change: Minor;
};

type Around = { policy: VatPolicy; /** What the customer has with the salon. */ balance: Minor };

/**
 * The figures of a bill, whatever state it is in. The same rules as the server's, so that they are the same figures.
 */
export function reckonDraft(draft: TillDraft, { policy, balance }: Around): ReckonedDraft {
  const { sale, problems } = reckonWhatFits(toSale(draft, policy));
  const card = draft.card?.type === 'paid' ? draft.card.value : 0;
  const paid_voucher = Math.min(card, sale.payable);
  const coverable = sale.payable - paid_voucher;
  const balance_used = Math.max(0, Math.min(draft.balance_used, coverable, balance));
  const to_pay = coverable - balance_used;
  const payments = shareOut(draft.payments, to_pay);
  return {
    sale,
    problems: card > sale.payable ? [...problems, cardAboveTotal()] : problems,
    paid_voucher,
    balance_used,
    payments,
    to_pay,
    remaining: to_pay - sumMinor(payments.map(({ pays }) => pays)),
    change: sumMinor(payments.map(({ change }) => change)),
  };
}

export function toSale(draft: TillDraft, policy: VatPolicy): Sale {
  const reach = draft.code ? codeReach(draft.code, draft.lines) : [];
  return {
    policy,
    lines: draft.lines.map((line, place) => ({
      kind: line.kind,
      quantity: line.quantity,
      unit_price: line.unit_price,
      rate: line.rate,
      discount: line.discount,
      takes_code: reach[place] ?? false,
      in_package_price: line.in_package_price,
    })),
    code: draft.code?.reduction ?? null,
    package_price: draft.package_price,
    // Free and loyalty vouchers are discounts; a paid card settles like a payment.
    voucher: draft.card && draft.card.type !== 'paid' ? draft.card.value : null,
  };
}

const cardAboveTotal = (): SaleProblem => ({ error: new AppError('GIFT_CARD_ABOVE_TOTAL'), field: 'paid_voucher' });

/** One payment without an amount takes what the others leave. */
function shareOut(payments: readonly DraftPayment[], due: Minor): ReckonedPayment[] {
  const fixed = sumMinor(payments.map(({ amount }) => amount ?? 0));
  return payments.map((payment) => {
    const pays = payment.amount ?? Math.max(0, due - fixed);
    const given = payment.method === 'cash' ? payment.tendered : null;
    return { ...payment, pays, change: given === null ? 0 : Math.max(0, given - pays) };
  });
}

/** The lines a package price may be for: what was added for it, or everything discounts may touch. */
export const packageable = (draft: TillDraft): number[] =>
  draft.lines.filter(({ kind }) => takesDiscounts(kind)).map(({ key }) => key);

/** What people hand over for an amount: the exact sum, then the next whole notes. */
export function quickAmounts(due: Minor, perUnit: number): Minor[] {
  const notes = [5, 10, 20, 50, 100, 200, 500].map((note) => note * perUnit);
  const sums = notes.map((note) => Math.ceil(due / note) * note).filter((sum) => sum > due);
  return due <= 0 ? [] : [due, ...[...new Set(sums)].toSorted((a, b) => a - b).slice(0, 3)];
}
