import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  neverChecked: 'لم يُفحص أي صالون بعد. يجري الفحص كل ليلة.',
  checked: 'آخر فحص {{at}}',
  checkNow: 'فحص الآن',
  started: 'بدأ الفحص، وستظهر النتائج هنا تباعًا.',
  figures: {
    salons: 'صالونات مفحوصة',
    oldest: 'أقدم نتيجة {{at}}',
    broken: 'صالونات فيها مخالفات',
    violations: 'المخالفات',
    shown: 'تظهر أسوأ 100 صالون.',
    allAgree: 'كل المبالغ متطابقة',
  },
  list: 'ما يجب أن يصح دائمًا',
  holds: 'سليم',
  found: 'الموجود',
  expected: 'المتوقع',
  count_zero: 'لا مخالفات',
  count_one: 'مخالفة واحدة',
  count_two: 'مخالفتان',
  count_few: '{{shown}} مخالفات',
  count_many: '{{shown}} مخالفة',
  count_other: '{{shown}} مخالفة',
  more_zero: 'ولا غيرها',
  more_one: 'وواحدة أخرى',
  more_two: 'واثنتان أخريان',
  more_few: 'و{{shown}} أخرى',
  more_many: 'و{{shown}} أخرى',
  more_other: 'و{{shown}} أخرى',
};
