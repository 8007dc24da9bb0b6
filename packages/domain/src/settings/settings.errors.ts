import type { ErrorEntry } from '../kernel/app-error';

export const settingsErrors = {
  CUSTOM_HOURS_OVERLAP: {
    meaning: 'rule',
    en: 'The period overlaps with other custom hours',
    ar: 'تتداخل هذه الفترة مع ساعات عمل خاصة أخرى',
  },
  ALIAS_TAKEN: { meaning: 'invalid', en: 'This alias name is already in use', ar: 'اسم الرابط هذا مستخدم من قبل' },
  GATEWAY_INCOMPLETE: {
    meaning: 'rule',
    en: 'Enter the company, the key and the secret before turning on the payment gateway',
    ar: 'يرجى إدخال الشركة والمفتاح والرمز السري قبل تفعيل بوابة الدفع',
  },
  GATEWAY_UNKNOWN: {
    meaning: 'rule',
    en: 'Choose the payment company from the list',
    ar: 'يرجى اختيار شركة الدفع من القائمة',
  },
} as const satisfies Record<string, ErrorEntry>;
