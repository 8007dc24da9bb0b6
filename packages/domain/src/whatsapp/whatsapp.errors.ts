import type { ErrorEntry } from '../kernel/app-error';

export const whatsappErrors = {
  WHATSAPP_NOT_CONNECTED: { meaning: 'rule', en: 'Whatsapp is not connected', ar: 'واتساب غير متصل' },
  WHATSAPP_NO_PACKAGE: {
    meaning: 'rule',
    en: 'You do not have valid Whatsapp package, please contact sales',
    ar: 'لا توجد لديك باقة واتساب سارية، يرجى التواصل مع المبيعات',
  },
  WHATSAPP_PACKAGE_EXPIRED: { meaning: 'rule', en: 'Your package has been expired', ar: 'انتهت صلاحية باقتك' },
  WHATSAPP_MESSAGES_USED: {
    meaning: 'rule',
    en: 'All messages of your WhatsApp package have been sent, please contact sales',
    ar: 'استُنفدت رسائل باقة واتساب، يرجى التواصل مع المبيعات',
  },
  WHATSAPP_INCOMPLETE: {
    meaning: 'rule',
    en: 'Enter everything your provider gave you before connecting',
    ar: 'يرجى إدخال كل البيانات التي أعطاك إياها المزوّد قبل الربط',
  },
  MESSAGE_NOT_SENT: {
    meaning: 'rule',
    en: 'The test message could not be sent: the provider refused it or did not answer',
    ar: 'تعذّر إرسال الرسالة التجريبية: رفضها المزوّد أو لم يرد',
  },
  NOTICE_REFUSED: { meaning: 'signed-out', en: 'The notice is not signed as agreed', ar: 'توقيع الإشعار غير صحيح' },
} as const satisfies Record<string, ErrorEntry>;
