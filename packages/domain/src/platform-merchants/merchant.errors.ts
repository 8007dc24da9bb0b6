import type { ErrorEntry } from '../kernel/app-error';

export const merchantErrors = {
  MERCHANT_NOT_OPEN: {
    meaning: 'rule',
    en: 'Only active or trial accounts can be entered as owner',
    ar: 'لا يمكن الدخول إلا إلى حساب نشط أو في الفترة التجريبية',
  },
  OWNER_VISIT_LINK_INVALID: {
    meaning: 'rule',
    en: 'This login was already used or has expired. Please start again',
    ar: 'استُخدم هذا الدخول من قبل أو انتهت مهلته، يرجى المحاولة من جديد',
  },
  END_DATE_IN_PAST: {
    meaning: 'invalid',
    en: 'The end date must not be in the past',
    ar: 'يجب ألا يكون تاريخ الانتهاء في الماضي',
  },
  ALREADY_OWNER: { meaning: 'rule', en: 'This person is the owner already', ar: 'هذا الشخص هو المالك بالفعل' },
} as const satisfies Record<string, ErrorEntry>;
