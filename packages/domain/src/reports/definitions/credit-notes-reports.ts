import { z } from 'zod';
import { defineReport } from '../report';

const labels = {
  issued_at: { en: 'Date', ar: 'التاريخ' },
  total: { en: 'Credited', ar: 'المردود' },
  vat: { en: 'VAT', ar: 'الضريبة' },
};

export const creditNotesReport = defineReport({
  id: 'credit-notes',
  kind: 'paged',
  address: 'merchant-accounting-reports-credit-notes',
  group: 'accounting',
  period: 'range',
  answers: { en: 'What was credited, why and by whom', ar: 'ما تم رده ولماذا ومن قام به' },
  searchWords: ['refund', 'return', 'استرداد', 'مرتجع'],
  note: { en: 'One line for each credit note', ar: 'سطر واحد لكل إشعار دائن' },
  filters: [{ key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' }],
  record: z.object({
    id: z.number().int(),
    query: z.string(),
    issued_at: z.string(),
    number_text: z.string(),
    invoice: z.string(),
    customer_id: z.number().int().nullable(),
    customer: z.string().nullable(),
    reason: z.string().nullable(),
    issued_by: z.string().nullable(),
    net: z.number(),
    vat: z.number(),
    total: z.number(),
    given_back: z.number(),
    commission: z.number(),
    absorbed: z.number(),
  }),
  defaultSort: { key: 'issued_at', descending: true },
  columns: [
    { key: 'number_text', label: { en: 'Number', ar: 'الرقم' }, kind: 'code' },
    { key: 'issued_at', label: labels.issued_at, kind: 'datetime', sortable: true },
    { key: 'invoice', label: { en: 'Invoice', ar: 'الفاتورة' }, kind: 'code' },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
    { key: 'reason', label: { en: 'Reason', ar: 'السبب' }, kind: 'text' },
    { key: 'issued_by', label: { en: 'Issued by', ar: 'صدر بواسطة' }, kind: 'text', sortable: true },
    { key: 'total', label: labels.total, kind: 'money', total: true, sortable: true },
    { key: 'net', label: { en: 'Net', ar: 'الصافي' }, kind: 'money', total: true },
    { key: 'vat', label: labels.vat, kind: 'money', total: true },
    { key: 'given_back', label: { en: 'Refunded', ar: 'المبلغ المسترد' }, kind: 'money', total: true },
    { key: 'commission', label: { en: 'Commission returned', ar: 'العمولة المستردة' }, kind: 'money', total: true },
    { key: 'absorbed', label: { en: 'Commission borne', ar: 'عمولة يتحملها الصالون' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'notes', label: { en: 'Credit notes', ar: 'الإشعارات الدائنة' }, kind: 'number', lessIsBetter: true },
    { key: 'total', label: labels.total, kind: 'money', lessIsBetter: true },
    { key: 'vat', label: labels.vat, kind: 'money', lessIsBetter: true },
  ],
  drillDown: { address: 'merchant-accounting-total-sales', values: {}, query: 'query' },
});
