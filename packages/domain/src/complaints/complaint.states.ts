import { defineCodes, defineStates, type CodeIn } from '../kernel/state-machine';

/** What a customer may tell the salon. */
export const complaintKinds = defineCodes({
  complaint: { code: 'complaint', label: { en: 'Complaint', ar: 'شكوى' }, tone: 'danger', normal: true },
  suggestion: { code: 'suggestion', label: { en: 'Suggestion', ar: 'اقتراح' }, tone: 'info', normal: true },
});
export type ComplaintKind = CodeIn<typeof complaintKinds>;

/**
 * The numbers 1 and 2 are older than the steps between them: stored history is read by them. Closing without an answer
 * is allowed, and a customer who calls again opens it again.
 */
export const complaintStates = defineStates({
  received: {
    code: 1,
    label: { en: 'Received', ar: 'مستلمة' },
    tone: 'info',
    moves: ['in_work', 'answered', 'closed'],
  },
  in_work: {
    code: 3,
    label: { en: 'In progress', ar: 'قيد المعالجة' },
    tone: 'warning',
    moves: ['answered', 'closed'],
  },
  answered: {
    code: 4,
    label: { en: 'Answered', ar: 'تم الرد' },
    tone: 'success',
    normal: true,
    moves: ['in_work', 'closed'],
  },
  closed: { code: 2, label: { en: 'Closed', ar: 'مغلقة' }, tone: 'neutral', normal: true, moves: ['received'] },
});
export type ComplaintStatus = CodeIn<typeof complaintStates>;

/** How it reached the salon. */
export const complaintSources = defineCodes({
  page: { code: 1, label: { en: 'Booking page', ar: 'صفحة الحجز' }, normal: true },
  survey: { code: 2, label: { en: 'Survey', ar: 'استبيان' }, normal: true },
  desk: { code: 3, label: { en: 'Desk', ar: 'الاستقبال' }, normal: true },
  bot: { code: 4, label: { en: 'Bot', ar: 'المساعد الآلي' }, normal: true },
});
export type ComplaintSource = CodeIn<typeof complaintSources>;

/** What it was about: chosen by whoever works on it, so that the report can count. */
export const complaintCauses = defineCodes({
  waiting: { code: 1, label: { en: 'Waiting time', ar: 'وقت الانتظار' } },
  result: { code: 2, label: { en: 'Result of the service', ar: 'نتيجة الخدمة' } },
  manner: { code: 3, label: { en: 'Manner of the team', ar: 'تعامل الفريق' } },
  price: { code: 4, label: { en: 'Price or invoice', ar: 'السعر أو الفاتورة' } },
  booking: { code: 5, label: { en: 'Booking', ar: 'الحجز' } },
  cleanliness: { code: 6, label: { en: 'Cleanliness', ar: 'النظافة' } },
  place: { code: 7, label: { en: 'Place and comfort', ar: 'المكان والراحة' } },
  other: { code: 8, label: { en: 'Other', ar: 'أخرى' } },
});

/** Whether it is in time: worked out from the clock, never stored. */
export const complaintTimes = defineCodes({
  in_time: { code: 'in_time', label: { en: 'In time', ar: 'ضمن الوقت' }, tone: 'neutral', normal: true },
  overdue: { code: 'overdue', label: { en: 'Overdue', ar: 'متأخرة' }, tone: 'danger' },
});
export type ComplaintTime = CodeIn<typeof complaintTimes>;

/** Which step of its clock has passed and was told of: once each, in this order. */
export const complaintReminders = defineCodes({
  none: { code: 0, label: { en: 'None', ar: 'لا يوجد' } },
  answer: { code: 1, label: { en: 'Answer overdue', ar: 'تأخر الرد' } },
  close: { code: 2, label: { en: 'Closing overdue', ar: 'تأخر الإغلاق' } },
});

/** How the answer reached her. */
export const ANSWER_WAYS = ['whatsapp', 'email', 'in_person'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];
