import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, localDate, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { journalEvents } from '../ledger/journal-events.states';
import { ledgerAccounts } from '../ledger/ledger-accounts.states';
import { paymentMethods } from '../payments/payment.states';
import { expenseLabels as labels } from './bill-facts';
import {
  addExpenseInput,
  cancelExpenseInput,
  confirmExpenseInput,
  editExpenseInput,
  payExpenseInput,
} from './expense-input';
import { expensePaymentStates, expenseRepeats, expenseStandings, expenseStates } from './expense.states';

const id = z.int();
const done = z.object({ done: z.literal(true) });
const asked = z.object({ id: z.coerce.number().int() });
const view = { areas: ['merchant'], method: 'GET', access: 'accounting.expenses' } as const;
const change = { areas: ['merchant'], method: 'POST', access: 'accounting.edit-expenses' } as const;
const words = { id, english_name: z.string(), arabic_name: z.string() };

const row = z.object({
  id,
  number: z.string(),
  invoice_date: z.string(),
  supplier_id: id.nullable(),
  supplier: z.string().nullable(),
  supplier_invoice_number: z.string().nullable(),
  /** Nothing for the bill of a stock receipt: its type says so in words. */
  type_id: id.nullable(),
  type: z.string(),
  note: z.string().nullable(),
  due_on: z.string(),
  repeat_months: codeOf(expenseRepeats),
  standing: codeOf(expenseStandings),
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  paid: z.int(),
  open: z.int(),
  /** Proposals and what was taken back are no part of the sums. */
  counts: z.boolean(),
});
/** What the bill of a stock receipt is for. */
export const GOODS = { en: 'Goods for stock', ar: 'بضاعة للمخزون' } as const;
export type ExpenseRow = z.output<typeof row>;

export const expensesList = defineList({
  areas: view.areas,
  access: view.access,
  path: 'expenses',
  title: pageWords.expenses,
  record: row,
  columns: [
    { key: 'number', label: { en: 'Number', ar: 'الرقم' }, kind: 'code' },
    { key: 'invoice_date', label: { en: 'Date', ar: 'التاريخ' }, kind: 'date', sortable: true },
    { key: 'supplier', label: labels.supplier, kind: 'text', sortable: true, emptyLast: true },
    { key: 'supplier_invoice_number', label: labels.supplier_invoice_number, kind: 'code', hidden: true },
    { key: 'type', label: labels.type, kind: 'text', sortable: true },
    { key: 'note', label: labels.note, kind: 'text', hidden: true },
    { key: 'due_on', label: { en: 'Due', ar: 'الاستحقاق' }, kind: 'date', sortable: true },
    { key: 'repeat_months', label: labels.repeats, kind: 'badge', choices: expenseRepeats.choices, hidden: true },
    { key: 'standing', label: labels.status, kind: 'badge', choices: expenseStandings.choices },
    { key: 'total', label: labels.total, kind: 'money', sortable: true, total: true },
    { key: 'net', label: labels.net, kind: 'money', total: true, hidden: true },
    { key: 'vat', label: labels.vat, kind: 'money', total: true },
    { key: 'paid', label: labels.paid, kind: 'money', total: true, hidden: true },
    { key: 'open', label: labels.open, kind: 'money', sortable: true, total: true },
  ],
  filters: [
    { key: 'standing', label: labels.status, kind: 'choice', choices: expenseStandings.choices },
    { key: 'invoice_date', label: { en: 'Date', ar: 'التاريخ' }, kind: 'date-range' },
    { key: 'due_on', label: { en: 'Due', ar: 'الاستحقاق' }, kind: 'date-range' },
    { key: 'type_id', label: labels.type, kind: 'record', record: 'expense-type' },
    { key: 'supplier_id', label: labels.supplier, kind: 'record', record: 'supplier' },
  ],
  defaultSort: { key: 'invoice_date', descending: true },
});

const fileRecord = z.object({
  id,
  url: z.string(),
  unique_id: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
});
const expense = row.extend({
  type_names: z.object(words).nullable(),
  /** The receipt whose bill this is. */
  stock_document_id: id.nullable(),
  bill_from: z.string().nullable(),
  bill_to: z.string().nullable(),
  status: codeOf(expenseStates),
  vat_rate: z.int(),
  repeat_by_itself: z.boolean(),
  /** The next one was made already. */
  is_repeated: z.boolean(),
  salary_month: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  months: z.array(z.object({ day: z.string(), amount: z.int() })),
  payments: z.array(
    z.object({
      id,
      method: codeOf(paymentMethods),
      amount: z.int(),
      day: z.string(),
      reference_number: z.string().nullable(),
      note: z.string().nullable(),
      status: codeOf(expensePaymentStates),
      cancel_reason: z.string().nullable(),
      created_by: z.string().nullable(),
    }),
  ),
  files: z.array(fileRecord),
  /** Of salaries: for whom, seen by whoever may see salaries. */
  salaries: z
    .array(z.object({ employee_id: id, employee: z.string(), salary: z.int(), commission: z.int() }))
    .nullable(),
  journals: z.array(
    z.object({
      id,
      event: codeOf(journalEvents),
      day: z.string(),
      postings: z.array(z.object({ account: codeOf(ledgerAccounts), vat_rate: z.int(), amount: z.int() })),
    }),
  ),
});
export type Expense = z.output<typeof expense>;

const twin = z.object({
  id,
  number: z.string(),
  total: z.int(),
  supplier: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
});

const waitingSum = z.object({ count: z.int(), amount: z.int() });
const saving = [
  'EXPENSE_DUPLICATE',
  'EXPENSE_DATE_AHEAD',
  'EXPENSE_DUE_TOO_EARLY',
  'EXPENSE_VAT_TOO_HIGH',
  'EXPENSE_TYPE_UNKNOWN',
] as const;
const paying = [...saving, 'SUPPLIER_UNKNOWN', 'EXPENSE_PAYMENT_TOO_HIGH', 'UPLOAD_UNREADABLE'] as const;

export const expensesContract = {
  get_records: expensesList.endpoints.get_records,
  export: expensesList.endpoints.export,
  options: endpoint({
    ...view,
    path: 'expenses/options',
    summary: 'What the form of an expense offers',
    input: z.object({}),
    output: z.object({
      types: z.array(z.object({ ...words, is_salaries: z.boolean() })),
      methods: z.array(codeOf(paymentMethods)),
      /** Basis points; nothing where the salon charges no VAT and gets none back. */
      vat_rate: z.int(),
      today: z.string(),
    }),
    errors: [],
  }),
  waiting: endpoint({
    ...view,
    path: 'expenses/waiting',
    summary: 'What is overdue, to pay and to confirm',
    input: z.object({}),
    output: z.object({ overdue: waitingSum, due: waitingSum, proposed: waitingSum }),
    errors: [],
  }),
  get: endpoint({
    ...view,
    path: 'expenses/get',
    summary: 'Read an expense',
    input: asked,
    output: expense,
    errors: ['NOT_FOUND'],
  }),
  find_duplicates: endpoint({
    ...view,
    path: 'expenses/find_duplicates',
    summary: 'Expenses with the same supplier invoice number and date',
    input: z.object({
      number: requiredText(labels.supplier_invoice_number, 50),
      date: localDate(labels.invoice_date),
      except: z.coerce.number().int().optional(),
    }),
    output: z.object({ records: z.array(twin) }),
    errors: [],
  }),
  add: endpoint({
    ...change,
    path: 'expenses/add',
    summary: 'Record an expense, paid or to be paid',
    input: addExpenseInput,
    output: z.object({ id, number: z.string() }),
    errors: paying,
  }),
  edit: endpoint({
    ...change,
    path: 'expenses/edit',
    summary: 'Put an expense right that nobody has paid yet',
    input: editExpenseInput,
    output: done,
    errors: [
      ...saving,
      'SUPPLIER_UNKNOWN',
      'NOT_FOUND',
      'EXPENSE_HAS_PAYMENTS',
      'EXPENSE_NOT_RECORDED',
      'EXPENSE_OF_RECEIPT',
    ],
  }),
  confirm: endpoint({
    ...change,
    path: 'expenses/confirm',
    summary: 'Record a proposed expense as it is, or as it was put right',
    input: confirmExpenseInput,
    output: done,
    errors: [...paying, 'NOT_FOUND', 'EXPENSE_NOT_PROPOSED'],
  }),
  dismiss: endpoint({
    ...change,
    path: 'expenses/dismiss',
    summary: 'Leave a proposed expense out; what repeats goes on unless it says stop',
    input: z.strictObject({ id, stop: z.boolean().default(false) }),
    output: done,
    errors: ['NOT_FOUND', 'EXPENSE_NOT_PROPOSED'],
  }),
  set_repeat: endpoint({
    ...change,
    path: 'expenses/set_repeat',
    summary: 'How often an expense comes again',
    input: z.strictObject({ id, repeat_months: codeOf(expenseRepeats), repeat_by_itself: z.boolean().default(false) }),
    output: done,
    errors: ['NOT_FOUND', 'EXPENSE_NOT_RECORDED', 'EXPENSE_OF_RECEIPT'],
  }),
  cancel: endpoint({
    ...change,
    path: 'expenses/cancel',
    summary: 'Take an expense back out of the books',
    input: cancelExpenseInput,
    output: done,
    errors: ['NOT_FOUND', 'EXPENSE_HAS_PAYMENTS', 'EXPENSE_NOT_RECORDED', 'EXPENSE_OF_RECEIPT'],
  }),
  pay: endpoint({
    ...change,
    path: 'expenses/pay',
    summary: 'Pay an expense, or a part of it',
    input: payExpenseInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'EXPENSE_NOT_RECORDED', 'EXPENSE_PAYMENT_TOO_HIGH', 'EXPENSE_DATE_AHEAD'],
  }),
  cancel_payment: endpoint({
    ...change,
    path: 'expenses/cancel_payment',
    summary: 'Cancel a payment to a supplier',
    input: cancelExpenseInput,
    output: done,
    errors: ['NOT_FOUND', 'EXPENSE_PAYMENT_CANCELLED'],
  }),
  add_file: endpoint({
    ...change,
    path: 'expenses/add_file',
    summary: 'Keep a file with an expense',
    input: z.strictObject({ id, upload_id: id }),
    output: done,
    errors: ['NOT_FOUND', 'UPLOAD_UNREADABLE', 'EXPENSE_FILES_FULL'],
  }),
  remove_file: endpoint({
    ...change,
    path: 'expenses/remove_file',
    summary: 'Take a file off an expense',
    input: z.strictObject({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  propose_salaries: endpoint({
    ...change,
    alsoNeeds: ['employees.salary'],
    path: 'expenses/propose_salaries',
    summary: 'Propose the salaries and commissions of a month',
    input: z.strictObject({ month: localDate({ en: 'Month', ar: 'الشهر' }) }),
    output: z.object({ id }),
    errors: ['SALARIES_ALREADY_PROPOSED', 'SALARIES_EMPTY', 'EXPENSE_DATE_AHEAD'],
  }),
};
