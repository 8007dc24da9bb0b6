import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم',
  add: 'إضافة نوع مصروف',
  edit: 'تعديل',
  editTitle: 'تعديل نوع مصروف',
  disable: {
    question: 'هل تريد إيقاف {{name}}؟',
    text: 'لن يظهر هذا الاسم في الإدخالات الجديدة، ويبقى ما سُجّل به من قبل.',
  },
  emptyTitle: 'لا توجد أنواع مصروفات بعد',
  emptyText: 'تظهر هنا الأسماء بالعربية والإنجليزية بعد إضافتها.',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
};
