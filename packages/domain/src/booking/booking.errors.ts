import type { ErrorEntry } from '../kernel/app-error';

export const bookingErrors = {
  NO_AVAILABLE_TIMES: { meaning: 'rule', en: 'There is no available times for the selected date', ar: 'لا توجد أوقات متاحة في التاريخ المحدد' },
  TIME_NOT_AVAILABLE: { meaning: 'conflict', en: 'This time was just taken, please choose another', ar: 'تم حجز هذا الوقت للتو، يرجى اختيار وقت آخر' },
  SALON_NOT_ONLINE: { meaning: 'not-found', en: 'This salon does not take bookings online', ar: 'هذا الصالون لا يستقبل الحجوزات عبر الإنترنت' },
} as const satisfies Record<string, ErrorEntry>;
