import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  period: 'الفترة',
  periods: { today: 'اليوم', seven_days: '7 أيام', thirty_days: '30 يومًا' },
  newAppointment: 'موعد جديد',
  appointments: { title: 'المواعيد', calendar: 'التقويم', bookedOnline: 'حجوزات إلكترونية جديدة', customers: 'العملاء', customersNote: 'ممن لديهم مواعيد قائمة', value: 'القيمة', valueNote: 'للمواعيد القائمة' },
  against: {
    today_zero: 'اليوم نفسه من الأسبوع الماضي: {{shown}}', today_one: 'اليوم نفسه من الأسبوع الماضي: {{shown}}', today_two: 'اليوم نفسه من الأسبوع الماضي: {{shown}}', today_few: 'اليوم نفسه من الأسبوع الماضي: {{shown}}', today_many: 'اليوم نفسه من الأسبوع الماضي: {{shown}}', today_other: 'اليوم نفسه من الأسبوع الماضي: {{shown}}',
    seven_days_zero: 'في الأيام السبعة السابقة: {{shown}}', seven_days_one: 'في الأيام السبعة السابقة: {{shown}}', seven_days_two: 'في الأيام السبعة السابقة: {{shown}}', seven_days_few: 'في الأيام السبعة السابقة: {{shown}}', seven_days_many: 'في الأيام السبعة السابقة: {{shown}}', seven_days_other: 'في الأيام السبعة السابقة: {{shown}}',
    thirty_days_zero: 'في الثلاثين يومًا السابقة: {{shown}}', thirty_days_one: 'في الثلاثين يومًا السابقة: {{shown}}', thirty_days_two: 'في الثلاثين يومًا السابقة: {{shown}}', thirty_days_few: 'في الثلاثين يومًا السابقة: {{shown}}', thirty_days_many: 'في الثلاثين يومًا السابقة: {{shown}}', thirty_days_other: 'في الثلاثين يومًا السابقة: {{shown}}',
  },
  during: { today: 'تمت اليوم', seven_days: 'تمت خلال آخر 7 أيام', thirty_days: 'تمت خلال آخر 30 يومًا' },
  next: { title: 'المواعيد القادمة', all_zero: 'الكل {{shown}}', all_one: 'الكل {{shown}}', all_two: 'الكل {{shown}}', all_few: 'الكل {{shown}}', all_many: 'الكل {{shown}}', all_other: 'الكل {{shown}}', none: 'لا مواعيد متبقية اليوم أو غدًا.' },
  chart: { title: 'المواعيد حسب اليوم', now: 'هذه الفترة', before: 'الفترة السابقة' },
  greeting: { morning: 'صباح الخير، {{name}}', afternoon: 'نهارك سعيد، {{name}}', evening: 'مساء الخير، {{name}}' },
  figures: {
    account: 'رقم الحساب', status: 'الاشتراك', setup: 'الإعداد', role: 'دورك', trialEnds: 'تنتهي الفترة التجريبية في {{date}}', setupDone: 'اكتمل الإعداد',
    setupLeft_zero: 'لم تتبق خطوات', setupLeft_one: 'بقيت خطوة واحدة', setupLeft_two: 'بقيت خطوتان', setupLeft_few: 'بقيت {{count}} خطوات', setupLeft_many: 'بقيت {{count}} خطوة', setupLeft_other: 'بقيت {{count}} خطوة',
  },
  setup: {
    go: 'متابعة الإعداد',
    title: 'إعداد الصالون', share: '{{percent}} من الإعداد', done: 'مكتملة', open: 'لم تكتمل',
    'general-informations': 'بيانات الصالون', vat: 'ضريبة القيمة المضافة', 'business-hours': 'أوقات العمل', employees: 'الموظفون', 'invoice-setting': 'الفاتورة', 'activate-services': 'الخدمات',
  },
};
