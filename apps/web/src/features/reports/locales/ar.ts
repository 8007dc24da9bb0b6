import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'ابحث في التقارير، مثل «التأخير» أو «عدم حضور»',
  shelves: 'مجموعات التقارير',
  allReports: 'كل التقارير',
  favourites: 'المفضلة',
  favourite: 'المفضلة: {{report}}',
  neverUsed: 'لم يُفتح بعد',
  noneTitle: 'لا توجد تقارير متاحة لك',
  noneText: 'يمكن لمن يدير أدوار الصالون إتاحة التقارير لك.',
  noFavouritesTitle: 'لا توجد تقارير مفضلة',
  noFavouritesText: 'اضغط على نجمة التقرير ليبقى في الأعلى.',
  before: '{{days}}: {{shown}}',
  soFar: '{{now}} حتى اليوم، {{days}}: {{shown}}',
  emptyTitle: 'لا توجد بيانات في هذه الفترة',
  emptyText: 'يمكن اختيار فترة أخرى أو تغيير التصفية.',
  emptyDayTitle: 'لا توجد بيانات في هذا التاريخ',
  emptyDayText: 'يمكن اختيار تاريخ آخر أو تغيير التصفية.',
  emptyNowTitle: 'لا توجد بيانات بعد',
  emptyNowText: 'لا يوجد ما يُعرض حاليًا.',
  refusedTitle: 'تعذّر عرض التقرير',
  notFoundTitle: 'السجل غير موجود',
  notFoundText: 'ربما تم حذفه.',
};
