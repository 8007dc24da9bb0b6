import type { ErrorEntry } from '../kernel/app-error';

export const serviceErrors = {
  SERVICE_NAME_EXISTS: { meaning: 'invalid', en: 'A service with this name already exists', ar: 'توجد خدمة بهذا الاسم من قبل' },
  GROUP_NAME_EXISTS: { meaning: 'invalid', en: 'A group with this name already exists', ar: 'توجد مجموعة بهذا الاسم من قبل' },
  CATEGORY_NAME_EXISTS: { meaning: 'invalid', en: 'A category with this name already exists', ar: 'يوجد تصنيف بهذا الاسم من قبل' },
} as const satisfies Record<string, ErrorEntry>;
