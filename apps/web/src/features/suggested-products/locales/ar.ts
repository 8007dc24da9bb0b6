import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو العلامة أو الباركود',
  add: 'إضافة منتج',
  edit: 'تعديل',
  disable: 'إيقاف العرض',
  activate: 'إعادة العرض',
  addTitle: 'منتج مقترح جديد',
  editTitle: 'تعديل المنتج المقترح',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
  barcode: 'الباركود',
  barcodeHint: 'من 4 إلى 32 رقمًا وحرفًا',
  owner: 'العلامة التجارية',
  emptyTitle: 'الكتالوج فارغ',
  emptyText: 'تختار الصالونات ما تبيعه من المنتجات هنا وتكتب أسعارها.',
};
