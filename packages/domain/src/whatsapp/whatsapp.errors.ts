import type { ErrorEntry } from '../kernel/app-error';

export const whatsappErrors = {
  WHATSAPP_NOT_CONNECTED: { meaning: 'rule', en: 'Whatsapp is not connected', ar: 'واتساب غير متصل' },
  WHATSAPP_NO_PACKAGE: {
    meaning: 'rule',
    en: 'You do not have valid Whatsapp package, please contact sales',
    ar: 'لا توجد لديك باقة واتساب سارية، يرجى التواصل مع المبيعات',
  },
  WHATSAPP_PACKAGE_EXPIRED: { meaning: 'rule', en: 'Your package has been expired', ar: 'انتهت صلاحية باقتك' },
} as const satisfies Record<string, ErrorEntry>;
