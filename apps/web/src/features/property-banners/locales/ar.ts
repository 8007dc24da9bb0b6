import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'البحث بالعنوان',
  add: 'إضافة إعلان',
  addTitle: 'إعلان جديد',
  edit: 'تعديل',
  editTitle: 'تعديل الإعلان',
  on: 'تشغيل',
  off: 'إيقاف',
  remove: 'حذف',
  removeTitle: 'حذف هذا الإعلان؟',
  removeText: 'سيُحذف «{{title}}» نهائيًا مع مشاهداته ونقراته.',
  linkNote: 'صفحة من صفحاتنا مثل ‎/search?type=farm أو رابط يبدأ بـ ‎https://',
  picture: 'الصورة',
  emptyTitle: 'لا توجد إعلانات بعد',
  emptyText: 'يظهر الإعلان فوق البحث عن أماكن الإقامة في الأيام التي تختارها، وتُحسب مشاهداته ونقراته.',
};
