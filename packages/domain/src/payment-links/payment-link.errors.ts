import type { ErrorEntry } from '../kernel/app-error';

export const paymentLinkErrors = {
  PAYMENTS_NOT_AVAILABLE: {
    meaning: 'rule',
    en: 'Online payment is not set up. Turn on the payment gateway in the settings first',
    ar: 'الدفع أونلاين غير مفعّل، يرجى تفعيل بوابة الدفع من الإعدادات أولًا',
  },
  PAYMENT_GATEWAY_AWAY: {
    meaning: 'unavailable',
    en: 'The payment gateway is not responding. Please try again in a moment',
    ar: 'بوابة الدفع لا تستجيب، يرجى المحاولة مرة أخرى بعد قليل',
  },
  PAYMENT_WEBHOOK_REFUSED: { meaning: 'signed-out', en: 'The signature does not match', ar: 'التوقيع غير مطابق' },
  PAYMENT_NOT_REFUNDABLE: {
    meaning: 'rule',
    en: 'Only a paid deposit can be refunded, and only once',
    ar: 'يمكن استرداد العربون المدفوع فقط، ولمرة واحدة',
  },
  REFUND_NOT_ANSWERED: {
    meaning: 'rule',
    en: 'A refund was already sent and the gateway did not respond. Check there first that the money was not returned',
    ar: 'أُرسل طلب استرداد من قبل ولم ترد البوابة. يرجى التأكد منها أولًا أن المبلغ لم يُعد',
  },
} as const satisfies Record<string, ErrorEntry>;
