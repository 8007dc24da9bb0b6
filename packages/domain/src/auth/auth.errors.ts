import type { ErrorEntry } from '../kernel/app-error';

export const authErrors = {
  USERNAME_INCORRECT: { meaning: 'invalid', en: 'Username is incorrect', ar: 'اسم المستخدم غير صحيح' },
  PASSWORD_INCORRECT: { meaning: 'invalid', en: 'Password is incorrect', ar: 'كلمة المرور غير صحيحة' },
  CURRENT_PASSWORD_INCORRECT: {
    meaning: 'invalid',
    en: 'Current password is incorrect',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  SESSION_EXISTS: {
    meaning: 'invalid',
    en: 'Another session is already exist for this user, do you want to logout from it?',
    ar: 'توجد جلسة أخرى مفتوحة لهذا المستخدم، هل تريد تسجيل الخروج منها؟',
  },
  ACCOUNT_DISABLED: { meaning: 'invalid', en: 'Account has been disabled', ar: 'تم إيقاف الحساب' },
  ACCOUNT_EXPIRED: {
    meaning: 'invalid',
    en: 'Account has been expired, please contact sales',
    ar: 'انتهت صلاحية الحساب، يرجى التواصل مع المبيعات',
  },
  ACCOUNT_WAITING: {
    meaning: 'invalid',
    en: 'Your request is in review. We will write to you within 24 hours',
    ar: 'طلبك قيد المراجعة، وسنراسلك خلال 24 ساعة',
  },
  ACCOUNT_REJECTED: {
    meaning: 'invalid',
    en: 'This registration was not approved, please contact sales',
    ar: 'لم تتم الموافقة على هذا التسجيل، يرجى التواصل مع المبيعات',
  },
  USER_HAS_NO_RIGHTS: {
    meaning: 'invalid',
    en: 'User has no rights to the system',
    ar: 'المستخدم لا يملك صلاحية الدخول إلى النظام',
  },
  USER_DISABLED: {
    meaning: 'invalid',
    en: 'An administrator has turned off your access',
    ar: 'أوقف المسؤول دخولك إلى النظام',
  },
  /** The same sentences for somebody who was inside when it happened. */
  SESSION_ACCOUNT_DISABLED: { meaning: 'signed-out', en: 'Account has been disabled', ar: 'تم إيقاف الحساب' },
  SESSION_ACCOUNT_EXPIRED: {
    meaning: 'signed-out',
    en: 'Account has been expired, please contact sales',
    ar: 'انتهت صلاحية الحساب، يرجى التواصل مع المبيعات',
  },
  SESSION_USER_DISABLED: {
    meaning: 'signed-out',
    en: 'An administrator has turned off your access',
    ar: 'أوقف المسؤول دخولك إلى النظام',
  },
  CODE_INCORRECT: { meaning: 'invalid', en: 'The code you entered is incorrect', ar: 'الرمز الذي أدخلته غير صحيح' },
  CODE_EXPIRED: { meaning: 'invalid', en: 'The code has been expired', ar: 'انتهت صلاحية الرمز' },
  CODE_TOO_SOON: {
    meaning: 'rule',
    en: 'You can not request code in less than 1 minute',
    ar: 'لا يمكنك طلب رمز جديد قبل مرور دقيقة',
  },
  CODE_TOO_MANY: {
    meaning: 'throttled',
    en: 'Too many codes or wrong attempts today. Please try again tomorrow',
    ar: 'تجاوزت عدد الرموز أو المحاولات المسموح به اليوم، يرجى المحاولة غدًا',
  },
  RESET_LINK_INVALID: {
    meaning: 'rule',
    en: 'This link has been used or has expired. Please request a new one',
    ar: 'هذا الرابط مستخدم أو منتهي الصلاحية، يرجى طلب رابط جديد',
  },
  PASSWORD_TOO_COMMON: {
    meaning: 'invalid',
    en: 'This password is too easy to guess. Please choose another',
    ar: 'كلمة المرور سهلة التخمين، يرجى اختيار كلمة أخرى',
  },
  EMAIL_TAKEN: { meaning: 'invalid', en: 'This e-mail is already in use', ar: 'هذا البريد الإلكتروني مستخدم من قبل' },
  MOBILE_INCORRECT: { meaning: 'invalid', en: 'The mobile number is incorrect', ar: 'رقم الجوال غير صحيح' },
  MOBILE_TAKEN: { meaning: 'invalid', en: 'This mobile number is already in use', ar: 'رقم الجوال هذا مستخدم من قبل' },
  IP_ALREADY_BLOCKED: { meaning: 'rule', en: 'IP already blocked', ar: 'عنوان IP محظور من قبل' },
  CANNOT_BLOCK_SELF: {
    meaning: 'rule',
    en: 'You cannot block the address you are using now',
    ar: 'لا يمكنك حظر العنوان الذي تستخدمه الآن',
  },
  TOTP_REQUIRED: { meaning: 'invalid', en: 'Enter the code of your authenticator app', ar: 'أدخل رمز تطبيق المصادقة' },
} as const satisfies Record<string, ErrorEntry>;
