import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  reports: 'التقارير',
  others: 'تقارير أخرى',
  all: 'الكل',
  emptyTitle: 'لا يوجد شيء في هذه الفترة',
  emptyText: 'يمكن اختيار فترة أخرى أو تغيير التصفية.',
  notFoundTitle: 'هذا السجل غير موجود',
  notFoundText: 'ربما تم حذفه.',
};
