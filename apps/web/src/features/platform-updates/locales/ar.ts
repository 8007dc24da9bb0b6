import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'العنوان',
  add: 'كتابة تحديث',
  edit: 'تعديل',
  publish: 'نشر',
  withdraw: 'سحب',
  addTitle: 'تحديث جديد',
  editTitle: 'تعديل التحديث',
  englishTitle: 'العنوان بالإنجليزية',
  arabicTitle: 'العنوان بالعربية',
  englishBody: 'النص بالإنجليزية',
  arabicBody: 'النص بالعربية',
  draftNote: 'يُحفظ كمسودة، ولا يظهر للصالونات إلا بعد نشره.',
  publishTitle: 'نشر هذا التحديث؟',
  publishText: 'سيظهر «{{title}}» مرة واحدة لكل مستخدم في جميع الصالونات على الصفحة الرئيسية.',
  emptyTitle: 'لا توجد تحديثات بعد',
  emptyText: 'أخبر الصالونات بالجديد: يظهر كل تحديث لكل مستخدم مرة واحدة وبلغته.',
  news: 'جديد رونق',
  gotIt: 'فهمت',
};
