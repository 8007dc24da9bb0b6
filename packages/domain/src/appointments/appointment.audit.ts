import type { AuditedRecords } from '../audit/audited-record';
import { appointmentCancellers, appointmentPaymentStates, appointmentStates } from './appointment.states';

export const appointmentAudit = {
  appointments: {
    label: { en: 'Appointment', ar: 'موعد' },
    readBy: { merchant: 'appointments.view' },
    named: 'customer',
    opens: 'merchant-appointments',
    actions: {
      'appointments.add': { en: 'Appointment booked', ar: 'حجز الموعد' },
      'appointments.achieve': { en: 'Invoice issued', ar: 'إصدار الفاتورة' },
      'appointments.unachieve': { en: 'Invoice cancelled', ar: 'إلغاء الفاتورة' },
      'appointments.edit': 'edit',
      'appointments.move': { en: 'Appointment moved', ar: 'نقل الموعد' },
      'appointments.resize': { en: 'Appointment duration changed', ar: 'تعديل مدة الموعد' },
      'appointments.cancel': { en: 'Appointment cancelled', ar: 'إلغاء الموعد' },
      'appointments.undo-cancel': { en: 'Cancellation undone', ar: 'التراجع عن إلغاء الموعد' },
      'appointments.check-in': { en: 'Customer checked in', ar: 'تسجيل وصول العميل' },
      'appointments.undo-check-in': { en: 'Check-in undone', ar: 'التراجع عن تسجيل الوصول' },
      'appointments.no-show': { en: 'No show', ar: 'عدم حضور العميل' },
      'appointments.undo-no-show': { en: 'No show undone', ar: 'التراجع عن عدم الحضور' },
      'appointments.deposit-paid': { en: 'Deposit paid', ar: 'دفع العربون' },
      'appointments.remind': { en: 'Reminder sent manually', ar: 'إرسال تذكير يدويًا' },
      'appointments.invite-again': { en: 'Invited to book again', ar: 'دعوة إلى الحجز من جديد' },
    },
    fields: {
      cancelled_by: { en: 'Cancelled by', ar: 'أُلغي من قِبل' },
      deposit: { en: 'Deposit', ar: 'العربون' },
      penalty: { en: 'Penalty', ar: 'الغرامة' },
    },
    values: {
      cancelled_by: appointmentCancellers.choices,
      payment_status: appointmentPaymentStates.choices,
      status: appointmentStates.choices,
    },
  },
} as const satisfies AuditedRecords;
