import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  empty: {
    title: 'لم تحفظ شيئًا بعد',
    text: 'المس القلب على المكان الذي يعجبك، هنا أو في الصفحات العامة، وستجده على كل أجهزتك.',
    find: 'ابحث عن مكان',
  },
  keep: 'إضافة {{name}} إلى المفضلة',
  remove: 'حذف {{name}} من المفضلة',
  removed: 'تم الحذف',
  undo: 'تراجع',
  weekday: 'وسط الأسبوع',
  weekend: 'نهاية الأسبوع',
  noDeposit: 'بدون تأمين',
  people: 'حتى {{count}} شخصًا',
  bedrooms: 'غرف النوم',
  search: 'الاسم أو المكان',
  type: 'النوع',
  emirate: 'الإمارة',
  price: 'سعر الليلة',
  capacity: 'عدد الأشخاص',
  deposit: 'التأمين',
  sort: 'الترتيب',
  any: 'الكل',
  clear: 'مسح الكل',
  found: 'عدد الأماكن: {{count}}',
  nothing: { title: 'لا يوجد مكان مناسب', text: 'احذف أحد الخيارات أو جرّب إمارة أخرى.' },
};
