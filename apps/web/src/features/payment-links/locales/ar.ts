import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  title: 'العربون',
  copyLink: 'نسخ الرابط',
  check: 'تحقّق الآن',
  refund: 'استرداد',
  refundTitle: 'إعادة {{amount}}؟',
  refundText: 'يعود المبلغ بالطريقة التي دُفع بها، ويصبح عربون الموعد مستحقًا من جديد.',
  lookFirst: 'لم يصل رد على المحاولة الأخيرة. راجع بوابة الدفع أولًا، فقد يكون المبلغ في طريقه.',
  reason: 'السبب',
  reasonNeeded: 'يرجى ذكر السبب',
  validUntil: 'صالح حتى',
  paidOn: 'تاريخ الدفع',
  by: 'عبر',
  reasonGiven: 'سبب الاسترداد',
};
