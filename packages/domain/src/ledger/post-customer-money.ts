import type { Minor } from '../kernel/money';
import { credit, debit, journalOf, reversalOf, type Journal, type Posting } from './journal';
import { depositUsed, type DepositVat, type PaidBy } from './post-sale';

type Payments = readonly { method: PaidBy; amount: Minor }[];
const received = (payments: Payments) => payments.map(({ method, amount }) => debit(method, amount));
const total = (payments: Payments): Minor => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Money in advance is the customer's. Where VAT is due with it (KSA), it is due now and comes off later. */
export const postDeposit = (payments: Payments, vat: Minor, rate: number): Journal | undefined =>
  journalOf('deposit', [
    ...received(payments),
    credit('customer_balances', total(payments)),
    debit('vat_on_deposits', vat, rate),
    credit('vat_output', vat, rate),
  ]);

/** What of taxed deposits covers what she owes from before: their VAT stays due. */
export const postDepositKept = (kept: readonly DepositVat[]): Journal | undefined =>
  journalOf('deposit', kept.flatMap(depositKept));

export const postDepositCancelled = (deposit: Journal): Journal => reversalOf('deposit_cancelled', deposit);

export const postGiftCardSold = (payments: Payments): Journal | undefined =>
  journalOf('gift_card_sold', [...received(payments), credit('gift_cards', total(payments))]);

/** The salon keeps the money of a paid card nobody used. */
export const postGiftCardExpired = (value: Minor): Journal | undefined =>
  journalOf('gift_card_expired', [debit('gift_cards', value), credit('expired', value)]);

export const postLoyaltyVoucher = (value: Minor): Journal | undefined =>
  journalOf('loyalty_voucher', [debit('loyalty_cost', value), credit('loyalty', value)]);

export const postLoyaltyVoucherExpired = (value: Minor): Journal | undefined =>
  journalOf('loyalty_voucher_expired', [debit('loyalty', value), credit('loyalty_cost', value)]);

export const postPackageExpired = (value: Minor, rate: number): Journal | undefined =>
  journalOf('package_expired', [debit('packages', value, rate), credit('expired', value, rate)]);

export const postCollected = (payments: Payments): Journal | undefined =>
  journalOf('collected', [...received(payments), credit('receivables', total(payments))]);

/**
 * Compensation, not a supply: no VAT. Where deposits that were taxed when they came cover it, their prepayment invoices
 * stand and so does their VAT: it comes off what the penalty brings.
 */
export const postPenalty = (amount: Minor, kept: readonly DepositVat[] = []): Journal | undefined =>
  journalOf('penalty', [debit('customer_balances', amount), credit('penalties', amount), ...kept.flatMap(depositKept)]);

/** `kept`: the deposits that stand again with it. */
export const postPenaltyLifted = (amount: Minor, kept: readonly DepositVat[] = []): Journal | undefined =>
  journalOf('penalty_lifted', [
    debit('penalties', amount),
    credit('customer_balances', amount),
    ...kept.flatMap(depositKept).map((posting) => ({ ...posting, amount: -posting.amount })),
  ]);

/** At the deposit's rate, so that the books of penalties tell what of them was taxed. */
const depositKept = ({ vat, rate }: DepositVat): Posting[] => [
  debit('penalties', vat, rate),
  credit('vat_on_deposits', vat, rate),
];

/** What she owes for penalties or debit notes comes in. */
export const postBalancePaid = (event: 'penalty_paid' | 'debit_note_paid', payments: Payments): Journal | undefined =>
  journalOf(event, [...received(payments), credit('customer_balances', total(payments))]);

/** Where a part of it was a deposit whose VAT was due already (KSA), that VAT is due no more. */
export const postBalancePaidBack = (payments: Payments, vat: Minor = 0, rate = 0): Journal | undefined =>
  journalOf('balance_paid_back', [
    debit('customer_balances', total(payments)),
    ...payments.map(({ method, amount }) => credit(method, amount)),
    debit('vat_output', vat, rate),
    credit('vat_on_deposits', vat, rate),
  ]);

/** A debit note asks for more: the balance goes down, revenue and VAT come up. Deposits that cover it are used. */
export const postDebitNote = (
  charge: { net: Minor; vat: Minor; rounding: Minor; rate: number },
  deposits: readonly DepositVat[] = [],
): Journal | undefined =>
  journalOf('debit_note', [
    debit('customer_balances', charge.net + charge.vat + charge.rounding),
    credit('charges', charge.net, charge.rate),
    credit('vat_output', charge.vat, charge.rate),
    credit('rounding', charge.rounding),
    ...deposits.flatMap(depositUsed),
  ]);

/** Counted above zero: more in the drawer than the books say. */
export const postTillDifference = (differences: Payments): Journal | undefined =>
  journalOf('till_difference', [...received(differences), credit('till_differences', total(differences))]);

/** What products began with, or goods whose bill stands in the books on its own day. */
export const postStockAdded = (worth: Minor, from: 'opening' | 'prepaid'): Journal | undefined =>
  journalOf('stock_added', [debit('stock', worth), credit(from, worth)]);

/** What was sold before it was there cost more (below zero) or less than was thought. */
export const postStockSettled = (worth: Minor): Journal | undefined =>
  journalOf('stock_settled', [debit('stock', worth), credit('cost_of_goods', worth)]);

/** A count found more than the books had: so much less was lost. */
export const postStockFound = (worth: Minor): Journal | undefined =>
  journalOf('stock_found', [debit('stock', worth), credit('stock_losses', worth)]);

export const postStockGone = (event: 'stock_used' | 'stock_lost', worth: Minor): Journal | undefined =>
  journalOf(event, [debit(event === 'stock_used' ? 'internal_use' : 'stock_losses', worth), credit('stock', worth)]);
