import type { AuditedRecords } from '../audit/audited-record';
import { stockDocumentKinds } from './stock.states';

export const stockAudit = {
  stock_documents: {
    label: { en: 'Stock document', ar: 'مستند مخزون' },
    readBy: { merchant: 'products.stock-operations' },
    actions: {
      'stock.open': { en: 'Initial quantity recorded', ar: 'تسجيل كمية أولية' },
      'stock.receive': { en: 'Quantity added', ar: 'إضافة كمية' },
      'stock.adjust': { en: 'Quantity adjusted', ar: 'تعديل كمية' },
      'stock.count': { en: 'Stock counted', ar: 'جرد المخزون' },
      'stock.cancel': { en: 'Receipt cancelled', ar: 'إلغاء استلام' },
      'stock.use': { en: 'Used in the salon', ar: 'استخدام داخلي' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      pieces: { en: 'Pieces', ar: 'القطع' },
      supplier_id: { en: 'Supplier', ar: 'المورد' },
      cancels: { en: 'Cancels', ar: 'يلغي' },
      supplier_invoice: { en: 'Supplier invoice', ar: 'فاتورة المورد' },
      net: { en: 'Without VAT', ar: 'قبل الضريبة' },
      vat: { en: 'VAT', ar: 'الضريبة' },
      counted: { en: 'Products counted', ar: 'منتجات تم جردها' },
      differences: { en: 'Differences', ar: 'الفروق' },
      worth: { en: 'Value at cost', ar: 'القيمة بالتكلفة' },
      service_id: { en: 'Service', ar: 'الخدمة' },
    },
    values: { kind: stockDocumentKinds.choices },
    opens: 'merchant-products-stock-operations',
  },
} as const satisfies AuditedRecords;
