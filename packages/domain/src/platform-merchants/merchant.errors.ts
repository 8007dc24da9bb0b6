import type { ErrorEntry } from '../kernel/app-error';

export const merchantErrors = {
  MERCHANT_NOT_OPEN: {
    meaning: 'rule',
    en: 'Only an active or trial account can be entered',
    ar: 'لا يمكن الدخول إلا إلى حساب نشط أو في الفترة التجريبية',
  },
  OWNER_VISIT_LINK_INVALID: {
    meaning: 'rule',
    en: 'This visit has already begun or was not begun in time. Please start it again',
    ar: 'بدأت هذه الزيارة من قبل أو انتهى وقت بدئها، يرجى المحاولة من جديد',
  },
  END_DATE_IN_PAST: {
    meaning: 'invalid',
    en: 'The end date must not be in the past',
    ar: 'يجب ألا يكون تاريخ الانتهاء في الماضي',
  },
  ALREADY_OWNER: { meaning: 'rule', en: 'This person is the owner already', ar: 'هذا الشخص هو المالك بالفعل' },
} as const satisfies Record<string, ErrorEntry>;
