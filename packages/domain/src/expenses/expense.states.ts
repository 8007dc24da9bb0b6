import { defineCodes, defineStates } from '../kernel/state-machine';

/** A proposal is in nobody's books; what is cancelled was taken back out of them. */
export const expenseStates = defineStates({
  cancelled: { code: 0, label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral', moves: [] },
  recorded: { code: 1, label: { en: 'Recorded', ar: 'مسجّل' }, tone: 'success', normal: true, moves: ['cancelled'] },
  proposed: { code: 2, label: { en: 'Proposed', ar: 'مقترح' }, tone: 'info', moves: ['recorded', 'dismissed'] },
  dismissed: { code: 3, label: { en: 'Dismissed', ar: 'مستبعد' }, tone: 'neutral', moves: [] },
});

/** How an expense stands today, in lists and on its page. */
export const expenseStandings = defineCodes({
  proposed: { code: 'proposed', label: expenseStates.rows.proposed.label, tone: 'info' },
  not_paid: { code: 'not_paid', label: { en: 'Not paid', ar: 'غير مدفوع' }, tone: 'warning', normal: true },
  partially_paid: { code: 'partially_paid', label: { en: 'Partially paid', ar: 'مدفوع جزئيًا' }, tone: 'warning' },
  overdue: { code: 'overdue', label: { en: 'Overdue', ar: 'متأخر' }, tone: 'danger' },
  paid: { code: 'paid', label: { en: 'Paid', ar: 'مدفوع' }, tone: 'success', normal: true },
  cancelled: { code: 'cancelled', label: expenseStates.rows.cancelled.label, tone: 'neutral' },
  dismissed: { code: 'dismissed', label: expenseStates.rows.dismissed.label, tone: 'neutral' },
});

/** Every how many months it comes again. */
export const expenseRepeats = defineCodes({
  never: { code: 0, label: { en: 'Does not repeat', ar: 'لا يتكرر' } },
  monthly: { code: 1, label: { en: 'Every month', ar: 'كل شهر' } },
  two_months: { code: 2, label: { en: 'Every 2 months', ar: 'كل شهرين' } },
  quarterly: { code: 3, label: { en: 'Every 3 months', ar: 'كل 3 أشهر' } },
  half_yearly: { code: 6, label: { en: 'Every 6 months', ar: 'كل 6 أشهر' } },
  yearly: { code: 12, label: { en: 'Every year', ar: 'كل سنة' } },
});

export const expensePaymentStates = defineStates({
  cancelled: { code: 0, label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger', moves: [] },
  paid: { code: 1, label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true, moves: ['cancelled'] },
});
