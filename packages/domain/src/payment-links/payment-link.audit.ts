import type { AuditedRecords } from '../audit/audited-record';
import { paymentLinkStates, paymentProblems, refundReasons, refundStates } from './payment-link.states';

export const paymentLinkAudit = {
  payment_links: {
    label: { en: 'Payment link', ar: 'رابط دفع' },
    readBy: { merchant: 'appointments.view-all' },
    actions: {
      'payment-links.add': { en: 'Payment link created', ar: 'إنشاء رابط دفع' },
      'payment-links.cancel': { en: 'Payment link cancelled', ar: 'إلغاء رابط دفع' },
      'payment-links.declined': { en: 'Payment declined', ar: 'رفض عملية دفع' },
      'payment-links.expire': { en: 'Payment link expired', ar: 'انتهاء رابط دفع' },
      'payment-links.failed': { en: 'Payment failed', ar: 'فشل عملية دفع' },
      'payment-links.paid': { en: 'Deposit paid by link', ar: 'دفع عربون عبر رابط' },
      'payment-links.refund': { en: 'Refund requested', ar: 'طلب استرداد' },
      'payment-links.refund-done': { en: 'Money returned', ar: 'إعادة المبلغ' },
      'payment-links.refund-failed': { en: 'Refund refused by the gateway', ar: 'رفض البوابة للاسترداد' },
      'payment-links.refund-pending': { en: 'Refund accepted by the gateway', ar: 'قبول البوابة للاسترداد' },
      'payment-links.refund-unknown': { en: 'No response to the refund', ar: 'استرداد دون رد' },
    },
    fields: {
      error: { en: 'Problem', ar: 'المشكلة' },
      provider: { en: 'Gateway', ar: 'البوابة' },
      refund_id: { en: 'Refund number', ar: 'رقم الاسترداد' },
      refund_reason: { en: 'Reason', ar: 'السبب' },
      refund_state: { en: 'Refund', ar: 'الاسترداد' },
    },
    values: {
      error: paymentProblems.choices,
      refund_reason: refundReasons.choices,
      refund_state: refundStates.choices,
      status: paymentLinkStates.choices,
    },
  },
} as const satisfies AuditedRecords;
