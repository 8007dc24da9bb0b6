import { defineStates } from '../kernel/state-machine';

export const accountInvoiceStates = defineStates({
  issued: { code: 'issued', label: { en: 'Issued', ar: 'صادرة' }, tone: 'info', moves: ['paid', 'cancelled'] },
  paid: { code: 'paid', label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true, moves: [] },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger', moves: [] },
});
