import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو البريد أو الرقم أو كلمة من الرسالة',
  answer: 'رد',
  closed: 'إغلاق بدون رد',
  new: 'إعادة فتح',
  title: 'رسالة {{name}}',
  subject: 'العنوان',
  answerText: 'الرد',
  hint: 'يصل الرد بالبريد الإلكتروني، وتُضاف إليه التحية والتوقيع ونص الرسالة. كتب الزائر رسالته {{language}}.',
  inEnglish: 'بالإنجليزية',
  inArabic: 'بالعربية',
  send: 'إرسال الرد',
  sent: 'جارٍ إرسال الرد',
  emptyTitle: 'لا توجد رسائل بعد',
  emptyText: 'يظهر هنا ما يرسله الزوار من نموذج التواصل في الموقع.',
};
