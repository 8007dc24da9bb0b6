import type { ErrorEntry } from '../kernel/app-error';

export const tillClosingErrors = {
  DAY_ALREADY_CLOSED: {
    meaning: 'conflict',
    en: 'This day was already closed',
    ar: 'سبق إقفال هذا اليوم',
  },
  DAY_NOT_BEGUN: {
    meaning: 'invalid',
    en: 'This day has not begun yet',
    ar: 'لم يبدأ هذا اليوم بعد',
  },
  TILL_MOVED: {
    meaning: 'conflict',
    en: 'Money came in or went out meanwhile. Please check the count again',
    ar: 'تغيّرت المبالغ أثناء العدّ، يرجى مراجعة العدّ مرة أخرى',
  },
} as const satisfies Record<string, ErrorEntry>;
