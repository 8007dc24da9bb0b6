import { z } from 'zod';
import { codeOf } from '../../kernel/input/fields';
import { invoiceKinds } from '../../invoices/invoice-kinds.states';
import { defineReport } from '../report';

const money = z.number().int();
const labels = {
  line: { en: 'On lines', ar: 'على الأسطر' },
  code: { en: 'By code or coupon', ar: 'بكود أو كوبون' },
  package: { en: 'Package price', ar: 'سعر الباقة' },
  voucher: { en: 'Free or loyalty voucher', ar: 'قسيمة مجانية أو ولاء' },
  total: { en: 'Discount', ar: 'الخصم' },
};

/** A list of papers, so it reads the papers; its total is that of the sums. */
export const customersDiscountReport = defineReport({
  id: 'customers-discount',
  kind: 'paged',
  address: 'merchant-management-reports-customers-discount-report',
  group: 'management',
  period: 'range',
  answers: { en: 'Who got which discounts', ar: 'من حصل على أي خصومات' },
  searchWords: ['coupon', 'code', 'voucher', 'كوبون', 'كود', 'قسيمة'],
  note: {
    en: 'One line for each invoice. What a credit note returned appears below zero',
    ar: 'سطر واحد لكل فاتورة، وما ردّه إشعار دائن يظهر بالسالب',
  },
  filters: [
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
    { key: 'kind', label: { en: 'Document', ar: 'المستند' }, kind: 'choice', choices: invoiceKinds.choices },
  ],
  record: z.object({
    id: z.number().int(),
    day: z.string(),
    number: z.string(),
    kind: codeOf(invoiceKinds),
    customer_id: z.number().int().nullable(),
    customer: z.string().nullable(),
    code: z.string().nullable(),
    line_discount: money,
    code_discount: money,
    package_discount: money,
    voucher_discount: money,
    discount: money,
    query: z.string(),
  }),
  defaultSort: { key: 'day', descending: true },
  columns: [
    { key: 'number', label: { en: 'Number', ar: 'الرقم' }, kind: 'text' },
    { key: 'kind', label: { en: 'Document', ar: 'المستند' }, kind: 'badge', choices: invoiceKinds.choices },
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', sortable: true, emptyLast: true },
    { key: 'line_discount', label: labels.line, kind: 'money', total: true },
    { key: 'code', label: { en: 'Code', ar: 'الكود' }, kind: 'code' },
    { key: 'code_discount', label: labels.code, kind: 'money', total: true },
    { key: 'package_discount', label: labels.package, kind: 'money', total: true },
    { key: 'voucher_discount', label: labels.voucher, kind: 'money', total: true },
    { key: 'discount', label: labels.total, kind: 'money', total: true, sortable: true },
  ],
  figures: [
    { key: 'discount', label: labels.total, kind: 'money', highlight: true, lessIsBetter: true },
    { key: 'line_discount', label: labels.line, kind: 'money', lessIsBetter: true },
    { key: 'code_discount', label: labels.code, kind: 'money', lessIsBetter: true },
    { key: 'package_discount', label: labels.package, kind: 'money', lessIsBetter: true },
    { key: 'voucher_discount', label: labels.voucher, kind: 'money', lessIsBetter: true },
  ],
  drillDown: { address: 'merchant-accounting-total-sales', values: {}, query: 'query' },
});
