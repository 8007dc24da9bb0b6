import { defineCodes, defineStates } from '../kernel/state-machine';

export const paymentLinkStates = defineStates({
  open: {
    code: 1,
    label: { en: 'Waiting for payment', ar: 'بانتظار الدفع' },
    tone: 'warning',
    moves: ['paid', 'failed', 'expired', 'cancelled'],
  },
  paid: { code: 2, label: { en: 'Paid', ar: 'مدفوع' }, tone: 'success', normal: true, moves: ['refunded'] },
  failed: { code: 3, label: { en: 'Failed', ar: 'فشل الدفع' }, tone: 'danger', moves: [] },
  // A customer may still pay on a page she left open: the money is then recorded, and returned when nobody waits for
  // it.
  expired: { code: 4, label: { en: 'Expired', ar: 'منتهي' }, tone: 'neutral', moves: ['paid', 'failed'] },
  // A gateway may take a refund on and reject it days later.
  refunded: { code: 5, label: { en: 'Refunded', ar: 'مُسترد' }, tone: 'info', moves: ['paid'] },
  cancelled: { code: 6, label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral', moves: ['paid', 'failed'] },
});

export const paymentProviders = defineCodes({
  myfatoorah: { code: 'myfatoorah', label: { en: 'MyFatoorah', ar: 'ماي فاتورة' } },
  tap: { code: 'tap', label: { en: 'Tap', ar: 'تاب' } },
  moyasar: { code: 'moyasar', label: { en: 'Moyasar', ar: 'ميسّر' } },
  sandbox: { code: 'sandbox', label: { en: 'Test gateway', ar: 'بوابة تجريبية' } },
});

/** How far giving the money back is. */
export const refundStates = defineCodes({
  asked: { code: 'asked', label: { en: 'Refund requested', ar: 'طُلب الاسترداد' }, tone: 'info' },
  calling: { code: 'calling', label: { en: 'Refund being sent', ar: 'جارٍ إرسال الاسترداد' }, tone: 'info' },
  pending: {
    code: 'pending',
    label: { en: 'Refund accepted by the gateway', ar: 'قبلت البوابة الاسترداد' },
    tone: 'info',
  },
  done: { code: 'done', label: { en: 'Money returned', ar: 'أُعيد المبلغ' }, tone: 'success', normal: true },
  failed: {
    code: 'failed',
    label: { en: 'Refund refused by the gateway', ar: 'رفضت البوابة الاسترداد' },
    tone: 'danger',
  },
  unknown: {
    code: 'unknown',
    label: { en: 'No response to the refund', ar: 'لم يصل رد على الاسترداد' },
    tone: 'danger',
  },
});

/** Why a link is not simply paid. */
export const paymentProblems = defineCodes({
  declined: { code: 'declined', label: { en: 'The payment was declined', ar: 'رُفضت عملية الدفع' }, tone: 'warning' },
  mismatch: {
    code: 'mismatch',
    label: { en: 'The amount paid does not match the amount requested', ar: 'المبلغ المدفوع لا يطابق المطلوب' },
    tone: 'danger',
  },
  rejected: {
    code: 'rejected',
    label: { en: 'The gateway ended the payment', ar: 'أنهت البوابة عملية الدفع' },
    tone: 'danger',
  },
  'link-refused': {
    code: 'link-refused',
    label: {
      en: 'The gateway refused the link: check key and secret',
      ar: 'رفضت البوابة إنشاء الرابط: يرجى التحقق من المفتاح والرمز السري',
    },
    tone: 'danger',
  },
  'paid-twice': {
    code: 'paid-twice',
    label: {
      en: 'Paid twice at the gateway: refund one payment there',
      ar: 'دُفع مرتين في البوابة: يرجى رد إحدى الدفعتين من هناك',
    },
    tone: 'danger',
  },
});

/** Reasons the product gives by itself; people write their own. */
export const refundReasons = defineCodes({
  unwanted: {
    code: 'unwanted',
    label: {
      en: 'Paid after the appointment was cancelled or paid another way',
      ar: 'دُفع بعد إلغاء الموعد أو بعد سداده بطريقة أخرى',
    },
  },
  cancelled: {
    code: 'cancelled',
    label: { en: 'Cancelled by the customer in time', ar: 'ألغى العميل الحجز ضمن المهلة' },
  },
  'stay-over': {
    code: 'stay-over',
    label: { en: 'Paid after the offer of the stay was over', ar: 'دُفع بعد انتهاء عرض الإقامة' },
  },
  'stay-cancelled': {
    code: 'stay-cancelled',
    label: { en: 'The stay was cancelled by its owner', ar: 'ألغى صاحب الوحدة الإقامة' },
  },
  'stay-returned': {
    code: 'stay-returned',
    label: { en: 'Returned by the owner of the property', ar: 'أعاده صاحب الوحدة' },
  },
});
