import type { ErrorEntry } from '../kernel/app-error';

export const reportErrors = {
  FILTER_VALUE_UNKNOWN: {
    meaning: 'invalid',
    en: 'What was chosen here no longer exists. Please choose another',
    ar: 'ما تم اختياره هنا لم يعد موجودًا، يرجى اختيار غيره',
  },
} as const satisfies Record<string, ErrorEntry>;
