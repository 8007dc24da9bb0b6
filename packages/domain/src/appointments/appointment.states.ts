import { defineCodes, defineStates } from '../kernel/state-machine';

export const appointmentStates = defineStates({
  cancelled: { code: 0, label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral', moves: [] },
  scheduled: {
    code: 1,
    label: { en: 'Scheduled', ar: 'مجدول' },
    tone: 'info',
    normal: true,
    moves: ['check_in', 'cancelled'],
  },
  // A check-in pressed by mistake can be taken back.
  check_in: {
    code: 2,
    label: { en: 'Checked in', ar: 'تم الوصول' },
    tone: 'warning',
    moves: ['scheduled', 'cancelled'],
  },
});

export const appointmentPaymentStates = defineStates({
  // Nobody pays before the visit: only one that has happened owes (`isOwed`).
  unpaid: {
    code: 0,
    label: { en: 'Unpaid', ar: 'غير مدفوع' },
    tone: 'danger',
    normal: true,
    moves: ['waiting', 'paid'],
  },
  // Only a deposit can be cancelled afterwards; then the appointment owes again.
  paid: { code: 1, label: { en: 'Paid', ar: 'مدفوع' }, tone: 'success', normal: true, moves: ['unpaid'] },
  waiting: { code: 2, label: { en: 'Waiting', ar: 'بانتظار الدفع' }, tone: 'warning', moves: ['paid', 'unpaid'] },
});

export const appointmentSources = defineCodes({
  system: { code: 0, label: { en: 'System', ar: 'النظام' } },
  online: { code: 1, label: { en: 'Online', ar: 'أونلاين' } },
});

export const appointmentCancellers = defineCodes({
  salon: { code: 'salon', label: { en: 'The salon', ar: 'الصالون' } },
  customer: { code: 'customer', label: { en: 'The customer', ar: 'العميل' } },
  payment: { code: 'payment', label: { en: 'The deposit was not paid', ar: 'عدم دفع العربون' } },
});

/** What people call an appointment: the status together with the facts recorded about it. */
export const appointmentOutcomes = defineCodes({
  scheduled: { code: 'scheduled', label: { en: 'Scheduled', ar: 'مجدول' }, tone: 'info', normal: true },
  checked_in: { code: 'checked_in', label: { en: 'Checked in', ar: 'تم الوصول' }, tone: 'warning' },
  achieved: { code: 'achieved', label: { en: 'Achieved', ar: 'منجز' }, tone: 'success', normal: true },
  cancelled: { code: 'cancelled', label: { en: 'Cancelled', ar: 'ملغى' }, tone: 'neutral' },
  no_show: { code: 'no_show', label: { en: 'No show', ar: 'عدم حضور' }, tone: 'danger' },
  rescheduled: { code: 'rescheduled', label: { en: 'Rescheduled', ar: 'أعيدت جدولته' }, tone: 'neutral' },
});
