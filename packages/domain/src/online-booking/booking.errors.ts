import type { ErrorEntry } from '../kernel/app-error';

export const bookingErrors = {
  NO_AVAILABLE_TIMES: {
    meaning: 'rule',
    en: 'There is no available times for the selected date',
    ar: 'لا توجد أوقات متاحة في التاريخ المحدد',
  },
  TIME_NOT_AVAILABLE: {
    meaning: 'conflict',
    en: 'This time was just taken, please choose another',
    ar: 'تم حجز هذا الوقت للتو، يرجى اختيار وقت آخر',
  },
  SALON_NOT_ONLINE: {
    meaning: 'not-found',
    en: 'This salon does not accept online bookings',
    ar: 'هذا الصالون لا يستقبل الحجوزات أونلاين',
  },
  HOLD_EXPIRED: {
    meaning: 'conflict',
    en: 'We could not keep this time any longer, please choose it again',
    ar: 'انتهت مدة الاحتفاظ بهذا الوقت، يرجى اختياره مرة أخرى',
  },
  HOLD_EXTENDED_BEFORE: {
    meaning: 'rule',
    en: 'The hold can be extended only once',
    ar: 'يمكن تمديد مدة الاحتفاظ بالوقت مرة واحدة فقط',
  },
  MOBILE_NOT_VERIFIED: {
    meaning: 'rule',
    en: 'Please verify your mobile number with a new code',
    ar: 'يرجى التحقق من رقم الجوال برمز جديد',
  },
  BOOKING_BY_PHONE_ONLY: {
    meaning: 'rule',
    en: 'We could not complete this booking online. Please contact the salon, they will be glad to help',
    ar: 'تعذّر إتمام هذا الحجز أونلاين. يرجى التواصل مع الصالون وسيسعدهم خدمتك',
  },
  TOO_MANY_UNPAID_BOOKINGS: {
    meaning: 'rule',
    en: 'You already have bookings waiting for a deposit. Please pay or cancel them first',
    ar: 'لديك حجوزات بانتظار دفع العربون، يرجى دفعها أو إلغاؤها أولًا',
  },
  TOO_LATE_TO_CHANGE: {
    meaning: 'rule',
    en: 'Online changes end {hours} before the appointment. Please call the salon',
    ar: 'ينتهي التعديل أونلاين قبل الموعد بمدة {hours}، يرجى الاتصال بالصالون',
  },
} as const satisfies Record<string, ErrorEntry>;
