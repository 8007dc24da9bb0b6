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
  DEPOSIT_ALREADY_USED: {
    meaning: 'rule',
    en: 'This deposit was already used on an invoice or for a penalty, at least in part',
    ar: 'سبق استخدام هذا العربون في فاتورة أو غرامة كليًا أو جزئيًا',
  },
  DEPOSIT_PAID_BY_LINK: {
    meaning: 'rule',
    en: 'This deposit was paid by payment link: refund the link, and it is cancelled with it',
    ar: 'دُفع هذا العربون عبر رابط دفع: يُسترد من الرابط نفسه ويُلغى معه',
  },
  DEPOSIT_OF_ANOTHER_CUSTOMER: {
    meaning: 'rule',
    en: 'This appointment belongs to another customer',
    ar: 'هذا الموعد لعميل آخر',
  },
  NOTHING_OWED: { meaning: 'rule', en: 'This customer owes nothing', ar: 'لا يوجد مبلغ مستحق على هذا العميل' },
  PAYMENT_ABOVE_OPEN: {
    meaning: 'rule',
    en: 'Only {amount} is still to be paid',
    ar: 'المبلغ المتبقي للسداد {amount} فقط',
  },
  PAY_BACK_ONE_DEPOSIT: {
    meaning: 'rule',
    en: 'Please pay back {amount} first: the rest belongs to another prepayment invoice',
    ar: 'يرجى رد {amount} أولًا: الباقي يخص فاتورة دفع مسبق أخرى',
  },
  REFUND_ABOVE_RECEIVED: {
    meaning: 'rule',
    en: 'Only {amount} was paid this way. Refund the rest in cash, by transfer or to the balance',
    ar: 'المبلغ المستلم بهذه الطريقة {amount} فقط. يُرد الباقي نقدًا أو بتحويل أو إلى الرصيد',
  },
  PENALTY_ALREADY_LIFTED: { meaning: 'rule', en: 'This penalty was already lifted', ar: 'سبق إلغاء هذه الغرامة' },
} as const satisfies Record<string, ErrorEntry>;
