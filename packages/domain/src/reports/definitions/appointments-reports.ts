import { z } from 'zod';
import { appointmentOutcomes, appointmentSources } from '../../appointments/appointment.states';
import { defineCodes, type CodeIn } from '../../kernel/state-machine';
import type { Column } from '../../kernel/list';
import type { Localized } from '../../kernel/localized';
import { defineReport } from '../report';

/** What the lines of the appointments report stand for. */
export const appointmentGroups = defineCodes({
  day: { code: 'day', label: { en: 'By day', ar: 'حسب اليوم' } },
  weekday: { code: 'weekday', label: { en: 'By weekday', ar: 'حسب يوم الأسبوع' } },
  hour: { code: 'hour', label: { en: 'By hour', ar: 'حسب الساعة' } },
  employee: { code: 'employee', label: { en: 'By employee', ar: 'حسب الموظف' } },
  service: { code: 'service', label: { en: 'By service', ar: 'حسب الخدمة' } },
  source: { code: 'source', label: { en: 'By source', ar: 'حسب مصدر الحجز' } },
  outcome: { code: 'outcome', label: { en: 'By status', ar: 'حسب الحالة' } },
});
export type AppointmentGroup = CodeIn<typeof appointmentGroups>;

const lineHeadings = {
  day: { en: 'Day', ar: 'اليوم' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  hour: { en: 'Hour', ar: 'الساعة' },
  employee: { en: 'Employee', ar: 'الموظف' },
  service: { en: 'Service', ar: 'الخدمة' },
  source: { en: 'Booking source', ar: 'مصدر الحجز' },
  outcome: { en: 'Status', ar: 'الحالة' },
} as const satisfies Record<AppointmentGroup, Localized>;

const { codes } = appointmentOutcomes;
type Outcome = CodeIn<typeof appointmentOutcomes>;
const count = z.number().int();
const rate = z.number().nullable();
const perOutcome = {
  scheduled: count,
  checked_in: count,
  achieved: count,
  cancelled: count,
  no_show: count,
  rescheduled: count,
} satisfies Record<Outcome, typeof count>;
/** How many there are of each outcome: a column each, which opens exactly those. */
const outcomeColumns = Object.values(appointmentOutcomes.rows).map(({ code, label }): Column<Outcome> => ({
  key: code,
  label,
  kind: 'number',
  total: true,
}));
const outcomeLinks = Object.fromEntries(Object.values(codes).map((code) => [code, `f.outcome=${code}`]));

export const appointmentsReport = defineReport({
  id: 'appointments',
  kind: 'summary',
  address: 'merchant-general-reports-appointments-report',
  group: 'general',
  period: 'range',
  answers: {
    en: 'How many appointments were booked, attended, cancelled or missed',
    ar: 'عدد المواعيد المحجوزة والمنجزة والملغاة وعدم الحضور',
  },
  searchWords: ['bookings', 'no show', 'cancelled', 'عدم حضور', 'إلغاء', 'حجوزات'],
  note: {
    en: 'Rates are out of all appointments. A missed appointment that was booked again counts as missed',
    ar: 'النسب من إجمالي المواعيد، والموعد الفائت الذي أُعيد حجزه يُحتسب ضمن عدم الحضور',
  },
  filters: [
    { key: 'by', label: { en: 'Shown', ar: 'العرض' }, kind: 'choice', choices: appointmentGroups.choices },
    { key: 'employee_id', label: { en: 'Employee', ar: 'الموظف' }, kind: 'record', record: 'employee' },
    { key: 'service_id', label: { en: 'Service', ar: 'الخدمة' }, kind: 'record', record: 'service' },
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
    { key: 'outcome', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: appointmentOutcomes.choices },
    {
      key: 'source',
      label: { en: 'Booking source', ar: 'مصدر الحجز' },
      kind: 'choice',
      choices: appointmentSources.choices,
    },
  ],
  record: z.object({
    id: z.union([z.string(), z.number()]),
    name: z.string(),
    total: count,
    online: count,
    value: count,
    cancelled_rate: rate,
    missed_rate: rate,
    /** The query of the list that shows exactly these. */
    query: z.string(),
    ...perOutcome,
  }),
  heading: { column: 'name', filter: 'by', labels: lineHeadings },
  columns: [
    { key: 'name', label: lineHeadings.day, kind: 'text' },
    { key: 'total', label: { en: 'All', ar: 'الكل' }, kind: 'number', total: true },
    ...outcomeColumns,
    { key: 'online', label: { en: 'Online', ar: 'أونلاين' }, kind: 'number', total: true },
    { key: 'cancelled_rate', label: { en: 'Cancellation rate', ar: 'نسبة الإلغاء' }, kind: 'percent' },
    { key: 'missed_rate', label: { en: 'No-show rate', ar: 'نسبة عدم الحضور' }, kind: 'percent' },
    { key: 'value', label: { en: 'Value', ar: 'القيمة' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'total', label: { en: 'Appointments', ar: 'المواعيد' }, kind: 'number', highlight: true, opens: '' },
    {
      key: 'value',
      label: { en: 'Value of kept appointments', ar: 'قيمة المواعيد القائمة' },
      kind: 'money',
      opens: '',
    },
    {
      key: 'online',
      label: { en: 'Booked online', ar: 'الحجز أونلاين' },
      kind: 'number',
      opens: `f.source=${appointmentSources.codes.online}`,
    },
    {
      key: 'cancelled_rate',
      label: { en: 'Cancellation rate', ar: 'نسبة الإلغاء' },
      kind: 'percent',
      lessIsBetter: true,
      opens: `f.outcome=${codes.cancelled}`,
    },
    {
      key: 'missed_rate',
      label: { en: 'No-show rate', ar: 'نسبة عدم الحضور' },
      kind: 'percent',
      lessIsBetter: true,
      opens: `f.outcome=${codes.no_show}`,
    },
  ],
  overTime: true,
  chart: {
    title: { en: 'Appointments', ar: 'المواعيد' },
    kind: 'bar',
    point: z.object({ name: z.string(), kept: count, lost: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'number',
    series: [
      { key: 'kept', label: { en: 'Kept', ar: 'القائمة' } },
      { key: 'lost', label: { en: 'Cancelled or missed', ar: 'ملغاة أو فائتة' }, role: 'second' },
    ],
  },
  drillDown: {
    address: 'merchant-appointments',
    values: {},
    query: 'query',
    cells: { total: '', online: `f.source=${appointmentSources.codes.online}`, ...outcomeLinks },
  },
});

export const onlineVisitsReport = defineReport({
  id: 'online-daily-visit',
  kind: 'summary',
  address: 'merchant-management-reports-online-daily-visit',
  group: 'management',
  period: 'range',
  answers: {
    en: 'How many people visit your booking page, and how many book',
    ar: 'عدد زوار صفحة الحجز وعدد من حجز منهم',
  },
  searchWords: ['website', 'booking page', 'conversion', 'الموقع', 'الزوار'],
  note: { en: 'Visitors of your booking page, and what they booked', ar: 'زوار صفحة الحجز وما تم حجزه' },
  filters: [],
  record: z.object({
    id: z.string(),
    date: z.string(),
    visitors: count,
    pages: count,
    booked: count,
    conversion: rate,
    bookings: count,
    query: z.string(),
  }),
  columns: [
    { key: 'date', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' },
    { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' }, kind: 'number', total: true },
    { key: 'pages', label: { en: 'Page views', ar: 'مشاهدات الصفحات' }, kind: 'number', total: true },
    { key: 'booked', label: { en: 'Visitors who booked', ar: 'زوار أتمّوا الحجز' }, kind: 'number', total: true },
    { key: 'conversion', label: { en: 'Conversion', ar: 'نسبة التحويل' }, kind: 'percent' },
    { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, kind: 'number', total: true },
  ],
  figures: [
    { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' }, kind: 'number', highlight: true },
    { key: 'pages', label: { en: 'Page views', ar: 'مشاهدات الصفحات' }, kind: 'number' },
    { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, kind: 'number', opens: '' },
    { key: 'conversion', label: { en: 'Conversion', ar: 'نسبة التحويل' }, kind: 'percent' },
  ],
  overTime: true,
  chart: {
    title: { en: 'Visitors and bookings', ar: 'الزوار والحجوزات' },
    kind: 'bar',
    point: z.object({ date: z.string(), visitors: count, bookings: count }),
    axis: { key: 'date', kind: 'date' },
    valueKind: 'number',
    series: [
      { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' } },
      { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, role: 'second' },
    ],
  },
  drillDown: { address: 'merchant-appointments', values: {}, query: 'query' },
});
