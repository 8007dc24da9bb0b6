import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  emptyTitle: 'لا توجد باقات',
  emptyText: 'تظهر هنا الباقات التي يشتريها العميل من الصندوق وما تبقى منها.',
};
