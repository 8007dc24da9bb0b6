import type { ErrorEntry } from '../kernel/app-error';

export const attendanceErrors = {
  CHECK_IN_TOO_FAR: { meaning: 'rule', en: 'The distance between you and check in location is more than 50 meters', ar: 'المسافة بينك وبين موقع تسجيل الحضور تزيد على 50 مترًا' },
  GEOLOCATION_DENIED: { meaning: 'rule', en: 'Access to your location was denied, please allow it and try again', ar: 'تم رفض الوصول إلى موقعك، يرجى السماح به ثم المحاولة مرة أخرى' },
  GEOLOCATION_UNAVAILABLE: { meaning: 'rule', en: 'Your location is unavailable now, please try again', ar: 'تعذّر تحديد موقعك الآن، يرجى المحاولة مرة أخرى' },
  GEOLOCATION_TIMED_OUT: { meaning: 'rule', en: 'Finding your location took too long, please try again', ar: 'استغرق تحديد موقعك وقتًا طويلًا، يرجى المحاولة مرة أخرى' },
} as const satisfies Record<string, ErrorEntry>;
