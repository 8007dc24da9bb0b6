import { z } from 'zod';
import { invoiceKinds } from '../invoices/invoice-kinds.states';
import { invoiceLineKinds } from '../invoices/invoice-line.states';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, freeText, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { MOST_INVOICE_LINES, MOST_MONEY, MOST_PAYMENTS, paymentInput } from '../till/bill';

const id = z.int();
const queryId = z.coerce.number().int();
const merchant = { areas: ['merchant'] } as const;
const money = (min = 0) => minorAmount({ min, max: MOST_MONEY });
const labels = { reason: { en: 'Reason', ar: 'السبب' }, note: { en: 'Note', ar: 'ملاحظة' } };

/** Pieces of a line, or an amount of it while the customer keeps what she has. */
const creditedLine = z
  .strictObject({
    position: z.int().min(1),
    quantity: z.int().min(1).max(999).optional(),
    amount: money(1).optional(),
  })
  .superRefine(({ quantity, amount }, ctx) => {
    if (quantity === undefined && amount === undefined) addMessage(ctx, say('required'), ['quantity']);
    if (quantity !== undefined && amount !== undefined) addMessage(ctx, say('invalid'), ['amount']);
  });

const refundInput = z.strictObject({
  method: codeOf(paymentMethods),
  amount: money(1),
  reference_number: orEmpty(requiredText(undefined, 50)),
});

export const creditNoteInput = z.strictObject({
  invoice_id: id,
  /** Without any: whatever is left of the invoice. */
  lines: z.array(creditedLine).min(1).max(MOST_INVOICE_LINES).optional(),
  reason: requiredText(labels.reason, 200),
  note: orEmpty(freeText(labels.note, 500)),
  /** Products go back on the shelf; damaged ones do not. */
  restock: z.boolean().default(true),
  refunds: z.array(refundInput).max(MOST_PAYMENTS).default([]),
  to_balance: money().default(0),
});
export type CreditNoteInput = z.output<typeof creditNoteInput>;

export const debitNoteInput = z.strictObject({
  invoice_id: id,
  /** VAT included. */
  amount: money(1),
  reason: requiredText(labels.reason, 200),
  payments: z.array(paymentInput).max(MOST_PAYMENTS).default([]),
});

export const cancelInvoiceInput = z.strictObject({ id, reason: requiredText(labels.reason, 200) });

const reckonedLine = z.object({
  kind: z.enum(Object.keys(invoiceLineKinds.codes) as [keyof typeof invoiceLineKinds.codes]),
  quantity: z.int(),
  list: z.int(),
  line_discount: z.int(),
  code_discount: z.int(),
  package_discount: z.int(),
  voucher_discount: z.int(),
  gross: z.int(),
  net: z.int(),
  vat: z.int(),
  rounding: z.int(),
  rate: z.int(),
  allowance: z.int(),
});

const creditableInvoice = z.object({
  id,
  kind: codeOf(invoiceKinds),
  number_text: z.string(),
  issued_at: z.string(),
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  payable: z.int(),
  /** What credit notes took already. */
  credited: z.int(),
  policy: z.enum(['document', 'line', 'total']),
  lines: z.array(
    reckonedLine.extend({
      position: z.int(),
      english_name: z.string(),
      arabic_name: z.string(),
      employee: z.string().nullable(),
      left_quantity: z.int(),
      left_gross: z.int(),
    }),
  ),
  /** The lines of earlier credit notes; `line` is the place on the invoice, from zero. */
  earlier: z.array(reckonedLine.extend({ line: z.int() })),
  open: z.int(),
  /** What returns to the gift card when nothing of the invoice is left. */
  card: z.int(),
  balance_used: z.int(),
  balance: z.int(),
  /** What came in by each method, deposits included, and was not given back yet. */
  paid_by: z.array(z.object({ method: codeOf(paymentMethods), amount: z.int() })),
  methods: z.array(codeOf(paymentMethods)),
  points_earned: z.int(),
  points: z.int(),
  commission_absorbed: z.boolean(),
});
export type CreditableInvoice = z.output<typeof creditableInvoice>;

const issued = z.object({ id, unique_id: z.string(), number: z.int(), number_text: z.string(), payable: z.int() });

export const creditNotesContract = {
  find_invoices: endpoint({
    ...merchant,
    method: 'GET',
    path: 'credit_notes/find_invoices',
    access: 'accounting.credit-note',
    summary: 'Invoices to credit, by number, name or mobile; the newest without one',
    input: z.object({ search: z.string().trim().max(100).optional() }),
    output: z.object({
      records: z.array(
        z.object({
          id,
          number_text: z.string(),
          issued_at: z.string(),
          customer: z.string().nullable(),
          payable: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  get_invoice: endpoint({
    ...merchant,
    method: 'GET',
    path: 'credit_notes/get_invoice',
    access: 'accounting.credit-note',
    summary: 'What of an invoice can be credited',
    input: z.object({ invoice_id: queryId }),
    output: creditableInvoice,
    errors: ['INVOICE_NOT_EXIST', 'ONLY_INVOICES_CORRECTED', 'INVOICE_ALREADY_CANCELLED'],
  }),
  issue: endpoint({
    ...merchant,
    method: 'POST',
    path: 'credit_notes/issue',
    access: 'accounting.credit-note',
    summary: 'Issue a credit note',
    input: creditNoteInput,
    output: issued.extend({ points_removed: z.int(), points_missing: z.int() }),
    errors: [
      'INVOICE_NOT_EXIST',
      'ONLY_INVOICES_CORRECTED',
      'INVOICE_ALREADY_CANCELLED',
      'CREDIT_NOTE_BEYOND_INVOICE',
      'CREDITED_BY_PIECE',
      'REFUND_NOT_EQUAL_CREDIT',
      'REFUND_ABOVE_RECEIVED',
      'INVOICE_NEEDS_CUSTOMER',
      'PAYMENT_METHOD_NOT_TAKEN',
      'PACKAGE_ALREADY_USED',
      'PACKAGE_EXPIRED',
      'GIFT_CARD_USED',
      'GIFT_CARD_EXPIRED',
    ],
  }),
  debit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'debit_notes/issue',
    access: 'accounting.credit-note',
    summary: 'Issue a debit note',
    input: debitNoteInput,
    output: issued.extend({ open: z.int(), change: z.int() }),
    errors: [
      'INVOICE_NOT_EXIST',
      'ONLY_INVOICES_CORRECTED',
      'INVOICE_ALREADY_CANCELLED',
      'INVOICE_NEEDS_CUSTOMER',
      'PAYMENT_METHOD_NOT_TAKEN',
      'PAYMENTS_EXCEED_TOTAL',
      'CASH_BELOW_PAYMENT',
    ],
  }),
  cancel: endpoint({
    ...merchant,
    method: 'POST',
    path: 'invoices/cancel',
    access: 'accounting.cancel-invoice',
    summary: 'Cancel an invoice',
    input: cancelInvoiceInput,
    output: z.object({ done: z.literal(true) }),
    errors: [
      'INVOICE_NOT_EXIST',
      'ONLY_INVOICES_CORRECTED',
      'INVOICE_HAS_VAT',
      'INVOICE_HAS_PRODUCTS',
      'INVOICE_SELLS_GIFT_CARD',
      'INVOICE_ALREADY_CANCELLED',
      'INVOICE_HAS_NOTES',
      'PACKAGE_ALREADY_USED',
      'PACKAGE_EXPIRED',
      'GIFT_CARD_EXPIRED',
    ],
  }),
};
