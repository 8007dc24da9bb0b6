import type { ErrorEntry } from '../kernel/app-error';

export const customerErrors = {
  CUSTOMER_NOT_ACTIVE: { meaning: 'rule', en: 'The customer must be active first', ar: 'يجب تفعيل العميل أولًا' },
  CUSTOMER_DISABLED: {
    meaning: 'invalid',
    en: 'This customer is disabled, please activate the customer first',
    ar: 'هذا العميل معطّل، يرجى تفعيله أولًا',
  },
  CUSTOMER_NOT_EXIST: { meaning: 'invalid', en: 'The chosen customer does not exist', ar: 'العميل المختار غير موجود' },
  CUSTOMER_MOBILE_EXISTS: {
    meaning: 'invalid',
    en: 'A customer with this mobile number already exists',
    ar: 'يوجد عميل برقم الجوال هذا من قبل',
  },
  CUSTOMER_MOBILE_TWICE_IN_SHEET: {
    meaning: 'invalid',
    en: 'This mobile number is repeated in the sheet',
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
    en: 'The sheet could not be read. Please use the template, as XLSX or CSV',
    ar: 'تعذّرت قراءة الملف، يرجى استخدام النموذج بصيغة XLSX أو CSV',
  },
  IMPORT_SHEET_COLUMNS: {
    meaning: 'invalid',
    en: 'The first row must name the columns; name and mobile are needed',
    ar: 'يجب أن يحتوي الصف الأول على أسماء الأعمدة، ومنها الاسم ورقم الجوال',
  },
  IMPORT_SHEET_EMPTY: {
    meaning: 'invalid',
    en: 'The sheet has no rows below the headings',
    ar: 'لا توجد صفوف تحت العناوين في الملف',
  },
  IMPORT_SHEET_TOO_LONG: {
    meaning: 'invalid',
    en: 'The sheet must not have more than {most} rows',
    ar: 'يجب ألا يزيد عدد صفوف الملف على {most}',
  },
  IMPORT_NOTHING_TO_ADD: {
    meaning: 'rule',
    en: 'There is no row without errors to import',
    ar: 'لا يوجد صف خالٍ من الأخطاء لاستيراده',
  },
} as const satisfies Record<string, ErrorEntry>;
