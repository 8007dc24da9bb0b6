import { z } from 'zod';
import { accountStates, accountTiers } from '../accounts/account.states';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { journalEvents } from '../ledger/journal-events.states';
import { ledgerAccounts } from '../ledger/ledger-accounts.states';
import { paymentMethods } from '../payments/payment.states';
import { platformPaymentStates } from '../platform-payments/platform-payment.states';
import { soldPackage } from '../whatsapp/whatsapp-catalogue.contract';
import { accountInvoiceStandings, accountInvoiceStates } from './account-invoice.states';
import { cancelInput, issueInput, payInput, sendInput } from './account-invoice.inputs';
import { accountItems, accountPeriods, pricedItems } from './account-items.states';

const id = z.int();
const queryId = z.coerce.number().int();
const done = z.object({ done: z.literal(true) });
const uniqueId = z.string().regex(/^[\w-]{16,80}$/);
const view = { areas: ['manager'], method: 'GET', access: 'platform-accounting.view' } as const;
const edit = { areas: ['manager'], method: 'POST', access: 'platform-accounting.edit' } as const;
const own = { areas: ['merchant'], access: 'settings.general' } as const;

export const accountInvoiceLabels = {
  number: { en: 'Number', ar: 'الرقم' },
  merchant: { en: 'Merchant', ar: 'التاجر' },
  day: { en: 'Date', ar: 'التاريخ' },
  due_on: { en: 'Due', ar: 'الاستحقاق' },
  status: { en: 'Status', ar: 'الحالة' },
  tier: { en: 'Package', ar: 'الباقة' },
} as const;
const labels = accountInvoiceLabels;

const row = z.object({
  id,
  unique_id: z.string(),
  number: z.string(),
  tenant: id,
  merchant: z.string(),
  day: z.string(),
  due_on: z.string(),
  tier: codeOf(accountTiers).nullable(),
  months: id.nullable(),
  standing: codeOf(accountInvoiceStandings),
  currency: z.string(),
  subtotal: id,
  vat: id,
  total: id,
  /** What is still owed: nothing once it is paid or cancelled. */
  open: id,
});
export type AccountInvoiceRow = z.output<typeof row>;

export const accountInvoicesList = defineList({
  areas: view.areas,
  access: view.access,
  path: 'account_invoices',
  title: pageWords['total-sales'],
  record: row,
  columns: [
    { key: 'number', label: labels.number, kind: 'code' },
    { key: 'day', label: labels.day, kind: 'date', sortable: true },
    { key: 'merchant', label: labels.merchant, kind: 'text', sortable: true },
    { key: 'tenant', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code', hidden: true },
    { key: 'tier', label: labels.tier, kind: 'badge', choices: accountTiers.choices },
    { key: 'due_on', label: labels.due_on, kind: 'date', sortable: true },
    { key: 'standing', label: labels.status, kind: 'badge', choices: accountInvoiceStandings.choices },
    { key: 'total', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', sortable: true, total: true },
    { key: 'subtotal', label: { en: 'Before VAT', ar: 'قبل الضريبة' }, kind: 'money', total: true, hidden: true },
    { key: 'vat', label: { en: 'VAT', ar: 'الضريبة' }, kind: 'money', total: true },
    { key: 'open', label: { en: 'Open', ar: 'المتبقي' }, kind: 'money', sortable: true, total: true },
  ],
  filters: [
    { key: 'standing', label: labels.status, kind: 'choice', choices: accountInvoiceStandings.choices },
    { key: 'day', label: labels.day, kind: 'date-range', isDay: true },
    { key: 'due_on', label: labels.due_on, kind: 'date-range', isDay: true },
    { key: 'tier', label: labels.tier, kind: 'choice', choices: accountTiers.choices },
    { key: 'tenant', label: labels.merchant, kind: 'record', record: 'merchant' },
  ],
  defaultSort: { key: 'day', descending: true },
});

const party = z.object({
  name: z.object({ en: z.string(), ar: z.string() }),
  address: z.object({ en: z.string(), ar: z.string() }),
  trn: z.string().nullable(),
  email: z.string().nullable(),
});
export type AccountInvoiceParty = z.output<typeof party>;

const line = z.object({
  item: codeOf(accountItems),
  period: codeOf(accountPeriods).nullable(),
  english_name: z.string(),
  arabic_name: z.string(),
  quantity: id,
  unit_price: id,
  net: id,
  vat: id,
  gross: id,
});

const way = z.object({ method: codeOf(paymentMethods), name: z.object({ en: z.string(), ar: z.string() }) });

const payment = z.object({
  id,
  is_request: z.boolean(),
  status: codeOf(platformPaymentStates),
  amount: id,
  method: codeOf(paymentMethods).nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  due_on: z.string().nullable(),
  paid_on: z.string().nullable(),
  created_at: z.string(),
});

/** What both sides see of an account invoice. */
export const accountInvoiceShape = row.omit({ id: true, open: true, merchant: true }).extend({
  status: codeOf(accountInvoiceStates),
  vat_rate: id,
  country: z.string(),
  seller: party,
  buyer: party,
  /** Where to transfer to, while transfers are offered. */
  bank_details: z.string(),
  /** How it may be paid. */
  ways: z.array(way),
  lines: z.array(line),
  covers_from: z.string().nullable(),
  covers_to: z.string().nullable(),
  renewed_until: z.string().nullable(),
  issued_at: z.string(),
  paid_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  today: z.string(),
  /** Until when a merchant whose account ends works on without paying. */
  works_until: z.string().nullable(),
  can_pay: z.boolean(),
});
export type AccountInvoice = z.output<typeof accountInvoiceShape>;

const detail = accountInvoiceShape.extend({
  id,
  url: z.string(),
  note: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  created_by: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  payments: z.array(payment),
  journals: z.array(
    z.object({
      id,
      event: codeOf(journalEvents),
      day: z.string(),
      postings: z.array(z.object({ account: codeOf(ledgerAccounts), vat_rate: id, amount: id })),
    }),
  ),
});
export type AccountInvoiceDetail = z.output<typeof detail>;

const sum = z.object({ count: id, amount: id });
const billed = z.object({
  id,
  name: z.string(),
  country: z.string(),
  status: codeOf(accountStates),
  tier: codeOf(accountTiers).nullable(),
  ends_on: z.string().nullable(),
});
export type BilledMerchant = z.output<typeof billed>;
const price = z.object({ item: codeOf(pricedItems), period: codeOf(accountPeriods), price: id });

export const accountInvoicesContract = {
  get_records: accountInvoicesList.endpoints.get_records,
  export: accountInvoicesList.endpoints.export,
  figures: endpoint({
    ...view,
    path: 'account_invoices/figures',
    summary: 'What is open, overdue, and came in this month and in the same days of the last',
    input: z.object({}),
    output: z.object({ currency: z.string(), open: sum, overdue: sum, paid: sum.extend({ before: id }) }),
    errors: [],
  }),
  get_record: endpoint({
    ...view,
    path: 'account_invoices/get_record',
    summary: 'One account invoice with its payments and journals',
    input: z.object({ id: queryId }),
    output: detail,
    errors: ['ACCOUNT_INVOICE_NOT_EXIST'],
  }),
  merchants: endpoint({
    ...view,
    path: 'account_invoices/merchants',
    summary: 'Accounts that can be billed, by name or number',
    input: z.object({ search: z.string().trim().max(100).default(''), tenant: z.coerce.number().int().optional() }),
    output: z.object({ records: z.array(billed) }),
    errors: [],
  }),
  options: endpoint({
    ...view,
    path: 'account_invoices/options',
    summary: 'Prices of the merchant’s country, its VAT and the day it would be due',
    input: z.object({ tenant: queryId }),
    output: z.object({
      merchant: billed,
      currency: z.string(),
      vat_rate: id,
      today: z.string(),
      due_on: z.string(),
      prices: z.array(price),
      packages: z.array(soldPackage),
    }),
    errors: ['NOT_FOUND'],
  }),
  /** How money may be recorded by hand. */
  ways: endpoint({
    ...view,
    path: 'account_invoices/ways',
    summary: 'The ways of paying merchants are offered',
    input: z.object({}),
    output: z.object({ records: z.array(way) }),
    errors: [],
  }),
  issue: endpoint({
    ...edit,
    path: 'account_invoices/issue',
    summary: 'Issue an account invoice',
    input: issueInput,
    output: z.object({ id, unique_id: z.string(), number: z.string() }),
    errors: [
      'NOT_FOUND',
      'ACCOUNT_NOT_BILLED',
      'ACCOUNT_INVOICE_EMPTY',
      'ACCOUNT_INVOICE_ONE_PACKAGE',
      'ACCOUNT_PRICE_MISSING',
      'ACCOUNT_DUE_TOO_EARLY',
      'ACCOUNT_NOBODY_TO_WRITE_TO',
    ],
  }),
  send: endpoint({
    ...edit,
    path: 'account_invoices/send',
    summary: 'Send the link of an account invoice to the owner',
    input: sendInput,
    output: z.object({ sent_to: z.string() }),
    errors: ['ACCOUNT_INVOICE_NOT_EXIST', 'ACCOUNT_NOBODY_TO_WRITE_TO'],
  }),
  pay: endpoint({
    ...edit,
    access: 'platform-accounting.record-payments',
    path: 'account_invoices/pay',
    summary: 'Record a payment: the invoice is changed to paid and the account is renewed',
    input: payInput,
    output: z.object({ renewed_until: z.string().nullable() }),
    errors: [
      'ACCOUNT_INVOICE_NOT_EXIST',
      'ACCOUNT_INVOICE_NOT_OPEN',
      'ACCOUNT_DATE_AHEAD',
      'ACCOUNT_METHOD_NOT_OFFERED',
    ],
  }),
  take_back: endpoint({
    ...edit,
    access: 'platform-accounting.record-payments',
    path: 'account_invoices/take_back',
    summary: 'A payment recorded by mistake: the invoice is open again, what it gave the account stays',
    input: cancelInput,
    output: z.object({ account_runs_to: z.string().nullable() }),
    errors: ['ACCOUNT_INVOICE_NOT_EXIST', 'ACCOUNT_INVOICE_NOT_PAID', 'ACCOUNT_PAID_BY_LINK'],
  }),
  cancel: endpoint({
    ...edit,
    access: 'platform-accounting.cancel',
    path: 'account_invoices/cancel',
    summary: 'Cancel an account invoice that nobody has paid',
    input: cancelInput,
    output: done,
    errors: ['ACCOUNT_INVOICE_NOT_EXIST', 'ACCOUNT_INVOICE_NOT_OPEN'],
  }),
  pdf: endpoint({
    ...view,
    path: 'account_invoices/pdf',
    summary: 'An account invoice as PDF',
    input: z.object({ id: queryId }),
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    errors: ['ACCOUNT_INVOICE_NOT_EXIST'],
  }),
  of_account: endpoint({
    ...own,
    method: 'GET',
    path: 'account_invoices/of_account',
    summary: 'Invoices of the own account, and what can be ordered',
    input: z.object({}),
    output: z.object({
      currency: z.string(),
      vat_rate: id,
      tier: codeOf(accountTiers).nullable(),
      prices: z.array(price),
      packages: z.array(soldPackage),
      users: z.object({ used: id, limit: id.nullable() }),
      records: z.array(row),
    }),
    transaction: false,
    errors: [],
  }),
  own_record: endpoint({
    ...own,
    method: 'GET',
    path: 'account_invoices/own_record',
    summary: 'One invoice of the own account',
    input: z.object({ unique_id: uniqueId }),
    output: accountInvoiceShape,
    transaction: false,
    errors: ['ACCOUNT_INVOICE_NOT_EXIST'],
  }),
  order: endpoint({
    ...own,
    method: 'POST',
    path: 'account_invoices/order',
    summary: 'Order a package: issues the invoice that is then paid',
    input: z.strictObject({
      tier: codeOf(accountTiers),
      period: codeOf(accountPeriods),
      users: z.int().min(0).max(100).default(0),
      package_id: z.int().nullable().default(null),
    }),
    output: z.object({ unique_id: z.string() }),
    transaction: false,
    closedInTraining: true,
    errors: ['ACCOUNT_INVOICE_OPEN', 'ACCOUNT_PRICE_MISSING', 'ACCOUNT_NOT_BILLED'],
  }),
  /** What every screen of the salon says about its subscription. */
  standing: endpoint({
    areas: ['merchant'],
    access: 'signed-in',
    method: 'GET',
    path: 'account_invoices/standing',
    summary: 'How long the account runs, and what waits for payment',
    input: z.object({}),
    output: z.object({
      status: codeOf(accountStates),
      ends_on: z.string().nullable(),
      days_left: id.nullable(),
      /** After this day the account is closed until it is paid. */
      works_until: z.string().nullable(),
      open: z.object({ unique_id: z.string(), number: z.string(), due_on: z.string(), total: id }).nullable(),
    }),
    transaction: false,
    errors: [],
  }),
  public_pdf: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'GET',
    path: 'account_invoices/public_pdf',
    summary: 'The account invoice behind a link, as PDF',
    input: z.object({ unique_id: uniqueId }),
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    transaction: false,
    errors: ['ACCOUNT_INVOICE_NOT_EXIST', 'TOO_MANY_REQUESTS'],
  }),
};
