import type { ErrorEntry } from '../kernel/app-error';

export const discountCodeErrors = {
  DISCOUNT_CODE_EXISTS: {
    meaning: 'invalid',
    en: 'This discount code already exists',
    ar: 'كود الخصم هذا موجود من قبل',
  },
  DISCOUNT_CODE_NOT_EXIST: { meaning: 'not-found', en: 'Discount code not exist', ar: 'كود الخصم غير موجود' },
  DISCOUNT_CODE_NOT_STARTED: {
    meaning: 'rule',
    en: 'This discount code has not started yet',
    ar: 'لم يبدأ العمل بكود الخصم هذا بعد',
  },
  DISCOUNT_CODE_EXPIRED: {
    meaning: 'rule',
    en: 'This discount code has been expired',
    ar: 'انتهت صلاحية كود الخصم هذا',
  },
  DISCOUNT_CODE_DISABLED: { meaning: 'rule', en: 'This discount code is disabled', ar: 'كود الخصم هذا موقوف' },
  DISCOUNT_CODE_USED_UP: {
    meaning: 'rule',
    en: 'This discount code has reached its maximum uses',
    ar: 'وصل كود الخصم هذا إلى الحد الأقصى للاستخدام',
  },
  DISCOUNT_CODE_USED_UP_BY_CUSTOMER: {
    meaning: 'rule',
    en: 'This customer has already used this discount code as often as it allows',
    ar: 'استنفد هذا العميل عدد المرات المسموح بها لكود الخصم',
  },
  DISCOUNT_CODE_NEEDS_CUSTOMER: {
    meaning: 'rule',
    en: 'This discount code is limited per customer, please choose the customer first',
    ar: 'استخدام كود الخصم هذا محدود لكل عميل، يرجى اختيار العميل أولًا',
  },
  DISCOUNT_CODE_REACHES_NOTHING: {
    meaning: 'rule',
    en: 'This discount code is not for anything on this invoice',
    ar: 'كود الخصم هذا لا يشمل شيئًا في هذه الفاتورة',
  },
} as const satisfies Record<string, ErrorEntry>;
