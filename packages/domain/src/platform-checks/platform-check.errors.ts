import type { ErrorEntry } from '../kernel/app-error';

export const platformCheckErrors = {
  CHECK_NEEDS_REASON: {
    meaning: 'invalid',
    en: 'Say why, so that the salon understands',
    ar: 'يرجى ذكر السبب ليفهمه الصالون',
  },
  CHECK_NEEDS_GROUP: {
    meaning: 'invalid',
    en: 'Choose the suggested group it belongs to',
    ar: 'يرجى اختيار المجموعة المقترحة التي تنتمي إليها',
  },
} as const satisfies Record<string, ErrorEntry>;
