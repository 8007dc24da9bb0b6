import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو صاحب الوحدة',
  open: 'مراجعة',
  title: 'الوحدة السياحية',
  from: 'تم الإرسال: {{owner}}',
  changes: 'ما تغيّر',
  published: 'المنشور حاليًا',
  proposed: 'الجديد',
  nothing: 'فارغ',
  noChanges: 'لا فرق فيما يراه الزوار.',
  pictures: 'الصور',
  approve: 'قبول ونشر',
  approved: 'تم القبول والنشر',
  refuse: 'رفض',
  refused: 'تم إبلاغ صاحب الوحدة بالسبب',
  reasonHint: 'يظهر لصاحب الوحدة',
  history: 'السجل',
  whole: 'كما سيراها الزوار',
  lastReason: 'رُفضت سابقًا: {{reason}}',
  addedEmpty: { title: 'لا توجد وحدات جديدة', text: 'يظهر هنا ما يرسله أصحاب الوحدات للمراجعة.' },
  editedEmpty: { title: 'لا توجد تعديلات للمراجعة', text: 'تظهر هنا التعديلات على الوحدات المنشورة.' },
  activeEmpty: { title: 'لا توجد وحدات منشورة', text: 'تظهر هنا الوحدات المقبولة.' },
};
