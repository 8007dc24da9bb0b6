import { z } from 'zod';
import { defineList, type Choice } from '../kernel/list';
import { minuteText } from '../kernel/time/clock';
import { weekdayNames } from '../kernel/time/local-date';
import { pageWords } from '../kernel/page-words';
import { appointmentOutcomes, appointmentPaymentStates, appointmentSources } from './appointment.states';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();
const labels = {
  date: { en: 'Date', ar: 'التاريخ' },
  outcome: { en: 'Status', ar: 'الحالة' },
  source: { en: 'Booking source', ar: 'مصدر الحجز' },
  payment: { en: 'Payment', ar: 'الدفع' },
  employee: { en: 'Employee', ar: 'الموظف' },
  service: { en: 'Service', ar: 'الخدمة' },
};

/** When visits begin, by the salon's clock: what reports group by can be listed. */
export const weekdayChoices: readonly Choice[] = weekdayNames.map((label, value) => ({ value, label }));
const hourChoices: readonly Choice[] = Array.from({ length: 24 }, (_, value) => {
  const minute = value * 60;
  return { value, minute, label: { en: minuteText(minute, 'en', '12'), ar: minuteText(minute, 'ar', '12') } };
});

export const appointmentsList = defineList({
  path: 'appointments',
  areas: ['merchant'],
  access: 'appointments.view',
  title: pageWords.appointments,
  record: z.object({
    id,
    start_at: z.string(),
    end_at: z.string(),
    customer_id: id,
    customer: z.string(),
    mobile: z.string().nullable(),
    services: z.string(),
    employees: z.string(),
    outcome: z.string(),
    source: codeOf(appointmentSources),
    payment_status: codeOf(appointmentPaymentStates),
    total: z.int(),
    deposit: z.int(),
    note: z.string().nullable(),
    created_at: z.string(),
  }),
  columns: [
    { key: 'start_at', label: { en: 'Start', ar: 'البداية' }, kind: 'datetime', sortable: true },
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
    { key: 'services', label: { en: 'Services', ar: 'الخدمات' }, kind: 'text' },
    { key: 'employees', label: { en: 'Employees', ar: 'الموظفون' }, kind: 'text' },
    { key: 'outcome', label: labels.outcome, kind: 'badge', choices: appointmentOutcomes.choices },
    { key: 'payment_status', label: labels.payment, kind: 'badge', choices: appointmentPaymentStates.choices },
    { key: 'source', label: labels.source, kind: 'badge', choices: appointmentSources.choices },
    { key: 'total', label: { en: 'Price', ar: 'السعر' }, kind: 'money' },
    { key: 'deposit', label: { en: 'Deposit', ar: 'العربون' }, kind: 'money', hidden: true },
    { key: 'end_at', label: { en: 'End', ar: 'النهاية' }, kind: 'datetime', hidden: true },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text', hidden: true },
    {
      key: 'created_at',
      label: { en: 'Booked on', ar: 'تاريخ الحجز' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [
    { key: 'start_at', label: labels.date, kind: 'date-range', business: true },
    { key: 'outcome', label: labels.outcome, kind: 'choice', choices: appointmentOutcomes.choices },
    { key: 'source', label: labels.source, kind: 'choice', choices: appointmentSources.choices },
    { key: 'payment_status', label: labels.payment, kind: 'choice', choices: appointmentPaymentStates.choices },
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
    { key: 'employee', label: labels.employee, kind: 'record', record: 'employee', many: true },
    { key: 'service', label: labels.service, kind: 'record', record: 'service', many: true },
    { key: 'weekday', label: { en: 'Weekday', ar: 'يوم الأسبوع' }, kind: 'choice', choices: weekdayChoices },
    { key: 'hour', label: { en: 'Hour', ar: 'الساعة' }, kind: 'choice', choices: hourChoices },
    { key: 'created_at', label: { en: 'Booked on', ar: 'تاريخ الحجز' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'start_at', descending: true },
});
