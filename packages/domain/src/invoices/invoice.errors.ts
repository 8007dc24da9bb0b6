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
    en: 'The discount is more than the price it is taken from',
    ar: 'الخصم أكبر من السعر المطلوب خصمه منه',
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
  REFUND_NOT_EQUAL_CREDIT: {
    meaning: 'rule',
    en: 'The refunded amount must equal the credit note',
    ar: 'يجب أن يساوي المبلغ المسترد قيمة الإشعار الدائن',
  },
  INVOICE_HAS_NOTES: {
    meaning: 'rule',
    en: 'This invoice already has a credit or debit note, so it can’t be cancelled',
    ar: 'لا يمكن إلغاء الفاتورة لوجود إشعار دائن أو مدين عليها',
  },
  ONLY_INVOICES_CORRECTED: {
    meaning: 'rule',
    en: 'Only invoices can be credited or cancelled; deposits are cancelled in Payments',
    ar: 'يمكن تصحيح الفواتير أو إلغاؤها فقط، أما العربون فيُلغى من صفحة المدفوعات',
  },
  CREDITED_BY_PIECE: {
    meaning: 'rule',
    en: 'Packages and gift cards are credited as a whole, not by an amount',
    ar: 'تُرد الباقات وبطاقات الهدايا كاملة وليس بمبلغ',
  },
  PACKAGE_ALREADY_USED: {
    meaning: 'rule',
    en: 'Services of this package were already used, so it can’t be credited',
    ar: 'استُخدمت خدمات من هذه الباقة، فلا يمكن ردها',
  },
  INVOICE_TOTAL_CHANGED: {
    meaning: 'conflict',
    en: 'The total has changed meanwhile, please check the invoice again',
    ar: 'تغيّر الإجمالي أثناء ذلك، يرجى مراجعة الفاتورة مرة أخرى',
  },
  INVOICE_NEEDS_CUSTOMER: {
    meaning: 'rule',
    en: 'Please choose the customer of this invoice first',
    ar: 'يرجى اختيار عميل هذه الفاتورة أولًا',
  },
  APPOINTMENT_ALREADY_BILLED: {
    meaning: 'rule',
    en: 'An invoice was already issued for this appointment',
    ar: 'سبق إصدار فاتورة لهذا الموعد',
  },
  HELD_BILL_GONE: {
    meaning: 'conflict',
    en: 'This held invoice was already issued or dropped',
    ar: 'سبق إصدار هذه الفاتورة المعلّقة أو حذفها',
  },
  PACKAGE_NOT_LEFT: {
    meaning: 'rule',
    en: 'This service is not left on the package of the customer',
    ar: 'هذه الخدمة غير متبقية في باقة العميل',
  },
  PACKAGE_EXPIRED: {
    meaning: 'rule',
    en: 'The package of the customer has been expired',
    ar: 'انتهت صلاحية باقة العميل',
  },
  HOLD_NOT_ALLOWED: {
    meaning: 'rule',
    en: 'Holding invoices is not allowed in this account',
    ar: 'تعليق الفواتير غير مفعّل في هذا الحساب',
  },
} as const satisfies Record<string, ErrorEntry>;
