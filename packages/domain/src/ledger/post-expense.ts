import type { Minor } from '../kernel/money';
import { credit, debit, journalOf, type Journal } from './journal';
import type { PaidBy } from './post-sale';

/** A bill without VAT, its VAT, and the part of it that was taxed. */
export type Bill = { net: Minor; vat: Minor; taxed: Minor; rate: number };

/**
 * What was bought is owed to whoever sold it, and waits on an account of its own: costs until their months, goods until
 * they are on the shelf. The rate stands beside what was taxed, so that the VAT return finds it there.
 */
export const postBill = ({ net, vat, taxed, rate }: Bill): Journal | undefined =>
  journalOf('bill', [
    debit('prepaid', taxed, rate),
    debit('prepaid', net - taxed),
    debit('vat_input', vat, rate),
    credit('payables', net + vat),
  ]);

/** The share of a month in what a bill covers. */
export const postExpenseMonth = (amount: Minor): Journal | undefined =>
  journalOf('expense_month', [debit('expenses', amount), credit('prepaid', amount)]);

export const postExpensePaid = (payments: readonly { method: PaidBy; amount: Minor }[]): Journal | undefined =>
  journalOf(
    'expense_paid',
    payments.flatMap(({ method, amount }) => [debit('payables', amount), credit(method, amount)]),
  );
