import type { AuditedRecords } from '../audit/audited-record';
import { invoiceKinds } from './invoice-kinds.states';

export const invoiceAudit = {
  invoices: {
    label: { en: 'Invoice', ar: 'فاتورة' },
    readBy: { merchant: 'accounting.total-sales' },
    actions: {
      'invoices.issue': { en: 'Issued', ar: 'إصدار' },
      'invoices.cancel': { en: 'Cancelled', ar: 'إلغاء' },
      'invoices.credit': { en: 'Credit note issued', ar: 'إصدار إشعار دائن' },
      'invoices.debit': { en: 'Debit note issued', ar: 'إصدار إشعار مدين' },
      'invoices.collect': { en: 'Payment received', ar: 'تحصيل دفعة' },
      'invoices.send': { en: 'Sent', ar: 'إرسال' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      payable: { en: 'Total', ar: 'الإجمالي' },
      open: { en: 'Still to pay', ar: 'المتبقي' },
      invoice: { en: 'Invoice', ar: 'الفاتورة' },
    },
    values: { kind: invoiceKinds.choices },
  },
} as const satisfies AuditedRecords;
