import { defineCodes, defineStates } from '../kernel/state-machine';

/** A contract is signed once, and that is never undone. Until then it may be withdrawn. */
export const contractStates = defineStates({
  draft: { code: 'draft', label: { en: 'Draft', ar: 'مسودة' }, tone: 'neutral', moves: ['waiting', 'cancelled'] },
  waiting: {
    code: 'waiting',
    label: { en: 'Waiting for signature', ar: 'بانتظار التوقيع' },
    tone: 'warning',
    moves: ['signed', 'cancelled'],
  },
  signed: { code: 'signed', label: { en: 'Signed', ar: 'موقّع' }, tone: 'success', normal: true, moves: [] },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral', moves: [] },
});

export const contractPeriods = defineCodes({
  monthly: { code: 'monthly', label: { en: 'Monthly', ar: 'شهرية' } },
  yearly: { code: 'yearly', label: { en: 'Yearly', ar: 'سنوية' } },
});
