import type { ErrorEntry } from '../kernel/app-error';

export const platformCheckErrors = {
  CHECK_NEEDS_REASON: {
    meaning: 'invalid',
    en: 'Please enter a reason for the salon',
    ar: 'يرجى كتابة السبب للصالون',
  },
  CHECK_NEEDS_GROUP: {
    meaning: 'invalid',
    en: 'Choose the suggested group it belongs to',
    ar: 'يرجى اختيار المجموعة المقترحة التي تنتمي إليها',
  },
} as const satisfies Record<string, ErrorEntry>;
