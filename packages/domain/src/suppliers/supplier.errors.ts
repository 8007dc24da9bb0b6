import type { ErrorEntry } from '../kernel/app-error';

export const supplierErrors = {
  SUPPLIER_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'A supplier with this name already exists',
    ar: 'يوجد مورد بهذا الاسم من قبل',
  },
  SUPPLIER_UNKNOWN: {
    meaning: 'invalid',
    en: 'Supplier not found, or disabled',
    ar: 'المورد غير موجود أو موقوف',
  },
} as const satisfies Record<string, ErrorEntry>;
