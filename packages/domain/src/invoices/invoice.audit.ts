import type { AuditedRecords } from '../audit/audited-record';
import { invoiceKinds } from './invoice-kinds.states';

export const invoiceAudit = {
  invoices: {
    label: { en: 'Invoice', ar: 'فاتورة' },
    readBy: { merchant: 'accounting.total-sales' },
    actions: {
      'invoices.issue': { en: 'Invoice issued', ar: 'إصدار فاتورة' },
      'invoices.cancel': { en: 'Invoice cancelled', ar: 'إلغاء فاتورة' },
      'invoices.credit': { en: 'Credit note issued', ar: 'إصدار إشعار دائن' },
      'invoices.debit': { en: 'Debit note issued', ar: 'إصدار إشعار مدين' },
      'invoices.collect': { en: 'Payment received', ar: 'تحصيل دفعة' },
      'invoices.ask-rating': { en: 'Rating requested', ar: 'طلب تقييم' },
      'invoices.send': { en: 'Invoice sent', ar: 'إرسال فاتورة' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      payable: { en: 'Total', ar: 'الإجمالي' },
      open: { en: 'Still to pay', ar: 'المتبقي' },
      invoice: { en: 'Invoice', ar: 'الفاتورة' },
      points_missing: { en: 'Points already spent', ar: 'نقاط صُرفت من قبل' },
    },
    values: { kind: invoiceKinds.choices },
    opens: 'merchant-accounting-total-sales',
  },
} as const satisfies AuditedRecords;
