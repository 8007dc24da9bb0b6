import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  greeting: { morning: 'صباح الخير، {{name}}', afternoon: 'نهارك سعيد، {{name}}', evening: 'مساء الخير، {{name}}' },
  figures: {
    account: 'رقم الحساب', status: 'الاشتراك', setup: 'الإعداد', role: 'دورك', trialEnds: 'تنتهي الفترة التجريبية في {{date}}', setupDone: 'اكتمل الإعداد',
    setupLeft_zero: 'لم تتبق خطوات ({{count}})', setupLeft_one: 'بقيت خطوة واحدة ({{count}})', setupLeft_two: 'بقيت خطوتان ({{count}})', setupLeft_few: 'بقيت {{count}} خطوات', setupLeft_many: 'بقيت {{count}} خطوة', setupLeft_other: 'بقيت {{count}} خطوة',
  },
  setup: {
    go: 'متابعة الإعداد',
    title: 'إعداد الصالون', share: '{{percent}} من الإعداد', done: 'مكتملة', open: 'لم تكتمل',
    'general-informations': 'بيانات الصالون', vat: 'ضريبة القيمة المضافة', 'business-hours': 'أوقات العمل', employees: 'الموظفون', 'invoice-setting': 'الفاتورة', 'activate-services': 'الخدمات',
  },
};
