import type { ErrorEntry } from '../kernel/app-error';

export const exportErrors = {
  EXPORT_IS_LONG: {
    meaning: 'conflict',
    en: 'This file has more than {rows} rows and is prepared in the background',
    ar: 'هذا الملف يتجاوز {rows} صف ويتم تجهيزه في الخلفية',
  },
  PDF_IS_LONG: {
    meaning: 'conflict',
    en: 'A PDF has room for {rows} rows. Narrow the list, or take the Excel file: it has all of them',
    ar: 'يتسع ملف PDF لعدد {rows} صف. ضيّق نطاق القائمة أو استخدم ملف إكسل فهو يضم جميع الصفوف',
  },
  EXPORTS_UNDER_WAY: {
    meaning: 'conflict',
    en: 'Other files are still being prepared. Wait for them or cancel one',
    ar: 'هناك ملفات قيد التجهيز، انتظر اكتمالها أو ألغِ أحدها',
  },
  EXPORT_NOT_READY: { meaning: 'conflict', en: 'The file is not ready yet', ar: 'الملف غير جاهز بعد' },
} as const satisfies Record<string, ErrorEntry>;
