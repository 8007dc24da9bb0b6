import type { ErrorEntry } from '../kernel/app-error';

export const customerErrors = {
  CUSTOMER_NOT_ACTIVE: { meaning: 'rule', en: 'The customer must be active first', ar: 'يجب تفعيل العميل أولًا' },
  CUSTOMER_DISABLED: {
    meaning: 'invalid',
    en: 'This customer is disabled, please activate the customer first',
    ar: 'هذا العميل موقوف، يرجى تفعيله أولًا',
  },
  CUSTOMER_NOT_EXIST: { meaning: 'invalid', en: 'Customer not found', ar: 'العميل غير موجود' },
  CUSTOMER_MOBILE_EXISTS: {
    meaning: 'invalid',
    en: 'A customer with this mobile number already exists',
    ar: 'يوجد عميل برقم الجوال هذا من قبل',
  },
  CUSTOMER_MOBILE_TWICE_IN_SHEET: {
    meaning: 'invalid',
    en: 'This mobile number is repeated in the file',
    ar: 'رقم الجوال هذا مكرر في الملف',
  },
  CUSTOMER_SEARCH_MIXED: {
    meaning: 'invalid',
    en: 'Search by text or by numbers, not a mix of both',
    ar: 'يكون البحث بالحروف أو بالأرقام، لا بكليهما معًا',
  },
  CUSTOMER_MERGED: {
    meaning: 'rule',
    en: 'This customer was merged into another one',
    ar: 'تم دمج هذا العميل مع سجل آخر',
  },
  CUSTOMER_MERGE_SAME: { meaning: 'rule', en: 'Choose two different customers', ar: 'اختر عميلين مختلفين' },
  IMPORT_SHEET_UNREADABLE: {
    meaning: 'invalid',
    en: 'The file could not be read. Please use the template, as XLSX or CSV',
    ar: 'تعذّرت قراءة الملف، يرجى استخدام النموذج بصيغة XLSX أو CSV',
  },
  IMPORT_SHEET_COLUMNS: {
    meaning: 'invalid',
    en: 'The first row must contain the column names, including name and mobile',
    ar: 'يجب أن يحتوي الصف الأول على أسماء الأعمدة، ومنها الاسم ورقم الجوال',
  },
  IMPORT_SHEET_EMPTY: {
    meaning: 'invalid',
    en: 'The file has no rows below the headings',
    ar: 'لا توجد صفوف تحت العناوين في الملف',
  },
  IMPORT_SHEET_TOO_LONG: {
    meaning: 'invalid',
    en: 'The file must not have more than {most} rows',
    ar: 'يجب ألا يزيد عدد صفوف الملف على {most}',
  },
  IMPORT_NOTHING_TO_ADD: {
    meaning: 'rule',
    en: 'There are no valid rows to import',
    ar: 'لا توجد صفوف صالحة للاستيراد',
  },
} as const satisfies Record<string, ErrorEntry>;
