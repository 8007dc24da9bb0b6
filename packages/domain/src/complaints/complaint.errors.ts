import type { ErrorEntry } from '../kernel/app-error';

export const complaintErrors = {
  COMPLAINT_NO_WAY: {
    meaning: 'invalid',
    en: 'The customer cannot be reached this way. Choose another, or answer in person.',
    ar: 'لا يمكن الوصول إلى العميل بهذه الوسيلة. اختر وسيلة أخرى أو أجب شخصيًا.',
  },
  COMPLAINT_NOT_FOR_THEM: {
    meaning: 'invalid',
    en: 'This person may not see complaints',
    ar: 'لا يملك هذا المستخدم صلاحية الاطلاع على الشكاوى',
  },
} as const satisfies Record<string, ErrorEntry>;
