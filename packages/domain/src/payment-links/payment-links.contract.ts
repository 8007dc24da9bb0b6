import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, minorAmount, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { MOST_MONEY } from '../till/bill';
import { paymentLinkStates, paymentProblems, paymentProviders, refundStates } from './payment-link.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  status: { en: 'Status', ar: 'الحالة' },
  created_at: { en: 'Sent on', ar: 'تاريخ الإرسال' },
  provider: { en: 'Gateway', ar: 'البوابة' },
};

/** `{account in base 36}-{random}`: names its account, so that it is looked up inside it. */
export const paymentReference = z
  .string()
  .max(60)
  .regex(/^[0-9a-z]{1,12}-[\w-]{20,40}$/);

const link = z.object({
  id,
  reference: z.string(),
  /** It is for the deposit of a visit, or for what is open of an invoice. */
  appointment_id: id.nullable(),
  invoice_id: id.nullable(),
  customer: z.string(),
  amount: z.int(),
  currency: z.string(),
  provider: codeOf(paymentProviders),
  status: codeOf(paymentLinkStates),
  error: z.string().nullable(),
  method: z.string().nullable(),
  payment_id: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  paid_at: z.string().nullable(),
  refund_state: codeOf(refundStates).nullable(),
  refund_reason: z.string().nullable(),
  refund_id: z.string().nullable(),
  refunded_at: z.string().nullable(),
});

export const paymentLinksList = defineList({
  path: 'payment_links',
  areas: ['merchant'],
  access: 'accounting.payments',
  title: { en: 'Payment links', ar: 'روابط الدفع' },
  record: link,
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money' },
    { key: 'status', label: labels.status, kind: 'badge', choices: paymentLinkStates.choices },
    { key: 'error', label: { en: 'Problem', ar: 'المشكلة' }, kind: 'badge', choices: paymentProblems.choices },
    { key: 'refund_state', label: { en: 'Refund', ar: 'الاسترداد' }, kind: 'badge', choices: refundStates.choices },
    { key: 'paid_at', label: { en: 'Paid on', ar: 'تاريخ الدفع' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'method', label: { en: 'Method', ar: 'طريقة الدفع' }, kind: 'text' },
    { key: 'provider', label: labels.provider, kind: 'badge', choices: paymentProviders.choices, hidden: true },
    { key: 'payment_id', label: { en: 'Payment number', ar: 'رقم الدفعة' }, kind: 'code', hidden: true },
    { key: 'expires_at', label: { en: 'Valid until', ar: 'صالح حتى' }, kind: 'datetime', hidden: true },
  ],
  filters: [
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
    { key: 'status', label: labels.status, kind: 'choice', choices: paymentLinkStates.choices },
    { key: 'appointment_id', label: { en: 'Appointment', ar: 'الموعد' }, kind: 'record' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

/** What the customer's own page shows of her payment. */
export const paymentState = z.object({
  status: codeOf(paymentLinkStates),
  error: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  reference: z.string(),
  /** Where to pay, on this site, as long as that is possible. */
  pay_path: z.string().nullable(),
});
export type PaymentState = z.output<typeof paymentState>;

const merchant = { areas: ['merchant'] } as const;
const open = { areas: ['public'], access: 'public' } as const;

export const paymentLinksContract = {
  get_records: paymentLinksList.endpoints.get_records,
  export: paymentLinksList.endpoints.export,
  of_appointment: endpoint({
    ...merchant,
    method: 'GET',
    path: 'payment_links/of_appointment',
    access: 'appointments.view',
    summary: 'Payment links of one appointment, the newest first',
    input: z.object({ appointment_id: z.coerce.number().int() }),
    output: z.object({ records: z.array(link.extend({ url: z.string() })) }),
    errors: [],
  }),
  /** Asking again gives the link that is open. */
  ask_for_invoice: endpoint({
    ...merchant,
    method: 'POST',
    path: 'payment_links/ask_for_invoice',
    access: 'billing.sell',
    summary: 'A payment link for what is open of an invoice, and send it if wished',
    input: z.strictObject({
      invoice_id: id,
      /** All that is open, where nothing is said. */
      amount: minorAmount({ min: 1, max: MOST_MONEY }).optional(),
      channel: z.enum(['whatsapp', 'email']).optional(),
    }),
    output: z.object({ url: z.string(), amount: z.int(), sent_to: z.string().nullable() }),
    errors: [
      'INVOICE_NOT_EXIST',
      'NOTHING_OWED',
      'PAYMENT_ABOVE_OPEN',
      'PAYMENTS_NOT_AVAILABLE',
      'CARE_NOBODY_TO_WRITE_TO',
    ],
  }),
  pay_account_invoice: endpoint({
    ...merchant,
    method: 'POST',
    path: 'payment_links/pay_account_invoice',
    access: 'settings.general',
    summary: 'Where the own account invoice is paid',
    input: z.strictObject({ unique_id: z.string().regex(/^[\w-]{16,80}$/) }),
    output: z.object({ path: z.string() }),
    errors: ['ACCOUNT_INVOICE_NOT_EXIST', 'ACCOUNT_INVOICE_NOT_OPEN', 'PAYMENTS_NOT_AVAILABLE'],
    transaction: false,
  }),
  check: endpoint({
    ...merchant,
    method: 'POST',
    path: 'payment_links/check',
    access: 'appointments.view',
    summary: 'Ask the gateway now whether a link was paid',
    input: z.object({ id }),
    output: z.object({ status: codeOf(paymentLinkStates) }),
    errors: ['NOT_FOUND', 'PAYMENT_GATEWAY_AWAY', 'TOO_MANY_REQUESTS'],
    transaction: false,
  }),
  refund: endpoint({
    ...merchant,
    method: 'POST',
    path: 'payment_links/refund',
    access: 'accounting.cancel-payment',
    summary: 'Give a paid deposit back',
    input: z.object({
      id,
      reason: requiredText({ en: 'Reason', ar: 'السبب' }, 200),
      /** A refund was sent without an answer; whoever says so looked at the gateway, and the money is still there. */
      not_returned: z.boolean().default(false),
    }),
    output: done,
    errors: ['NOT_FOUND', 'PAYMENT_NOT_REFUNDABLE', 'REFUND_NOT_ANSWERED', 'DEPOSIT_ALREADY_USED'],
  }),
  state: endpoint({
    ...open,
    method: 'GET',
    path: 'online/:alias/payment/:reference',
    summary: 'How far the payment of a booking is; asks the gateway',
    input: z.object({ alias: z.string().max(50), reference: paymentReference }),
    output: paymentState,
    errors: ['NOT_FOUND', 'SALON_NOT_ONLINE', 'TOO_MANY_REQUESTS'],
    transaction: false,
  }),
  webhook: endpoint({
    ...open,
    method: 'POST',
    path: 'webhooks/pay/:provider/:token',
    summary: 'Notice of a payment gateway: makes us ask it, and is never believed itself',
    input: z.object({ provider: codeOf(paymentProviders), token: paymentReference }),
    output: done,
    errors: ['NOT_FOUND', 'PAYMENT_WEBHOOK_REFUSED', 'PAYMENT_GATEWAY_AWAY'],
    kind: 'raw',
    transaction: false,
  }),
};
