import type { ErrorEntry } from '../kernel/app-error';

export const expenseErrors = {
  EXPENSE_DUPLICATE: {
    meaning: 'conflict',
    en: 'An expense with the same supplier invoice number and date already exists, do you want to save it anyway?',
    ar: 'يوجد مصروف بنفس رقم فاتورة المورد وتاريخها، هل تريد حفظه على أي حال؟',
  },
  EXPENSE_DATE_AHEAD: {
    meaning: 'invalid',
    en: 'The date cannot be after today',
    ar: 'لا يمكن أن يكون التاريخ بعد اليوم',
  },
  EXPENSE_DUE_TOO_EARLY: {
    meaning: 'invalid',
    en: 'The due date cannot be before the invoice date',
    ar: 'لا يمكن أن يسبق تاريخ الاستحقاق تاريخ الفاتورة',
  },
  EXPENSE_OF_RECEIPT: {
    meaning: 'rule',
    en: 'This is the bill of a stock receipt. Cancel the receipt in stock operations instead',
    ar: 'هذه فاتورة استلام بضاعة. ألغِ الاستلام من حركات المخزون بدلًا من ذلك',
  },
  EXPENSE_VAT_TOO_HIGH: {
    meaning: 'invalid',
    en: 'VAT of this amount is {most} at most',
    ar: 'ضريبة هذا المبلغ لا تزيد على {most}',
  },
  EXPENSE_TYPE_UNKNOWN: {
    meaning: 'invalid',
    en: 'Expense type not found, or disabled',
    ar: 'نوع المصروف غير موجود أو موقوف',
  },
  EXPENSE_PAYMENT_TOO_HIGH: {
    meaning: 'invalid',
    en: 'Only {open} is left to pay',
    ar: 'المتبقي للدفع {open} فقط',
  },
  EXPENSE_HAS_PAYMENTS: {
    meaning: 'rule',
    en: 'A payment was made for this expense. Cancel its payments first',
    ar: 'سُجّلت دفعات لهذا المصروف. يجب إلغاء دفعاته أولًا',
  },
  EXPENSE_NOT_RECORDED: {
    meaning: 'rule',
    en: 'This expense is cancelled, or nobody has confirmed it yet',
    ar: 'هذا المصروف ملغى أو لم يُؤكَّد بعد',
  },
  EXPENSE_NOT_PROPOSED: {
    meaning: 'rule',
    en: 'This proposal was answered already',
    ar: 'تم الرد على هذا الاقتراح من قبل',
  },
  EXPENSE_PAYMENT_CANCELLED: {
    meaning: 'rule',
    en: 'This payment was cancelled already',
    ar: 'تم إلغاء هذه الدفعة من قبل',
  },
  EXPENSE_FILES_FULL: {
    meaning: 'invalid',
    en: 'An expense takes {most} attachments at most',
    ar: 'يقبل المصروف {most} مرفقات كحد أقصى',
  },
  SALARIES_ALREADY_PROPOSED: {
    meaning: 'rule',
    en: 'The salaries of this month were proposed already',
    ar: 'تم اقتراح رواتب هذا الشهر من قبل',
  },
  SALARIES_EMPTY: {
    meaning: 'rule',
    en: 'No employee has a salary or a commission in this month',
    ar: 'لا يوجد موظف له راتب أو عمولة في هذا الشهر',
  },
} as const satisfies Record<string, ErrorEntry>;
