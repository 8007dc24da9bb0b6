import type { ErrorEntry } from '../kernel/app-error';

export const discountCodeErrors = {
  DISCOUNT_CODE_EXISTS: {
    meaning: 'invalid',
    en: 'This discount code already exists',
    ar: 'كود الخصم هذا موجود من قبل',
  },
} as const satisfies Record<string, ErrorEntry>;
