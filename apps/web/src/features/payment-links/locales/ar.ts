import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  title: 'العربون',
  copyLink: 'نسخ الرابط',
  check: 'فحص الآن',
  refund: 'استرداد',
  refundTitle: 'استرداد {{amount}}؟',
  refundText: 'يعود المبلغ بالطريقة التي دُفع بها، ويصبح عربون الموعد مستحقًا من جديد.',
  lookFirst: 'لم يصل رد على المحاولة الأخيرة. يرجى مراجعة بوابة الدفع أولًا، فقد يكون المبلغ قد استُرد.',
  reason: 'السبب',
  reasonNeeded: 'يرجى كتابة السبب',
  validUntil: 'صالح حتى',
  paidOn: 'تاريخ الدفع',
  by: 'عبر',
  reasonGiven: 'سبب الاسترداد',
  ofInvoice: 'رابط الدفع',
  make: 'إنشاء رابط دفع',
  whatsapp: 'إرسال عبر واتساب',
  email: 'إرسال بالبريد الإلكتروني',
  sentTo: 'جارٍ الإرسال إلى {{to}}',
};
