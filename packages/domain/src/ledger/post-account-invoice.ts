import type { Minor } from '../kernel/money';
import { credit, debit, journalOf, type Journal } from './journal';
import type { PaidBy } from './post-sale';

/** What a merchant owes the platform from the moment it is billed. */
export const postAccountInvoice = (invoice: { net: Minor; vat: Minor; rate: number }): Journal | undefined =>
  journalOf('account_invoice', [
    debit('receivables', invoice.net + invoice.vat),
    credit('sales_services', invoice.net, invoice.rate),
    credit('vat_output', invoice.vat, invoice.rate),
  ]);

export const postAccountInvoicePaid = (payment: { method: PaidBy; amount: Minor }): Journal | undefined =>
  journalOf('account_invoice_paid', [debit(payment.method, payment.amount), credit('receivables', payment.amount)]);
