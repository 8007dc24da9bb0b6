import { defineCodes, defineStates } from '../kernel/state-machine';

export const accountInvoiceStates = defineStates({
  issued: { code: 'issued', label: { en: 'Issued', ar: 'صادرة' }, tone: 'info', moves: ['paid', 'cancelled'] },
  // Back only where a payment was recorded by mistake.
  paid: { code: 'paid', label: { en: 'Paid', ar: 'مدفوعة' }, tone: 'success', normal: true, moves: ['issued'] },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغاة' }, tone: 'danger', moves: [] },
});

/** The same as lists say it: what was due before today stands out. */
export const accountInvoiceStandings = defineCodes({
  issued: { code: 'issued', label: accountInvoiceStates.rows.issued.label, tone: 'info' },
  overdue: { code: 'overdue', label: { en: 'Overdue', ar: 'متأخرة' }, tone: 'warning' },
  paid: { code: 'paid', label: accountInvoiceStates.rows.paid.label, tone: 'success', normal: true },
  cancelled: { code: 'cancelled', label: accountInvoiceStates.rows.cancelled.label, tone: 'danger' },
});
