import { z } from 'zod';
import { einvoiceStatuses } from '../e-invoices/e-invoice.states';
import { giftCardTypes } from '../gift-cards/gift-card.states';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { defineCodes } from '../kernel/state-machine';
import { journalEvents } from '../ledger/journal-events.states';
import { ledgerAccounts } from '../ledger/ledger-accounts.states';
import { paymentCoverages, paymentMethods, paymentStates } from '../payments/payment.states';
import { invoiceKinds } from './invoice-kinds.states';
import { invoiceLineKinds } from './invoice-line.states';

const id = z.int();
const money = z.int();

/** A paper never changes; it can only be cancelled. */
export const paperStates = defineCodes({
  issued: { code: 'issued', label: { en: 'Issued', ar: 'صادرة' }, tone: 'success', normal: true },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger' },
});

/** What made a paper cheaper by a code. */
export const usedCodes = defineCodes({
  discount_code: { code: 'discount_code', label: { en: 'Discount code', ar: 'كود خصم' } },
  coupon: { code: 'coupon', label: { en: 'Coupon', ar: 'كوبون' } },
  none: { code: 'none', label: { en: 'No code', ar: 'بدون كود' } },
});

const labels = {
  issued_at: { en: 'Date', ar: 'التاريخ' },
  kind: { en: 'Type', ar: 'النوع' },
  customer: { en: 'Customer', ar: 'العميل' },
  salesman: { en: 'Sold by', ar: 'البائع' },
  paid_by: { en: 'Paid by', ar: 'طريقة الدفع' },
  coverage: { en: 'Payment', ar: 'الدفع' },
  status: { en: 'Status', ar: 'الحالة' },
  einvoice: { en: 'E-invoice', ar: 'الفاتورة الإلكترونية' },
};

const row = z.object({
  id,
  unique_id: z.string(),
  kind: codeOf(invoiceKinds),
  number_text: z.string(),
  issued_at: z.string(),
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  mobile: z.string().nullable(),
  salesman: z.string().nullable(),
  list: money,
  discount: money,
  subtotal: money,
  vat: money,
  total: money,
  tips: money,
  paid_by: z.string().nullable(),
  open: money,
  coverage: codeOf(paymentCoverages).nullable(),
  code: z.string().nullable(),
  status: codeOf(paperStates),
  einvoice_status: codeOf(einvoiceStatuses),
});
export type InvoiceRow = z.output<typeof row>;

/** Every numbered paper of the salon. Credit notes count below zero, cancelled papers not at all. */
export const totalSalesList = defineList({
  path: 'invoices',
  areas: ['merchant'],
  access: 'accounting.total-sales',
  title: pageWords['total-sales'],
  record: row,
  columns: [
    { key: 'number_text', label: { en: 'Number', ar: 'الرقم' }, kind: 'code' },
    { key: 'kind', label: labels.kind, kind: 'badge', choices: invoiceKinds.choices },
    { key: 'issued_at', label: labels.issued_at, kind: 'datetime', sortable: true },
    { key: 'customer', label: labels.customer, kind: 'text' },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', hidden: true },
    { key: 'salesman', label: labels.salesman, kind: 'text', hidden: true },
    // A phone shows the first amount alone.
    { key: 'total', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', total: true, sortable: true },
    { key: 'list', label: { en: 'Before discount', ar: 'قبل الخصم' }, kind: 'money', total: true, hidden: true },
    { key: 'discount', label: { en: 'Discount', ar: 'الخصم' }, kind: 'money', total: true },
    { key: 'subtotal', label: { en: 'Net', ar: 'الصافي' }, kind: 'money', total: true },
    { key: 'vat', label: { en: 'VAT', ar: 'الضريبة' }, kind: 'money', total: true },
    { key: 'tips', label: { en: 'Tips', ar: 'الإكراميات' }, kind: 'money', total: true, hidden: true },
    { key: 'paid_by', label: labels.paid_by, kind: 'text', hidden: true },
    { key: 'open', label: { en: 'Still to pay', ar: 'المتبقي' }, kind: 'money', total: true },
    { key: 'coverage', label: labels.coverage, kind: 'badge', choices: paymentCoverages.choices },
    { key: 'code', label: { en: 'Code', ar: 'الكود' }, kind: 'code', hidden: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: paperStates.choices, hidden: true },
    {
      key: 'einvoice_status',
      label: labels.einvoice,
      kind: 'badge',
      choices: einvoiceStatuses.choices,
      hidden: true,
    },
  ],
  filters: [
    { key: 'issued_at', label: labels.issued_at, kind: 'date-range', business: 'kept' },
    { key: 'kind', label: labels.kind, kind: 'choice', choices: invoiceKinds.choices },
    { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
    { key: 'employee_ids', label: { en: 'Employee', ar: 'الموظف' }, kind: 'record', record: 'employee', many: true },
    { key: 'methods', label: labels.paid_by, kind: 'choice', choices: paymentMethods.choices, many: true },
    { key: 'coverage', label: labels.coverage, kind: 'choice', choices: paymentCoverages.choices },
    { key: 'status', label: labels.status, kind: 'choice', choices: paperStates.choices },
    { key: 'uses', label: { en: 'Code used', ar: 'الكود المستخدم' }, kind: 'choice', choices: usedCodes.choices },
    { key: 'code', label: { en: 'Code', ar: 'الكود' }, kind: 'text' },
    { key: 'einvoice_status', label: labels.einvoice, kind: 'choice', choices: einvoiceStatuses.choices },
  ],
  defaultSort: { key: 'issued_at', descending: true },
});

const paper = z.object({ id, kind: codeOf(invoiceKinds), number_text: z.string() });

const invoice = z.object({
  id,
  unique_id: z.string(),
  kind: codeOf(invoiceKinds),
  number_text: z.string(),
  issued_at: z.string(),
  customer_id: id.nullable(),
  customer: z.string().nullable(),
  mobile: z.string().nullable(),
  trn: z.string().nullable(),
  salesman: z.string().nullable(),
  appointment_id: id.nullable(),
  issued_by: z.string().nullable(),
  /** Of a note: what it corrects, and why. */
  original: paper.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  seller: z.object({
    english_name: z.string(),
    arabic_name: z.string(),
    english_address: z.string(),
    arabic_address: z.string(),
    trn: z.string(),
  }),
  list: money,
  discount: money,
  subtotal: money,
  vat: money,
  rounding: money,
  total: money,
  tips: money,
  payable: money,
  voucher: money,
  balance_used: money,
  change_due: money,
  /** What is still to be paid today. */
  open: money,
  /** What credit notes took of it. */
  credited: money,
  code: z.string().nullable(),
  points_earned: z.int(),
  coverage: codeOf(paymentCoverages).nullable(),
  status: codeOf(paperStates),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  einvoice_status: codeOf(einvoiceStatuses),
  lines: z.array(
    z.object({
      position: z.int(),
      kind: codeOf(invoiceLineKinds),
      english_name: z.string(),
      arabic_name: z.string(),
      employee: z.string().nullable(),
      salesman: z.string().nullable(),
      quantity: z.int(),
      unit_price: money,
      list: money,
      discount: money,
      gross: money,
      net: money,
      vat: money,
      vat_rate: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      id,
      method: codeOf(paymentMethods),
      amount: money,
      tendered: money.nullable(),
      authorization_code: z.string().nullable(),
      reference_number: z.string().nullable(),
      status: codeOf(paymentStates),
      paid_at: z.string(),
    }),
  ),
  gift_card: z.object({ code: z.string(), type: codeOf(giftCardTypes), value: money }).nullable(),
  deposits: z.array(paper.extend({ amount: money })),
  notes: z.array(paper.extend({ issued_at: z.string(), payable: money, reason: z.string().nullable() })),
  stock: z.array(z.object({ english_name: z.string(), arabic_name: z.string(), quantity: z.int() })),
  commissions: z.array(z.object({ employee: z.string(), amount: money, is_absorbed: z.boolean() })),
  journals: z.array(
    z.object({
      id,
      event: codeOf(journalEvents),
      day: z.string(),
      postings: z.array(z.object({ account: codeOf(ledgerAccounts), vat_rate: z.int(), amount: money })),
    }),
  ),
});
export type InvoicePage = z.output<typeof invoice>;

export const invoicesContract = {
  get_records: totalSalesList.endpoints.get_records,
  export: totalSalesList.endpoints.export,
  get_record: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'invoices/get_record',
    access: 'accounting.total-sales',
    summary: 'One paper with everything it moved',
    input: z.object({ id: z.coerce.number().int() }),
    output: invoice,
    errors: ['INVOICE_NOT_EXIST'],
  }),
};
