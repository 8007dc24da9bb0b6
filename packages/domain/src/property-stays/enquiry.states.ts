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
    moves: ['cancelled'],
  },
  declined: { code: 'declined', label: { en: 'Declined', ar: 'تم الاعتذار' }, tone: 'neutral', moves: [] },
  withdrawn: { code: 'withdrawn', label: { en: 'Withdrawn', ar: 'تراجع المستأجر' }, tone: 'neutral', moves: [] },
  // Nobody answered in time; the owner may still offer, as long as the nights are ahead.
  expired: {
    code: 'expired',
    label: { en: 'Expired', ar: 'انتهت المهلة' },
    tone: 'warning',
    moves: ['offered', 'confirmed', 'declined'],
  },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'danger', moves: [] },
});

/** Why nobody else can have a night. An offer holds its nights as long as it is open. */
export const nightKinds = defineCodes({
  stay: { code: 'stay', label: { en: 'Confirmed here', ar: 'مؤكد هنا' } },
  offer: { code: 'offer', label: { en: 'Offer open', ar: 'عرض مفتوح' } },
  block: { code: 'block', label: { en: 'Blocked by you', ar: 'محجوب منك' } },
});
