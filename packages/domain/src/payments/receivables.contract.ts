import { z } from 'zod';
import { receivableAges } from '../customer-money/receivable-ages.states';
import { endpoint } from '../kernel/contract';
import { codeOf, freeText, orEmpty } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { MOST_PAYMENTS, paymentInput } from '../till/bill';

const id = z.int();
const merchant = { areas: ['merchant'], access: 'accounting.receivable' } as const;
const labels = {
  issued_at: { en: 'Date', ar: 'التاريخ' },
  customer: { en: 'Customer', ar: 'العميل' },
  age: { en: 'Age', ar: 'العمر' },
};

const receivable = z.object({
  id,
  unique_id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  customer_id: id,
  customer: z.string(),
  mobile: z.string().nullable(),
  days: z.int(),
  age: codeOf(receivableAges),
  amount: z.int(),
  paid: z.int(),
  open: z.int(),
  reminded_at: z.string().nullable(),
});
export type ReceivableRow = z.output<typeof receivable>;

export const receivablesList = defineList({
  ...merchant,
  path: 'receivables',
  title: pageWords.receivable,
  record: receivable,
  columns: [
    { key: 'number', label: { en: 'Invoice', ar: 'الفاتورة' }, kind: 'code' },
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', hidden: true },
    { key: 'issued_at', label: labels.issued_at, kind: 'datetime', sortable: true },
    { key: 'days', label: { en: 'Days open', ar: 'أيام الاستحقاق' }, kind: 'number', sortable: true },
    { key: 'age', label: labels.age, kind: 'badge', choices: receivableAges.choices },
    {
      key: 'reminded_at',
      label: { en: 'Last reminded', ar: 'آخر تذكير' },
      kind: 'datetime',
      sortable: true,
      emptyLast: true,
    },
    { key: 'amount', label: { en: 'Left at issue', ar: 'المتبقي عند الإصدار' }, kind: 'money', hidden: true },
    { key: 'open', label: { en: 'Still to pay', ar: 'المتبقي' }, kind: 'money', sortable: true, total: true },
    { key: 'paid', label: { en: 'Paid since', ar: 'سُدّد منها' }, kind: 'money', hidden: true, total: true },
  ],
  filters: [
    { key: 'issued_at', label: labels.issued_at, kind: 'date-range', business: 'kept' },
    { key: 'age', label: labels.age, kind: 'choice', choices: receivableAges.choices },
    { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
  ],
  defaultSort: { key: 'days', descending: true },
});

export const collectInput = z.strictObject({
  invoice_id: id,
  payments: z.array(paymentInput).min(1).max(MOST_PAYMENTS),
  note: orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 500)),
});

export const receivablesContract = {
  get_records: receivablesList.endpoints.get_records,
  export: receivablesList.endpoints.export,
  ages: endpoint({
    ...merchant,
    method: 'GET',
    path: 'receivables/ages',
    summary: 'What is open by age',
    input: z.object({}),
    output: z.object({
      records: z.array(z.object({ age: codeOf(receivableAges), invoices: z.int(), open: z.int() })),
    }),
    errors: [],
  }),
  collect: endpoint({
    areas: ['merchant'],
    access: 'accounting.collect',
    method: 'POST',
    path: 'receivables/collect',
    summary: 'Take what is open of an invoice, all of it or a part',
    input: collectInput,
    output: z.object({ open: z.int() }),
    errors: [
      'INVOICE_NOT_EXIST',
      'NOTHING_OWED',
      'PAYMENT_ABOVE_OPEN',
      'PAYMENT_METHOD_NOT_TAKEN',
      'CASH_BELOW_PAYMENT',
    ],
  }),
};
