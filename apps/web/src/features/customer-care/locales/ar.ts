import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  pages: 'صفحات رعاية العملاء',
  tabs: { 'merchant-pos-appointments-reminder': 'التذكير', 'merchant-pos-no-show-reschedule': 'عدم الحضور', 'merchant-pos-birthday-congratulations': 'أعياد الميلاد' },
  period: 'الفترة',
  presets: { all: 'الكل', today: 'اليوم', tomorrow: 'غدًا', week: 'الأيام السبعة القادمة', month: 'هذا الشهر', yesterday: 'أمس', last_week: 'آخر 7 أيام', last_month: 'آخر 30 يومًا' },
  search: 'البحث بالاسم أو الجوال',
  write: 'إرسال رسالة',
  writeMany: 'إرسال رسالة',
  openVisit: 'فتح الموعد',
  openCustomer: 'فتح ملف العميل',
  rebook: 'حجز موعد جديد',
  close: 'إغلاق',
  cancel: 'إلغاء',
  preview: 'نص الرسالة',
  previous: 'السابق',
  next: 'التالي',
  inLanguage: { english: 'بالإنجليزية', arabic: 'بالعربية' },
  send: {
    reminder: 'تذكير بالموعد', no_show: 'دعوة إلى الحجز من جديد', birthday: 'تهنئة',
    action_zero: 'لا رسائل للإرسال', action_one: 'إرسال رسالة واحدة', action_two: 'إرسال رسالتين', action_few: 'إرسال {{count}} رسائل', action_many: 'إرسال {{count}} رسالة', action_other: 'إرسال {{count}} رسالة',
  },
  sent_zero: 'لم تُرسل أي رسالة', sent_one: 'رسالة واحدة في طريقها', sent_two: 'رسالتان في الطريق', sent_few: '{{count}} رسائل في الطريق', sent_many: '{{count}} رسالة في الطريق', sent_other: '{{count}} رسالة في الطريق',
  leftOut: {
    consent_zero: 'لا أحد دون موافقة', consent_one: 'لن تُرسل لعدم وجود موافقة: {{names}}', consent_two: 'لن تُرسل إلى عميلين لعدم وجود موافقة: {{names}}', consent_few: 'لن تُرسل إلى {{count}} عملاء لعدم وجود موافقة: {{names}}', consent_many: 'لن تُرسل إلى {{count}} عميلًا لعدم وجود موافقة: {{names}}', consent_other: 'لن تُرسل إلى {{count}} عميل لعدم وجود موافقة: {{names}}',
    gone_zero: 'لم يُستبعد أي سجل', gone_one: 'استُبعد سجل واحد إذ لم يعد هناك ما يستدعي المراسلة', gone_two: 'استُبعد سجلان إذ لم يعد هناك ما يستدعي المراسلة', gone_few: 'استُبعدت {{count}} سجلات إذ لم يعد هناك ما يستدعي المراسلة', gone_many: 'استُبعد {{count}} سجلًا إذ لم يعد هناك ما يستدعي المراسلة', gone_other: 'استُبعد {{count}} سجل إذ لم يعد هناك ما يستدعي المراسلة',
    many_zero: '{{count}} كحد أقصى في المرة الواحدة', many_one: '{{count}} كحد أقصى في المرة الواحدة', many_two: '{{count}} كحد أقصى في المرة الواحدة', many_few: '{{count}} كحد أقصى في المرة الواحدة', many_many: '{{count}} كحد أقصى في المرة الواحدة', many_other: '{{count}} كحد أقصى في المرة الواحدة',
  },
  recent: {
    title_zero: 'لم يسبق الإرسال خلال اليوم الماضي', title_one: 'سبق الإرسال خلال اليوم الماضي', title_two: 'سبق الإرسال إلى عميلين خلال اليوم الماضي', title_few: 'سبق الإرسال إلى {{count}} عملاء خلال اليوم الماضي', title_many: 'سبق الإرسال إلى {{count}} عميلًا خلال اليوم الماضي', title_other: 'سبق الإرسال إلى {{count}} عميل خلال اليوم الماضي',
    one: 'وصلت هذه الرسالة إلى {{name}} في {{when}}.',
    text: 'لن تُرسل إليهم مرة أخرى ما لم يتم تأكيد ذلك.',
    again: 'الإرسال مرة أخرى رغم ذلك',
  },
  reminders: { emptyTitle: 'لا مواعيد للتذكير بها', emptyText: 'تظهر هنا مواعيد اليوم والأيام القادمة.' },
  noShows: { emptyTitle: 'لا مواعيد فائتة', emptyText: 'تظهر هنا المواعيد التي سُجّل فيها عدم الحضور لتعويضها بموعد جديد.' },
  birthdays: { emptyTitle: 'لا تواريخ ميلاد مسجلة', emptyText: 'يظهر هنا العملاء الذين سُجّل تاريخ ميلادهم، والأقرب أولًا.' },
};
