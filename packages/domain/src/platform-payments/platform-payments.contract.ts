import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, localDate, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { paymentMethods } from '../payments/payment.states';
import { platformPaymentStates } from './platform-payment.states';

const id = z.int();
const done = z.object({ done: z.literal(true) });
const view = { areas: ['manager'], method: 'GET', access: 'platform-accounting.view' } as const;
const edit = { areas: ['manager'], method: 'POST', access: 'platform-accounting.edit' } as const;
const labels = {
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  merchant: { en: 'Merchant', ar: 'التاجر' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  status: { en: 'Status', ar: 'الحالة' },
  method: { en: 'Method', ar: 'طريقة الدفع' },
  paid_on: { en: 'Paid on', ar: 'تاريخ الدفع' },
  asked: { en: 'Requested on', ar: 'تاريخ الطلب' },
  due_on: { en: 'Due', ar: 'الاستحقاق' },
  reference: { en: 'Reference', ar: 'المرجع' },
} as const;

const row = z.object({
  id,
  invoice_id: id,
  invoice: z.string(),
  tenant: id,
  merchant: z.string(),
  amount: id,
  currency: z.string(),
  status: codeOf(platformPaymentStates),
  method: codeOf(paymentMethods).nullable(),
  reference: z.string().nullable(),
  due_on: z.string().nullable(),
  paid_on: z.string().nullable(),
  sent_to: z.string().nullable(),
  created_at: z.string(),
});

export const platformPaymentsList = defineList({
  areas: view.areas,
  access: view.access,
  path: 'platform_payments',
  title: pageWords.payments,
  record: row,
  columns: [
    { key: 'paid_on', label: labels.paid_on, kind: 'date', sortable: true },
    { key: 'merchant', label: labels.merchant, kind: 'text', sortable: true },
    { key: 'invoice', label: labels.invoice, kind: 'code' },
    { key: 'method', label: labels.method, kind: 'badge', choices: paymentMethods.choices },
    { key: 'reference', label: labels.reference, kind: 'code' },
    { key: 'amount', label: labels.amount, kind: 'money', sortable: true, total: true },
  ],
  filters: [
    { key: 'paid_on', label: labels.paid_on, kind: 'date-range', isDay: true },
    { key: 'method', label: labels.method, kind: 'choice', choices: paymentMethods.choices },
    { key: 'tenant', label: labels.merchant, kind: 'record', record: 'merchant' },
  ],
  defaultSort: { key: 'paid_on', descending: true },
});

export const paymentRequestsList = defineList({
  areas: view.areas,
  access: view.access,
  path: 'platform_payments/requests',
  title: pageWords['payment-requests'],
  record: row,
  columns: [
    { key: 'created_at', label: labels.asked, kind: 'datetime', sortable: true },
    { key: 'merchant', label: labels.merchant, kind: 'text', sortable: true },
    { key: 'invoice', label: labels.invoice, kind: 'code' },
    { key: 'due_on', label: labels.due_on, kind: 'date', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: platformPaymentStates.choices },
    { key: 'paid_on', label: labels.paid_on, kind: 'date', sortable: true, emptyLast: true },
    { key: 'sent_to', label: { en: 'Sent to', ar: 'أُرسل إلى' }, kind: 'text', hidden: true },
    { key: 'amount', label: labels.amount, kind: 'money', sortable: true, total: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: platformPaymentStates.choices },
    { key: 'due_on', label: labels.due_on, kind: 'date-range', isDay: true },
    { key: 'tenant', label: labels.merchant, kind: 'record', record: 'merchant' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const askInput = z.strictObject({
  invoice_id: id,
  due_on: orEmpty(localDate(labels.due_on)),
  channel: z.enum(['email', 'whatsapp']),
});

const request = row.extend({
  unique_id: z.string(),
  url: z.string(),
  cancel_reason: z.string().nullable(),
  created_by: z.string().nullable(),
  sent_at: z.string().nullable(),
});
export type PaymentRequest = z.output<typeof request>;

export const platformPaymentsContract = {
  get_records: platformPaymentsList.endpoints.get_records,
  export: platformPaymentsList.endpoints.export,
  requests: paymentRequestsList.endpoints.get_records,
  export_requests: paymentRequestsList.endpoints.export,
  get_request: endpoint({
    ...view,
    path: 'platform_payments/get_request',
    summary: 'One payment request',
    input: z.object({ id: z.coerce.number().int() }),
    output: request,
    errors: ['NOT_FOUND'],
  }),
  open_invoices: endpoint({
    ...view,
    path: 'platform_payments/open_invoices',
    summary: 'Account invoices that wait for payment',
    input: z.object({ search: z.string().trim().max(100).default('') }),
    output: z.object({
      records: z.array(
        z.object({
          id,
          number: z.string(),
          merchant: z.string(),
          tenant: id,
          total: id,
          currency: z.string(),
          due_on: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Asking again for the same invoice sends the open request once more. */
  ask: endpoint({
    ...edit,
    path: 'platform_payments/ask',
    summary: 'Ask a merchant to pay an account invoice by a link',
    input: askInput,
    output: z.object({ id, sent_to: z.string() }),
    errors: [
      'ACCOUNT_INVOICE_NOT_EXIST',
      'ACCOUNT_INVOICE_NOT_OPEN',
      'ACCOUNT_DUE_TOO_EARLY',
      'ACCOUNT_NOBODY_TO_WRITE_TO',
    ],
  }),
  cancel_request: endpoint({
    ...edit,
    access: 'platform-accounting.cancel',
    path: 'platform_payments/cancel_request',
    summary: 'Withdraw a payment request; its invoice stays',
    input: z.strictObject({ id, reason: requiredText({ en: 'Reason', ar: 'السبب' }, 300) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
