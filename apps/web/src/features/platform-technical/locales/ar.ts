import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  errors: {
    search: 'العطل أو الصفحة',
    emptyTitle: 'لا توجد أعطال',
    emptyText:
      'عندما تتعطل شاشة عند أحد المستخدمين يصل العطل إلى هنا تلقائيًا، ويُجمع العطل المتكرر في سطر واحد مع عدد مراته.',
    solve: 'تحديد كمحلول',
    reopen: 'إعادة الفتح',
    times: 'المرات',
    page: 'الصفحة',
    browser: 'المتصفح',
    first: 'أول ظهور',
    last: 'آخر ظهور',
    trace: 'موضع العطل',
  },
  suggestions: {
    search: 'الاقتراح أو الصالون',
    emptyTitle: 'لا توجد اقتراحات بعد',
    emptyText: 'تصل إلى هنا اقتراحات الصالونات، ويرى كل صالون حالة اقتراحه وردّك عليه.',
    answerTitle: 'الرد على الاقتراح',
    state: 'الحالة',
    answer: 'الرد على الصالون',
    answerHint: 'يظهر للصالون في قائمة اقتراحاته.',
    from: '{{name}}، {{salon}}',
    respond: 'رد',
  },
};
