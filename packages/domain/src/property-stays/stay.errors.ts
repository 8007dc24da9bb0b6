import type { ErrorEntry } from '../kernel/app-error';

export const stayErrors = {
  STAY_NIGHTS_TAKEN: {
    meaning: 'conflict',
    en: 'These nights are not free any more',
    ar: 'لم تعد هذه الليالي متاحة',
  },
  STAY_DATES_TURNED: {
    meaning: 'invalid',
    en: 'The day of leaving must be after the day of arrival',
    ar: 'يجب أن يكون يوم المغادرة بعد يوم الوصول',
  },
  STAY_IN_THE_PAST: {
    meaning: 'invalid',
    en: 'The day of arrival has passed',
    ar: 'يوم الوصول قد مضى',
  },
  STAY_TOO_LONG: {
    meaning: 'invalid',
    en: 'Please choose {most} nights at most',
    ar: 'يرجى اختيار {most} ليلة كحد أقصى',
  },
  STAY_TOO_FAR: {
    meaning: 'invalid',
    en: 'Please choose days within the next two years',
    ar: 'يرجى اختيار أيام خلال السنتين القادمتين',
  },
  STAY_TOO_MANY_PEOPLE: {
    meaning: 'invalid',
    en: 'Guests in this property: {most} at most',
    ar: 'أقصى عدد للأشخاص في هذه الوحدة: {most}',
  },
  STAY_OFFER_OVER: {
    meaning: 'conflict',
    en: 'This offer is not open any more',
    ar: 'لم يعد هذا العرض متاحًا',
  },
  STAY_DEPOSIT_TOO_HIGH: {
    meaning: 'invalid',
    en: 'The deposit cannot be more than the price',
    ar: 'لا يمكن أن يزيد العربون على السعر',
  },
  STAY_NO_DEPOSIT: {
    meaning: 'rule',
    en: 'There is no paid deposit to return',
    ar: 'لا يوجد عربون مدفوع لإعادته',
  },
  STAY_FEED_REFUSED: {
    meaning: 'invalid',
    en: 'This address cannot be used. Please paste the https address of a calendar',
    ar: 'لا يمكن استخدام هذا الرابط، يرجى لصق رابط تقويم يبدأ بـ https',
  },
  STAY_FEED_TAKEN: {
    meaning: 'conflict',
    en: 'This calendar is read already',
    ar: 'هذا التقويم مضاف من قبل',
  },
  STAY_FEED_TOO_MANY: {
    meaning: 'invalid',
    en: 'A property can read {most} calendars at most',
    ar: 'يمكن ربط {most} تقاويم كحد أقصى لكل وحدة',
  },
} as const satisfies Record<string, ErrorEntry>;
