import type { ErrorEntry } from '../kernel/app-error';

export const invoiceErrors = {
  INVOICE_NOT_EXIST: { meaning: 'not-found', en: 'invoice not exist', ar: 'الفاتورة غير موجودة' },
  INVOICE_HAS_VAT: {
    meaning: 'rule',
    en: "Invoice has VAT and can't be cancelled",
    ar: 'لا يمكن إلغاء الفاتورة لأنها تتضمن ضريبة القيمة المضافة',
  },
  INVOICE_HAS_PRODUCTS: {
    meaning: 'rule',
    en: "Can't cancel invoice contains products",
    ar: 'لا يمكن إلغاء فاتورة تحتوي على منتجات',
  },
  INVOICE_SELLS_GIFT_CARD: {
    meaning: 'rule',
    en: "Can't cancel sell gift card invoice",
    ar: 'لا يمكن إلغاء فاتورة بيع بطاقة هدية',
  },
  INVOICE_ALREADY_RATED: { meaning: 'rule', en: 'Invoice already rated', ar: 'سبق تقييم هذه الفاتورة' },
  INVOICE_ALREADY_CANCELLED: {
    meaning: 'rule',
    en: 'This invoice was already cancelled',
    ar: 'سبق إلغاء هذه الفاتورة',
  },
  DISCOUNT_ABOVE_LINE: {
    meaning: 'rule',
    en: 'The discount must not exceed the price',
    ar: 'يجب ألا تتجاوز قيمة الخصم السعر',
  },
  CASH_BELOW_PAYMENT: {
    meaning: 'rule',
    en: 'The cash received is less than the amount to be paid in cash',
    ar: 'المبلغ المستلم نقدًا أقل من الدفعة النقدية',
  },
  CREDIT_NOTE_BEYOND_INVOICE: {
    meaning: 'rule',
    en: "A credit note can't be more than the invoice",
    ar: 'لا يمكن أن يتجاوز الإشعار الدائن قيمة الفاتورة',
  },
} as const satisfies Record<string, ErrorEntry>;
