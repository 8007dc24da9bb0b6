import { defineCodes, defineStates } from '../kernel/state-machine';

/** What somebody asks for, until it is a stay or is not. A new offer to the same person is no move. */
export const enquiryStates = defineStates({
  new: {
    code: 'new',
    label: { en: 'New', ar: 'جديد' },
    tone: 'info',
    moves: ['offered', 'confirmed', 'declined', 'withdrawn', 'expired'],
  },
  offered: {
    code: 'offered',
    label: { en: 'Offer sent', ar: 'تم إرسال العرض' },
    tone: 'accent',
    moves: ['confirmed', 'declined', 'withdrawn', 'expired'],
  },
  confirmed: {
    code: 'confirmed',
    label: { en: 'Confirmed', ar: 'مؤكد' },
    tone: 'success',
    normal: true,
    moves: ['cancelled'],
  },
  declined: { code: 'declined', label: { en: 'Declined', ar: 'تم الاعتذار' }, tone: 'neutral', moves: [] },
  withdrawn: { code: 'withdrawn', label: { en: 'Withdrawn', ar: 'مسحوب' }, tone: 'neutral', moves: [] },
  // Nobody answered in time; the owner may still offer, as long as the nights are ahead.
  expired: {
    code: 'expired',
    label: { en: 'Expired', ar: 'انتهت المهلة' },
    tone: 'warning',
    moves: ['offered', 'confirmed', 'declined'],
  },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'danger', moves: [] },
});

/** How far the deposit of a stay is. */
export const depositStages = defineCodes({
  asked: { code: 'asked', label: { en: 'Waiting for payment', ar: 'بانتظار الدفع' }, tone: 'warning' },
  declined: { code: 'declined', label: { en: 'Payment declined', ar: 'رُفضت عملية الدفع' }, tone: 'warning' },
  unpaid: { code: 'unpaid', label: { en: 'Not paid', ar: 'لم يُدفع' }, tone: 'neutral' },
  paid: { code: 'paid', label: { en: 'Paid', ar: 'مدفوع' }, tone: 'success', normal: true },
  returning: { code: 'returning', label: { en: 'Being returned', ar: 'تجري إعادته' }, tone: 'info' },
  returned: { code: 'returned', label: { en: 'Returned', ar: 'أُعيد' }, tone: 'neutral' },
  stuck: {
    code: 'stuck',
    label: { en: 'Not returned: check your payment gateway', ar: 'لم تتم إعادته: يرجى مراجعة بوابة الدفع' },
    tone: 'danger',
  },
});

/** Why nobody else can have a night. An offer holds its nights as long as it is open. */
export const nightKinds = defineCodes({
  stay: { code: 'stay', label: { en: 'Confirmed here', ar: 'مؤكد هنا' } },
  offer: { code: 'offer', label: { en: 'Offer open', ar: 'عرض مفتوح' } },
  block: { code: 'block', label: { en: 'Blocked by you', ar: 'ليالٍ حجبتها' } },
});
