import type { ErrorEntry } from './app-error';

export const kernelErrors = {
  NOT_SIGNED_IN: {
    meaning: 'signed-out',
    en: 'You are not logged in, please login first',
    ar: 'لم تسجّل الدخول بعد، يرجى تسجيل الدخول أولًا',
  },
  SESSION_EXPIRED: {
    meaning: 'signed-out',
    en: 'The session has been expired, please login again',
    ar: 'انتهت الجلسة، يرجى تسجيل الدخول مرة أخرى',
  },
  no_permission: {
    meaning: 'refused',
    en: 'You do not have permission for this. Please contact the system admin',
    ar: 'ليست لديك صلاحية لهذا الإجراء، يرجى التواصل مع مسؤول النظام',
  },
  TRAINING_CLOSED: {
    meaning: 'rule',
    en: 'This is the shared training salon. This is available in your own salon only',
    ar: 'هذا صالون التدريب المشترك بين الجميع، وهذا الإجراء متاح في صالونك الخاص فقط',
  },
  SESSION_LOCKED: {
    meaning: 'refused',
    en: 'The screen is locked. Enter your password to continue',
    ar: 'الشاشة مقفلة، أدخل كلمة المرور للمتابعة',
  },
  IP_BLOCKED: {
    meaning: 'refused',
    en: 'This address has been blocked. Please contact support',
    ar: 'تم حظر هذا العنوان، يرجى التواصل مع الدعم',
  },
  NOT_FOUND: { meaning: 'not-found', en: 'Record not found', ar: 'السجل غير موجود' },
  INVALID_INPUT: { meaning: 'invalid', en: 'Some fields need your attention', ar: 'بعض الحقول تحتاج إلى مراجعة' },
  MALFORMED_REQUEST: { meaning: 'invalid', en: 'The request could not be read', ar: 'تعذّرت قراءة الطلب' },
  CONFLICT: {
    meaning: 'conflict',
    en: 'Someone else changed this at the same time. Please review it',
    ar: 'غيّر شخص آخر هذا السجل في الوقت نفسه، يرجى المراجعة',
  },
  STATE_MOVE_NOT_ALLOWED: {
    meaning: 'rule',
    en: 'This step is not possible in the current status',
    ar: 'لا يمكن تنفيذ هذه الخطوة في الحالة الحالية',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'conflict',
    en: 'This request was already sent with other content',
    ar: 'سبق إرسال هذا الطلب بمحتوى مختلف',
  },
  TOO_MANY_REQUESTS: {
    meaning: 'throttled',
    en: 'Too many attempts. Please wait a moment and try again',
    ar: 'محاولات كثيرة، يرجى الانتظار قليلًا ثم المحاولة مرة أخرى',
  },
  PAYLOAD_TOO_LARGE: { meaning: 'invalid', en: 'The data sent is too large', ar: 'حجم البيانات المرسلة كبير جدًا' },
  SERVER_DISCONNECTED: {
    meaning: 'unavailable',
    en: 'Server is disconnected, please try again later',
    ar: 'الخادم غير متصل، يرجى المحاولة لاحقًا',
  },
  /** Said by the browser, never by the server. */
  NO_INTERNET_CONNECTION: { meaning: 'unavailable', en: 'No internet connection', ar: 'لا يوجد اتصال بالإنترنت' },
  UNEXPECTED: { meaning: 'unexpected', en: 'Sorry there is an error happened', ar: 'عذرًا، حدث خطأ' },
  TEXT_CHANGED: {
    meaning: 'conflict',
    en: 'Somebody saved another version of this text in the meantime. Open it and bring your changes into it.',
    ar: 'حفظ مستخدم آخر نسخة أحدث من هذا النص. افتح النسخة وأضف تعديلاتك إليها.',
  },
} as const satisfies Record<string, ErrorEntry>;
