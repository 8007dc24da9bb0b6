import type { ErrorEntry } from '../kernel/app-error';

export const reportMailErrors = {
  REPORT_MAIL_PERSON: {
    meaning: 'invalid',
    en: 'Choose people of the salon who have an e-mail address',
    ar: 'اختر أشخاصًا من الصالون لديهم بريد إلكتروني',
  },
} as const satisfies Record<string, ErrorEntry>;
