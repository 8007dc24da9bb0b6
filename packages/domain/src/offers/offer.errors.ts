import type { ErrorEntry } from '../kernel/app-error';

export const offerErrors = {
  OFFER_EXPIRED: { meaning: 'rule', en: 'Offer expired', ar: 'انتهت صلاحية العرض' },
  OFFER_DISABLED: { meaning: 'rule', en: 'Offer is disabled', ar: 'العرض موقوف' },
  OFFER_NOT_EXIST: { meaning: 'not-found', en: 'Offer not exist', ar: 'العرض غير موجود' },
  OFFER_NOT_ON_HOLIDAYS: {
    meaning: 'rule',
    en: 'Offers cannot be used on events and national holidays',
    ar: 'لا يمكن استخدام العروض في المناسبات والعطل الرسمية',
  },
  OFFER_PRICE_NOT_BELOW_TOTAL: {
    meaning: 'rule',
    en: 'The package price must be less than the invoice total',
    ar: 'يجب أن يكون سعر الباقة أقل من إجمالي الفاتورة',
  },
  OFFER_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A package with this name already exists',
    ar: 'توجد باقة بهذا الاسم من قبل',
  },
  OFFER_PRICE_NOT_BELOW_SERVICES: {
    meaning: 'invalid',
    en: 'The package price must be less than the sum of its services',
    ar: 'يجب أن يكون سعر الباقة أقل من مجموع أسعار خدماتها',
  },
} as const satisfies Record<string, ErrorEntry>;
