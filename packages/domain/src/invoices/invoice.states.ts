import { defineStates } from '../kernel/state-machine';

/**
 * A held invoice has no number yet and may be dropped. An issued one never changes; it can only be cancelled, under
 * conditions.
 */
export const invoiceStates = defineStates({
  held: { code: 'held', label: { en: 'On hold', ar: 'معلّقة' }, tone: 'warning', moves: ['issued'] },
  issued: { code: 'issued', label: { en: 'Issued', ar: 'صادرة' }, tone: 'success', normal: true, moves: ['cancelled'] },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger', moves: [] },
});
