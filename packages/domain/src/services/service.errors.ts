import type { ErrorEntry } from '../kernel/app-error';

export const serviceErrors = {
  SERVICE_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A service with this name already exists',
    ar: 'توجد خدمة بهذا الاسم من قبل',
  },
  GROUP_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A group with this name already exists',
    ar: 'توجد مجموعة بهذا الاسم من قبل',
  },
  CATEGORY_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A category with this name already exists',
    ar: 'يوجد تصنيف بهذا الاسم من قبل',
  },
  CATEGORY_NOT_EXIST: {
    meaning: 'invalid',
    en: 'Please choose an active category',
    ar: 'يرجى اختيار تصنيف نشط',
  },
  CATEGORY_DISABLED: {
    meaning: 'rule',
    en: 'Its category is disabled. Activate the category first',
    ar: 'التصنيف موقوف، يرجى تفعيله أولًا',
  },
  SERVICE_NOT_EXIST: {
    meaning: 'invalid',
    en: 'One of the selected services was not found',
    ar: 'إحدى الخدمات المختارة غير موجودة',
  },
  PRICES_CHANGED_MEANWHILE: {
    meaning: 'conflict',
    en: 'Some prices were changed in the meantime. Please review the preview again',
    ar: 'تغيّرت بعض الأسعار في هذه الأثناء، يرجى مراجعة المعاينة مرة أخرى',
  },
} as const satisfies Record<string, ErrorEntry>;
