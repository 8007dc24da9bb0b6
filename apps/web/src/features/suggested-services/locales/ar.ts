import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  edit: 'تعديل',
  disable: 'إيقاف الاقتراح',
  activate: 'إعادة الاقتراح',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
  kinds: 'أنواع الصالونات',
  group: 'المجموعة',
  jobTime: 'المدة المعتادة',
  minutes: 'دقيقة',
  groups: {
    search: 'اسم المجموعة',
    add: 'إضافة مجموعة',
    addTitle: 'مجموعة مقترحة جديدة',
    editTitle: 'تعديل المجموعة المقترحة',
    emptyTitle: 'لا توجد مجموعات مقترحة',
    emptyText: 'تختار الصالونات تصنيفاتها مما يُقترح هنا.',
  },
  services: {
    search: 'اسم الخدمة',
    add: 'إضافة خدمة',
    addTitle: 'خدمة مقترحة جديدة',
    editTitle: 'تعديل الخدمة المقترحة',
    emptyTitle: 'لا توجد خدمات مقترحة',
    emptyText: 'تختار الصالونات خدماتها مما يُقترح هنا وتكتب أسعارها.',
  },
};
