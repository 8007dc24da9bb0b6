import type { ErrorEntry } from '../kernel/app-error';

export const uploadErrors = {
  UPLOAD_EXTENSION: {
    meaning: 'invalid',
    en: 'uploaded file must be one of these extensions {extensions}',
    ar: 'يجب أن يكون امتداد الملف أحد الامتدادات التالية {extensions}',
  },
  UPLOAD_TOO_LARGE: {
    meaning: 'invalid',
    en: 'The file must not be larger than {megabytes} MB',
    ar: 'يجب ألا يتجاوز حجم الملف {megabytes} ميجابايت',
  },
  UPLOAD_UNREADABLE: {
    meaning: 'invalid',
    en: 'The file could not be read, please choose another',
    ar: 'تعذّرت قراءة الملف، يرجى اختيار ملف آخر',
  },
  IMAGE_NOT_SQUARE: { meaning: 'invalid', en: 'The image must be square', ar: 'يجب أن تكون الصورة مربعة' },
} as const satisfies Record<string, ErrorEntry>;
