import type { ErrorEntry } from '../kernel/app-error';

export const giftCardErrors = {
  GIFT_CARD_OF_ANOTHER_CUSTOMER: {
    meaning: 'rule',
    en: "Can't use this gift card since it's for another customer",
    ar: 'لا يمكن استخدام بطاقة الهدية هذه لأنها مخصصة لعميل آخر',
  },
  GIFT_CARD_NOT_EXIST: { meaning: 'not-found', en: 'Gift card not exist', ar: 'بطاقة الهدية غير موجودة' },
  GIFT_CARD_USED: { meaning: 'rule', en: 'This gift card was already used', ar: 'سبق استخدام بطاقة الهدية هذه' },
  GIFT_CARD_EXPIRED: { meaning: 'rule', en: 'This gift card has been expired', ar: 'انتهت صلاحية بطاقة الهدية هذه' },
  GIFT_CARD_ABOVE_TOTAL: {
    meaning: 'rule',
    en: 'The gift card value is above the invoice total, please add more services',
    ar: 'قيمة بطاقة الهدية أعلى من إجمالي الفاتورة، يرجى إضافة المزيد من الخدمات',
  },
  GIFT_CARD_PAYMENTS_NOT_EQUAL: {
    meaning: 'rule',
    en: 'The payments total must equal the gift card value',
    ar: 'يجب أن يساوي مجموع الدفعات قيمة بطاقة الهدية',
  },
  COUPON_USED: { meaning: 'rule', en: 'This coupon was already used', ar: 'سبق استخدام هذا الكوبون' },
} as const satisfies Record<string, ErrorEntry>;
