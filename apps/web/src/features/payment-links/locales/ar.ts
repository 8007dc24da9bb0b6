import type { Arabic } from '../../../lib/language/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  copyLink: 'نسخ الرابط',
  ofInvoice: 'رابط الدفع',
  make: 'إنشاء رابط دفع',
  whatsapp: 'إرسال عبر واتساب',
  email: 'إرسال بالبريد الإلكتروني',
  sentTo: 'جارٍ الإرسال إلى {{to}}',
  search: 'اسم العميل أو المرجع أو رقم الدفعة',
  emptyTitle: 'لا روابط دفع بعد',
  emptyText: 'تظهر هنا روابط العربون والفواتير وما تم في كل منها.',
  openVisit: 'فتح الموعد',
  openInvoice: 'فتح الفاتورة',
  check: 'التحقق من الدفع',
  refund: {
    action: 'استرداد',
    title: 'استرداد هذه الدفعة؟',
    text: 'يُعاد مبلغ {{amount}} إلى {{name}} بالطريقة التي دُفع بها.',
  },
  unanswered: {
    title: 'إرسال الاسترداد مرة أخرى؟',
    text: 'أُرسل طلب استرداد من قبل ولم ترد البوابة. يرجى التأكد منها أولًا: إذا كان المبلغ قد أُعيد، فالإرسال مرة أخرى يعيده مرتين.',
    action: 'لم يُعد، إرسال مرة أخرى',
  },
};
