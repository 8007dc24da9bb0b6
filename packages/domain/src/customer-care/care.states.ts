import { defineCodes } from '../kernel/state-machine';
import type { AutomaticMessageId } from '../settings/automatic-messages';

/** What the desk writes to customers about, and the salon's own text for it. */
export const CARE_KINDS = ['reminder', 'no_show', 'birthday', 'missed_customer', 'balance', 'rating'] as const;
export type CareKind = (typeof CARE_KINDS)[number];
export const CARE_MESSAGES = {
  reminder: 'appointment_reminder',
  no_show: 'no_show',
  birthday: 'birthday',
  missed_customer: 'missed_customer',
  balance: 'balance_reminder',
  rating: 'rate_us',
} as const satisfies Record<CareKind, AutomaticMessageId>;

/** What counts as written about a kind, by the desk or by the clock. */
export const careTemplates = (kind: CareKind): readonly AutomaticMessageId[] =>
  kind === 'reminder' ? [CARE_MESSAGES.reminder, 'second_reminder'] : [CARE_MESSAGES[kind]];

/** Where the newest message of a kind stands. */
export const careStates = defineCodes({
  unsent: { code: 'unsent', label: { en: 'Not sent', ar: 'لم تُرسل' }, tone: 'neutral', normal: true },
  queued: { code: 'queued', label: { en: 'Sending', ar: 'قيد الإرسال' }, tone: 'info' },
  sent: { code: 'sent', label: { en: 'Sent', ar: 'أُرسلت' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Failed', ar: 'تعذّر الإرسال' }, tone: 'danger' },
  unknown: { code: 'unknown', label: { en: 'Unknown', ar: 'غير معروفة' }, tone: 'warning' },
});

/** By what a customer can be written to, if at all. */
export const careReach = defineCodes({
  whatsapp: { code: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب' } },
  sms: { code: 'sms', label: { en: 'SMS', ar: 'رسالة نصية' } },
  email: { code: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' } },
  refused: { code: 'refused', label: { en: 'No consent', ar: 'دون موافقة' }, tone: 'danger' },
  disabled: { code: 'disabled', label: { en: 'Customer disabled', ar: 'عميل موقوف' }, tone: 'neutral' },
});

/** What became of a visit since its reminder. */
export const reminderResults = defineCodes({
  coming: { code: 'coming', label: { en: 'Still scheduled', ar: 'ما زال قائمًا' }, tone: 'info', normal: true },
  moved: { code: 'moved', label: { en: 'Rescheduled', ar: 'أعيدت جدولته' }, tone: 'warning' },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral' },
  came: { code: 'came', label: { en: 'Attended', ar: 'تم الحضور' }, tone: 'success', normal: true },
  missed: { code: 'missed', label: { en: 'No show', ar: 'عدم حضور' }, tone: 'danger' },
});

export const rebookResults = defineCodes({
  yes: { code: 'yes', label: { en: 'Booked again', ar: 'تم الحجز من جديد' }, tone: 'success', normal: true },
  no: { code: 'no', label: { en: 'Not yet', ar: 'ليس بعد' }, tone: 'neutral', normal: true },
});

/** What came in since a customer was reminded of what she owes. */
export const balanceResults = defineCodes({
  open: { code: 'open', label: { en: 'Not yet', ar: 'ليس بعد' }, tone: 'neutral', normal: true },
  partly: { code: 'partly', label: { en: 'Paid in part', ar: 'سُدّد جزئيًا' }, tone: 'info' },
  paid: { code: 'paid', label: { en: 'Paid', ar: 'سُدّد' }, tone: 'success', normal: true },
});

export const ratingResults = defineCodes({
  no: { code: 'no', label: { en: 'Not yet', ar: 'ليس بعد' }, tone: 'neutral', normal: true },
  yes: { code: 'yes', label: { en: 'Rated', ar: 'تم التقييم' }, tone: 'success', normal: true },
});

/** Why somebody is left out of a sending. */
export const CARE_HINDRANCES = ['gone', 'consent', 'recent'] as const;
export type CareHindrance = (typeof CARE_HINDRANCES)[number];

export const MOST_AT_ONCE = 100;
