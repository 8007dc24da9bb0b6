import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, freeText, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { MOST_PAYMENTS, paymentInput } from '../till/bill';
import { paymentMethods, paymentSources, paymentStates } from './payment.states';

const id = z.int();
const merchant = { areas: ['merchant'] } as const;
const reason = requiredText({ en: 'Reason', ar: 'السبب' }, 200);
const note = orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 500));
const labels = {
  paid_at: { en: 'Date', ar: 'التاريخ' },
  number: { en: 'Document', ar: 'المستند' },
  customer: { en: 'Customer', ar: 'العميل' },
  method: { en: 'Method', ar: 'طريقة الدفع' },
  source: { en: 'Source', ar: 'المصدر' },
  reference_number: { en: 'Reference number', ar: 'رقم المرجع' },
  authorization_code: { en: 'Authorization code', ar: 'رمز الموافقة' },
  status: { en: 'Status', ar: 'الحالة' },
  created_by: { en: 'Received by', ar: 'استُلمت بواسطة' },
};

const payment = z.object({
  id,
  paid_at: z.string(),
  /** Nothing for what belongs to no paper. */
  invoice_id: id.nullable(),
  unique_id: z.string().nullable(),
  number: z.string().nullable(),
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  method: codeOf(paymentMethods),
  source: codeOf(paymentSources),
  /** Below zero: given back. */
  amount: z.int(),
  /** What of it stays: nothing of a cancelled one. */
  received: z.int(),
  reference_number: z.string().nullable(),
  authorization_code: z.string().nullable(),
  status: codeOf(paymentStates),
  note: z.string().nullable(),
  payment_link_id: id.nullable(),
  created_by: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
});
export type PaymentRow = z.output<typeof payment>;

export const paymentsList = defineList({
  path: 'payments',
  areas: ['merchant'],
  access: 'accounting.payments',
  title: pageWords.payments,
  record: payment,
  columns: [
    { key: 'paid_at', label: labels.paid_at, kind: 'datetime', sortable: true },
    { key: 'number', label: labels.number, kind: 'code' },
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true, emptyLast: true },
    { key: 'method', label: labels.method, kind: 'badge', choices: paymentMethods.choices },
    { key: 'source', label: labels.source, kind: 'badge', choices: paymentSources.choices },
    { key: 'reference_number', label: labels.reference_number, kind: 'code', hidden: true },
    { key: 'authorization_code', label: labels.authorization_code, kind: 'code', hidden: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: paymentStates.choices },
    { key: 'created_by', label: labels.created_by, kind: 'text', hidden: true },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text', hidden: true },
    { key: 'cancel_reason', label: { en: 'Reason for cancelling', ar: 'سبب الإلغاء' }, kind: 'text', hidden: true },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money', sortable: true },
    { key: 'received', label: { en: 'Received', ar: 'المستلَم' }, kind: 'money', total: true },
  ],
  filters: [
    { key: 'paid_at', label: labels.paid_at, kind: 'date-range', business: 'kept' },
    { key: 'method', label: labels.method, kind: 'choice', choices: paymentMethods.choices },
    { key: 'source', label: labels.source, kind: 'choice', choices: paymentSources.choices },
    { key: 'status', label: labels.status, kind: 'choice', choices: paymentStates.choices },
    { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
    { key: 'number', label: labels.number, kind: 'text' },
    { key: 'reference_number', label: labels.reference_number, kind: 'text' },
    { key: 'authorization_code', label: labels.authorization_code, kind: 'text' },
    { key: 'created_by', label: labels.created_by, kind: 'text' },
  ],
  defaultSort: { key: 'paid_at', descending: true },
});

const takenErrors = ['CUSTOMER_NOT_EXIST', 'PAYMENT_METHOD_NOT_TAKEN', 'CASH_BELOW_PAYMENT'] as const;
/** The number of the paper, where there is one. */
const taken = z.object({ id, unique_id: z.string(), number_text: z.string(), amount: z.int(), balance: z.int() });

/** One payment at a time: a deposit in two ways is two deposits. */
export const depositInput = z.strictObject({
  customer_id: id,
  appointment_id: id.optional(),
  payments: z.array(paymentInput).length(1),
  note,
});

export const payBalanceInput = z.strictObject({
  customer_id: id,
  payments: z.array(paymentInput).min(1).max(MOST_PAYMENTS),
  note,
});

export const payBackInput = z.strictObject({
  customer_id: id,
  payments: z.array(paymentInput).length(1),
  reason,
});

export const cancelPaymentInput = z.strictObject({ id, reason });

export const paymentsContract = {
  get_records: paymentsList.endpoints.get_records,
  export: paymentsList.endpoints.export,
  options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'payments/options',
    access: 'signed-in',
    summary: 'The ways the salon takes money',
    input: z.object({}),
    output: z.object({ methods: z.array(codeOf(paymentMethods)) }),
    errors: [],
  }),
  add_deposit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'deposits/add',
    access: 'billing.sell',
    summary: 'Take money in advance, for an appointment or free',
    input: depositInput,
    output: taken,
    errors: [
      ...takenErrors,
      'CUSTOMER_DISABLED',
      'NOT_FOUND',
      'APPOINTMENT_ALREADY_BILLED',
      'STATE_MOVE_NOT_ALLOWED',
      'DEPOSIT_OF_ANOTHER_CUSTOMER',
    ],
  }),
  cancel: endpoint({
    ...merchant,
    method: 'POST',
    path: 'payments/cancel',
    access: 'accounting.cancel-payment',
    summary: 'Cancel a deposit nobody has used yet',
    input: cancelPaymentInput,
    output: z.object({ done: z.literal(true), credit_note: z.string().nullable() }),
    errors: [
      'NOT_FOUND',
      'PAYMENT_IS_NOT_DEPOSIT',
      'PAYMENT_ALREADY_CANCELLED',
      'DEPOSIT_ALREADY_USED',
      'DEPOSIT_PAID_BY_LINK',
      'CUSTOMER_BALANCE_NOT_ENOUGH',
    ],
  }),
  /** What she owes for penalties and debit notes. */
  pay_balance: endpoint({
    ...merchant,
    method: 'POST',
    path: 'customer_money/pay_balance',
    access: 'billing.sell',
    summary: 'Take what a customer owes for penalties and debit notes',
    input: payBalanceInput,
    output: z.object({ balance: z.int() }),
    errors: [...takenErrors, 'NOTHING_OWED', 'PAYMENT_ABOVE_OPEN'],
  }),
  pay_back: endpoint({
    ...merchant,
    method: 'POST',
    path: 'customer_money/pay_back',
    access: 'accounting.cancel-payment',
    summary: 'Pay a balance back',
    input: payBackInput,
    output: z.object({ balance: z.int(), credit_note: z.string().nullable() }),
    errors: [...takenErrors, 'CUSTOMER_BALANCE_NOT_ENOUGH', 'PAY_BACK_ONE_DEPOSIT', 'REFUND_ABOVE_RECEIVED'],
  }),
};
