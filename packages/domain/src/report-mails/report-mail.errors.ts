import type { ErrorEntry } from '../kernel/app-error';

export const reportMailErrors = {
  REPORT_MAIL_REPORT: {
    meaning: 'invalid',
    en: 'You can send the reports you may open yourself',
    ar: 'يمكنك إرسال التقارير التي تملك صلاحية فتحها',
  },
  REPORT_MAIL_PERSON: {
    meaning: 'invalid',
    en: 'Choose people of the salon who have an e-mail address',
    ar: 'اختر أشخاصًا من الصالون لديهم بريد إلكتروني',
  },
} as const satisfies Record<string, ErrorEntry>;
