import type { ErrorEntry } from '../kernel/app-error';

export const paymentErrors = {
  CUSTOMER_BALANCE_NOT_ENOUGH: {
    meaning: 'rule',
    en: 'Customer does not have enough balance',
    ar: 'رصيد العميل غير كافٍ',
  },
  PAYMENT_ALREADY_CANCELLED: { meaning: 'rule', en: 'This payment was already cancelled', ar: 'سبق إلغاء هذه الدفعة' },
  PAYMENT_IS_NOT_DEPOSIT: {
    meaning: 'rule',
    en: 'Only deposit payments can be cancelled',
    ar: 'يمكن إلغاء دفعات العربون فقط',
  },
  PAYMENT_FAILED: { meaning: 'rule', en: 'Payment failed', ar: 'تعذّرت عملية الدفع' },
  PAYMENTS_NOT_EQUAL_TOTAL: {
    meaning: 'rule',
    en: 'The payments total must equal the invoice total',
    ar: 'يجب أن يساوي مجموع الدفعات إجمالي الفاتورة',
  },
  PAYMENTS_EXCEED_TOTAL: {
    meaning: 'rule',
    en: 'The payments total must not exceed the invoice total',
    ar: 'يجب ألا يتجاوز مجموع الدفعات إجمالي الفاتورة',
  },
  PAYMENT_METHOD_NOT_TAKEN: {
    meaning: 'rule',
    en: 'The salon does not take this payment method',
    ar: 'الصالون لا يستقبل طريقة الدفع هذه',
  },
} as const satisfies Record<string, ErrorEntry>;
