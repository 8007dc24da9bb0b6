import type { ErrorEntry } from '../kernel/app-error';

export const expenseTypeErrors = {
  EXPENSE_TYPE_NAME_EXISTS: {
    meaning: 'invalid',
    en: 'An expense type with this name already exists',
    ar: 'هذا الاسم مستخدم من قبل',
  },
} as const satisfies Record<string, ErrorEntry>;
