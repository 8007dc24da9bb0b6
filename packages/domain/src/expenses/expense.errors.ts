import type { ErrorEntry } from '../kernel/app-error';

export const expenseErrors = {
  EXPENSE_DUPLICATE: {
    meaning: 'conflict',
    en: 'An expense with the same supplier invoice number and date already exists, do you want to save it anyway?',
    ar: 'يوجد مصروف بنفس رقم فاتورة المورد وتاريخها، هل تريد حفظه على أي حال؟',
  },
} as const satisfies Record<string, ErrorEntry>;
