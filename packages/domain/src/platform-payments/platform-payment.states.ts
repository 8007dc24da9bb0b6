import { defineStates } from '../kernel/state-machine';

/** Payments of merchants to the platform. Not paid is a request with a pay link that nobody has followed yet. */
export const platformPaymentStates = defineStates({
  cancelled: { code: 0, label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'neutral', moves: [] },
  not_paid: { code: 1, label: { en: 'Not paid', ar: 'غير مدفوعة' }, tone: 'warning', moves: ['paid', 'cancelled'] },
  paid: { code: 2, label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true, moves: ['cancelled'] },
});
