import type { ErrorEntry } from '../kernel/app-error';

export const leadErrors = {
  OWNER_HAS_NO_EMAIL: {
    meaning: 'invalid',
    en: 'The owner has no e-mail address',
    ar: 'لا يوجد بريد إلكتروني للمالك',
  },
  OWNER_HAS_NO_MOBILE: { meaning: 'invalid', en: 'The owner has no mobile number', ar: 'لا يوجد رقم جوال للمالك' },
} as const satisfies Record<string, ErrorEntry>;
