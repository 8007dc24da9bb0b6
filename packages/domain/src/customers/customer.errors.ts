import type { ErrorEntry } from '../kernel/app-error';

export const customerErrors = {
  CUSTOMER_NOT_ACTIVE: { meaning: 'rule', en: 'The customer must be active first', ar: 'يجب تفعيل العميل أولًا' },
  CUSTOMER_MOBILE_EXISTS: { meaning: 'invalid', en: 'A customer with this mobile number already exists', ar: 'يوجد عميل برقم الجوال هذا من قبل' },
  CUSTOMER_MOBILE_TWICE_IN_SHEET: { meaning: 'invalid', en: 'This mobile number is repeated in the sheet', ar: 'رقم الجوال هذا مكرر في الملف' },
} as const satisfies Record<string, ErrorEntry>;
