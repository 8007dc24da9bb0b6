import type { ErrorEntry } from '../kernel/app-error';

export const attendanceErrors = {
  CHECK_IN_TOO_FAR: {
    meaning: 'rule',
    en: 'The distance between you and check in location is more than 50 meters',
    ar: 'المسافة بينك وبين موقع تسجيل الحضور تزيد على 50 مترًا',
  },
  GEOLOCATION_DENIED: {
    meaning: 'rule',
    en: 'Access to your location was denied, please allow it and try again',
    ar: 'تم رفض الوصول إلى موقعك، يرجى السماح به ثم المحاولة مرة أخرى',
  },
  GEOLOCATION_UNAVAILABLE: {
    meaning: 'rule',
    en: 'Your location is unavailable now, please try again',
    ar: 'تعذّر تحديد موقعك الآن، يرجى المحاولة مرة أخرى',
  },
  GEOLOCATION_TIMED_OUT: {
    meaning: 'rule',
    en: 'Finding your location took too long, please try again',
    ar: 'استغرق تحديد موقعك وقتًا طويلًا، يرجى المحاولة مرة أخرى',
  },
  WORKPLACE_UNKNOWN: {
    meaning: 'rule',
    en: 'The location of the workplace is not set yet, please ask your manager',
    ar: 'لم يُحدَّد موقع مكان العمل بعد، يرجى مراجعة المدير',
  },
  ALREADY_CHECKED_IN: { meaning: 'rule', en: 'You are already checked in', ar: 'سبق تسجيل حضورك' },
  NOT_CHECKED_IN: { meaning: 'rule', en: 'You are not checked in', ar: 'لم يُسجَّل حضورك بعد' },
  LOGIN_WITHOUT_EMPLOYEE: {
    meaning: 'rule',
    en: 'This user is not linked to an employee',
    ar: 'هذا المستخدم غير مرتبط بموظف',
  },
  ATTENDANCE_OVERLAP: {
    meaning: 'invalid',
    en: 'This overlaps another entry of the employee',
    ar: 'يتداخل هذا الوقت مع سجل آخر للموظف',
  },
  ATTENDANCE_IN_FUTURE: {
    meaning: 'invalid',
    en: 'Attendance cannot be in the future',
    ar: 'لا يمكن تسجيل دوام في المستقبل',
  },
} as const satisfies Record<string, ErrorEntry>;
