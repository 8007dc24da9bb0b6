import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  period: 'الفترة',
  periods: { today: 'اليوم', seven_days: '7 أيام', thirty_days: '30 يومًا' },
  newAppointment: 'موعد جديد',
  appointments: {
    title: 'المواعيد',
    calendar: 'التقويم',
    bookedOnline: 'حجوزات أونلاين جديدة',
    customers: 'العملاء',
    value: 'القيمة',
  },
  against: {
    today: 'اليوم نفسه من الأسبوع الماضي: {{shown}}',
    seven_days: 'الأيام السبعة السابقة: {{shown}}',
    thirty_days: 'الثلاثون يومًا السابقة: {{shown}}',
  },
  next: {
    title: 'المواعيد القادمة',
    all_zero: 'الكل {{shown}}',
    all_one: 'الكل {{shown}}',
    all_two: 'الكل {{shown}}',
    all_few: 'الكل {{shown}}',
    all_many: 'الكل {{shown}}',
    all_other: 'الكل {{shown}}',
    none: 'لا مواعيد متبقية اليوم أو غدًا.',
  },
  chart: { title: 'المواعيد حسب اليوم', now: 'هذه الفترة', before: 'الفترة السابقة' },
  greeting: { morning: 'صباح الخير، {{name}}', afternoon: 'نهارك سعيد، {{name}}', evening: 'مساء الخير، {{name}}' },
  trialEnds: 'تنتهي الفترة التجريبية في {{date}}',
  quiet: { title: 'أهلًا بك', text: 'يمكن اختيار صفحة من القائمة.' },
  setup: {
    go: 'متابعة الإعداد',
    title: 'إعداد الصالون',
    share: '{{percent}} من الإعداد',
    done: 'مكتملة',
    open: 'لم تكتمل',
    'general-informations': 'بيانات الصالون',
    vat: 'ضريبة القيمة المضافة',
    'business-hours': 'ساعات العمل',
    employees: 'الموظفون',
    'invoice-setting': 'الفاتورة',
    'activate-services': 'الخدمات',
  },
};
