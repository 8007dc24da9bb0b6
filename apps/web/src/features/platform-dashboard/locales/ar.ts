import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  title: 'المنصّة اليوم',
  zone: 'الأوقات حسب {{zone}}',
  figures: {
    active: 'التجار النشطون', trial: 'في الفترة التجريبية', requested: 'بانتظار الموافقة', expired: 'المنتهية اشتراكاتهم', needsPerson: 'بحاجة إلى متابعة',
    ending_zero: 'لا تنتهي أي فترة خلال 3 أيام', ending_one: 'تنتهي فترة واحدة خلال 3 أيام', ending_two: 'تنتهي فترتان خلال 3 أيام', ending_few: 'تنتهي {{count}} فترات خلال 3 أيام', ending_many: 'تنتهي {{count}} فترة خلال 3 أيام', ending_other: 'تنتهي {{count}} فترة خلال 3 أيام', noneEnding: 'لا تنتهي أي فترة خلال 3 أيام',
    rejected_zero: '{{count}} مرفوض', rejected_one: '{{count}} مرفوض', rejected_two: '{{count}} مرفوضان', rejected_few: '{{count}} مرفوضين', rejected_many: '{{count}} مرفوضًا', rejected_other: '{{count}} مرفوض',
    disabled_zero: '{{count}} موقوف', disabled_one: '{{count}} موقوف', disabled_two: '{{count}} موقوفان', disabled_few: '{{count}} موقوفين', disabled_many: '{{count}} موقوفًا', disabled_other: '{{count}} موقوف', needsText: 'طلبات واقتراحات وأعطال ورسائل متعثرة',
  },
  waiting: {
    title: 'بانتظارك', requests: 'طلبات الانضمام', requestsText: 'فترات تجريبية بانتظار القرار', suggestions: 'اقتراحات جديدة', suggestionsText: 'أرسلتها الصالونات ولم يُرد عليها',
    errors: 'أعطال الواجهة', errorsText: 'مجموعات مفتوحة', messages: 'رسائل متعثرة', messagesText: 'مرفوضة أو مجهولة النتيجة',
  },
  system: { title: 'النظام', sessions: 'الجلسات المفتوحة', messages: 'رسائل اليوم', queue: 'رسائل بانتظار الإرسال', logins: 'محاولات دخول فاشلة اليوم', blocked: 'عناوين محظورة' },
  chart: { title: 'آخر 30 يومًا', messages: 'الرسائل', logins: 'محاولات الدخول الفاشلة' },
};
