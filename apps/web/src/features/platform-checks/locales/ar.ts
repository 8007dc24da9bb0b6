import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  decide: 'مراجعة',
  decision: 'القرار',
  approve: 'قبول: تُقترح على الصالونات من النوع نفسه',
  reject: 'رفض: تبقى للصالون وحده',
  reason: 'السبب',
  reasonHint: 'يقرؤه الصالون',
  suggestedGroup: 'المجموعة المقترحة',
  suggestedGroupHint: 'حيث تجدها الصالونات',
  from: 'أضافها {{salon}}',
  groups: { search: 'اسم المجموعة', title: 'مراجعة مجموعة', emptyTitle: 'لا توجد مجموعات للمراجعة', emptyText: 'تظهر هنا المجموعات التي تضيفها الصالونات بنفسها.' },
  services: { search: 'اسم الخدمة', title: 'مراجعة خدمة', emptyTitle: 'لا توجد خدمات للمراجعة', emptyText: 'تظهر هنا الخدمات التي تضيفها الصالونات بنفسها.' },
};
