import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  copyLink: 'نسخ الرابط',
  ofInvoice: 'رابط الدفع',
  make: 'إنشاء رابط دفع',
  whatsapp: 'إرسال عبر واتساب',
  email: 'إرسال بالبريد الإلكتروني',
  sentTo: 'جارٍ الإرسال إلى {{to}}',
};
