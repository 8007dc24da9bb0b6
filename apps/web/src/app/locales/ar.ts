import type { Arabic } from '../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  titleOf: '{{page}} · رونق',
  ok: 'حسنًا',
  failure: {
    heading: 'لا يمكن تنفيذ ذلك',
    unexpected: 'عذرًا، حدث خطأ',
    unexpectedMore: 'وصلنا إشعار بالخطأ. سيتم تحميل الصفحة من جديد، وكل ما تم حفظه في أمان.',
    reload: 'إعادة تحميل الصفحة',
    offlineMore: 'تُغلق هذه النافذة تلقائيًا فور عودة الاتصال.',
    serverAway: 'الخادم غير متصل، يرجى المحاولة لاحقًا',
    serverAwayMore: 'نعيد المحاولة تلقائيًا، ولا يلزم أي إجراء.',
  },
  noPermission: {
    title: 'لا توجد صلاحية',
    heading: 'ليست لديك صلاحية لفتح هذه الصفحة',
    advice: 'يرجى التواصل مع مسؤول النظام إذا كانت لازمة لعملك.',
    home: 'الانتقال إلى الرئيسية',
  },
  banner: {
    impersonation: '{{manager}} دخل إلى هذا الصالون بصفة المالك',
    endImpersonation: 'إنهاء الجلسة',
    training: 'هذا صالون التدريب، ولا يصل أي شيء مما تقوم به هنا إلى عملاء حقيقيين',
    leaveTraining: 'مغادرة التدريب',
  },
  search: {
    pages: 'الصفحات',
    customers: 'العملاء',
    employees: 'الموظفون',
    appointments: 'المواعيد',
    services: 'الخدمات',
    categories: 'التصنيفات',
    offers: 'الباقات',
    products: 'المنتجات',
  },
};
