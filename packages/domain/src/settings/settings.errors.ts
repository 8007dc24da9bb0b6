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
  ADDRESS_NOT_ALLOWED: {
    meaning: 'invalid',
    en: 'This address cannot be used. Enter the public address your provider gave you',
    ar: 'لا يمكن استخدام هذا العنوان. أدخل العنوان العام الذي أعطاك إياه المزوّد',
  },
  SECRET_AGAIN: {
    meaning: 'invalid',
    en: 'Please enter it again: it was stored for another server',
    ar: 'يرجى إدخاله مرة أخرى، فالمحفوظ يخص خادمًا آخر',
  },
  SMS_INCOMPLETE: {
    meaning: 'rule',
    en: 'Enter the sender name and the key of the provider before turning SMS on',
    ar: 'يرجى إدخال اسم المرسل ورمز المزوّد قبل تفعيل الرسائل النصية',
  },
} as const satisfies Record<string, ErrorEntry>;
