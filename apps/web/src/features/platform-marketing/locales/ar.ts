import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'النشاط أو المالك أو الرقم أو الخطوة التالية',
  follow: 'متابعة',
  write: 'مراسلة المالك',
  open: 'فتح ملف التاجر',
  followTitle: 'متابعة {{name}}',
  writeTitle: 'رسالة إلى {{name}}',
  stage: 'المرحلة',
  staff: 'المسؤول عن المتابعة',
  nobody: 'لا أحد بعد',
  nextStep: 'الخطوة التالية',
  nextStepHint: 'ما الذي ستفعله بعد ذلك: اتصال، عرض التقويم، إرسال عرض سعر',
  nextOn: 'موعدها',
  overdue: 'متأخرة',
  lastNote: 'آخر ملاحظة',
  channel: 'عبر',
  email: 'البريد الإلكتروني',
  whatsapp: 'واتساب',
  subject: 'العنوان',
  text: 'الرسالة',
  send: 'إرسال',
  sent: 'جارٍ إرسال الرسالة',
  empty: {
    requests: { title: 'لا يوجد تجار محتملون حاليًا', text: 'يظهر هنا كل من يطلب التجربة إلى أن يشترك.' },
    active: { title: 'لا يوجد تجار مشتركون بعد', text: 'تظهر هنا الحسابات المشتركة حاليًا أو سابقًا.' },
  },
};
