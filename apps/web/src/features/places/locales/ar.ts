import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو الرمز',
  countriesEmpty: 'لا توجد دول',
  citiesEmpty: 'لا توجد مدن',
  emptyText: 'ما يظهر هنا يُعرض في التسجيل والنماذج بهذا الترتيب.',
  add: 'إضافة مدينة',
  addTitle: 'مدينة جديدة',
  edit: 'تعديل',
  englishName: 'الاسم بالإنجليزية',
  arabicName: 'الاسم بالعربية',
  country: 'الدولة',
  position: 'الترتيب',
  offered: 'تظهر في النماذج',
};
