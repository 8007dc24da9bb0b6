import { appointmentOutcomes, appointmentSources } from '../appointments/appointment.states';
import { defineCodes, type CodeIn } from '../kernel/state-machine';
import type { Column } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { defineReport } from './report';

/** What the lines of the appointments report stand for. */
export const appointmentGroups = defineCodes({
  day: { code: 'day', label: { en: 'By day', ar: 'حسب اليوم' } },
  weekday: { code: 'weekday', label: { en: 'By weekday', ar: 'حسب يوم الأسبوع' } },
  hour: { code: 'hour', label: { en: 'By hour', ar: 'حسب الساعة' } },
  employee: { code: 'employee', label: { en: 'By employee', ar: 'حسب الموظف' } },
  service: { code: 'service', label: { en: 'By service', ar: 'حسب الخدمة' } },
  source: { code: 'source', label: { en: 'By source', ar: 'حسب مصدر الحجز' } },
  outcome: { code: 'outcome', label: { en: 'By state', ar: 'حسب الحالة' } },
});
export type AppointmentGroup = CodeIn<typeof appointmentGroups>;

const { codes } = appointmentOutcomes;
/** How many there are of each outcome: a column each, which opens exactly those. */
const outcomeColumns: readonly Column[] = Object.values(appointmentOutcomes.rows).map(({ code, label }) => ({
  key: code,
  label,
  kind: 'number',
  total: true,
}));
const outcomeLinks = Object.fromEntries(Object.values(codes).map((code) => [code, `f.outcome=${code}`]));

export const appointmentsReport = defineReport({
  id: 'appointments',
  address: 'merchant-general-reports-appointments-report',
  group: 'general',
  permission: 'reports.appointments',
  topics: ['appointments'],
  title: pageWords['appointments-report'],
  answers: {
    en: 'How many were booked, came, cancelled or did not show',
    ar: 'كم موعدًا حُجز وحضر وأُلغي ولم يحضر صاحبه',
  },
  searchWords: ['bookings', 'no show', 'cancelled', 'عدم حضور', 'إلغاء', 'حجوزات'],
  note: {
    en: 'Rates are of all appointments. A missed visit that was booked again counts as missed',
    ar: 'النسب من إجمالي المواعيد، والموعد الفائت الذي أُعيد حجزه يُحتسب ضمن عدم الحضور',
  },
  filters: [
    { key: 'by', label: { en: 'Shown', ar: 'العرض' }, kind: 'choice', choices: appointmentGroups.choices },
    { key: 'employee_id', label: { en: 'Employee', ar: 'الموظف' }, kind: 'employee' },
    { key: 'outcome', label: { en: 'State', ar: 'الحالة' }, kind: 'choice', choices: appointmentOutcomes.choices },
    {
      key: 'source',
      label: { en: 'Booked by', ar: 'مصدر الحجز' },
      kind: 'choice',
      choices: appointmentSources.choices,
    },
  ],
  columns: [
    { key: 'name', label: { en: 'Appointments of', ar: 'البند' }, kind: 'text' },
    { key: 'total', label: { en: 'All', ar: 'الكل' }, kind: 'number', total: true },
    ...outcomeColumns,
    { key: 'online', label: { en: 'Online', ar: 'إلكتروني' }, kind: 'number', total: true },
    { key: 'cancelled_rate', label: { en: 'Cancellation rate', ar: 'نسبة الإلغاء' }, kind: 'percent' },
    { key: 'missed_rate', label: { en: 'No-show rate', ar: 'نسبة عدم الحضور' }, kind: 'percent' },
    { key: 'value', label: { en: 'Value', ar: 'القيمة' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'total', label: { en: 'Appointments', ar: 'المواعيد' }, kind: 'number', highlight: true, opens: '' },
    { key: 'value', label: { en: 'Value of those kept', ar: 'قيمة المواعيد القائمة' }, kind: 'money', opens: '' },
    {
      key: 'online',
      label: { en: 'Booked online', ar: 'الحجز الإلكتروني' },
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
    axis: { key: 'name', kind: 'text' },
    valueKind: 'number',
    series: [
      { key: 'kept', label: { en: 'Kept', ar: 'القائمة' } },
      { key: 'lost', label: { en: 'Cancelled or missed', ar: 'ملغاة أو لم يتم حضورها' }, role: 'second' },
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
  address: 'merchant-management-reports-online-daily-visit',
  group: 'management',
  permission: 'reports.online-visits',
  topics: ['appointments'],
  title: pageWords['online-visits'],
  answers: { en: 'How many open your booking page, and how many book', ar: 'كم زائرًا لصفحة الحجز وكم منهم حجز' },
  searchWords: ['website', 'booking page', 'conversion', 'الموقع', 'الزوار'],
  note: { en: 'Visitors of your booking page, and what they booked', ar: 'زوار صفحة الحجز وما تم حجزه' },
  filters: [],
  columns: [
    { key: 'date', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' },
    { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' }, kind: 'number', total: true },
    { key: 'pages', label: { en: 'Pages seen', ar: 'الصفحات' }, kind: 'number', total: true },
    { key: 'booked', label: { en: 'Visitors who booked', ar: 'زوار أتمّوا الحجز' }, kind: 'number', total: true },
    { key: 'conversion', label: { en: 'Conversion', ar: 'نسبة التحويل' }, kind: 'percent' },
    { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, kind: 'number', total: true },
  ],
  figures: [
    { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' }, kind: 'number', highlight: true },
    { key: 'pages', label: { en: 'Pages seen', ar: 'الصفحات' }, kind: 'number' },
    { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, kind: 'number', opens: '' },
    { key: 'conversion', label: { en: 'Conversion', ar: 'نسبة التحويل' }, kind: 'percent' },
  ],
  overTime: true,
  chart: {
    title: { en: 'Visitors and bookings', ar: 'الزوار والحجوزات' },
    kind: 'bar',
    axis: { key: 'date', kind: 'date' },
    valueKind: 'number',
    series: [
      { key: 'visitors', label: { en: 'Visitors', ar: 'الزوار' } },
      { key: 'bookings', label: { en: 'Bookings', ar: 'الحجوزات' }, role: 'second' },
    ],
  },
  drillDown: { address: 'merchant-appointments', values: {}, query: 'query' },
});
