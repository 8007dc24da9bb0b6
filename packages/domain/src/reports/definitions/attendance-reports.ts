import { z } from 'zod';
import { attendanceStates } from '../../attendance/attendance.states';
import type { Column } from '../../kernel/list';
import { entryColumns, entryRecord } from '../../attendance/attendance.contract';
import { defineReport, type ReportFilter, type ReportFigure } from '../report';

const employeeFilter = {
  key: 'employee_id',
  label: { en: 'Employee', ar: 'الموظف' },
  kind: 'record',
  record: 'employee',
} as const satisfies ReportFilter;
const stateFilter = {
  key: 'status',
  label: { en: 'Status', ar: 'الحالة' },
  kind: 'choice',
  choices: attendanceStates.choices,
} as const satisfies ReportFilter;
const employee = { key: 'employee', label: { en: 'Employee', ar: 'الموظف' }, kind: 'text' } as const satisfies Column;

const minutes = {
  planned: { key: 'planned', label: { en: 'Planned', ar: 'المقرر' }, kind: 'duration', total: true },
  worked: { key: 'worked', label: { en: 'Worked', ar: 'المنجز' }, kind: 'duration', total: true },
  late: { key: 'late', label: { en: 'Late', ar: 'التأخير' }, kind: 'duration', total: true },
  early: { key: 'early', label: { en: 'Left early', ar: 'الانصراف المبكر' }, kind: 'duration', total: true },
  overtime: { key: 'overtime', label: { en: 'Overtime', ar: 'الوقت الإضافي' }, kind: 'duration', total: true },
} as const satisfies Record<string, Column>;

const dayColumns = [
  { key: 'checked_in_at', label: { en: 'Check-in', ar: 'الحضور' }, kind: 'time' },
  { key: 'checked_out_at', label: { en: 'Check-out', ar: 'الانصراف' }, kind: 'time' },
  minutes.planned,
  minutes.worked,
  minutes.late,
  minutes.early,
  minutes.overtime,
  { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: attendanceStates.choices },
] as const satisfies readonly Column[];
const date = { key: 'date', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' } as const satisfies Column;

const figures = [
  { key: 'attendance', label: { en: 'Attendance', ar: 'نسبة الحضور' }, kind: 'percent', highlight: true },
  { key: 'worked', label: { en: 'Hours worked', ar: 'الساعات المنجزة' }, kind: 'duration' },
  { key: 'late', label: { en: 'Late', ar: 'التأخير' }, kind: 'duration', lessIsBetter: true },
  { key: 'overtime', label: { en: 'Overtime', ar: 'الوقت الإضافي' }, kind: 'duration' },
  { key: 'absent_days', label: { en: 'Days absent', ar: 'أيام الغياب' }, kind: 'number', lessIsBetter: true },
] as const satisfies readonly ReportFigure[];
const shared = { kind: 'summary', group: 'management', period: 'range' } as const;

const count = z.number().int();
const worked = { planned: count, worked: count, late: count, early: count, overtime: count };
const dayRecord = z.object({
  id: z.string(),
  employee_id: count,
  employee: z.string(),
  date: z.string(),
  checked_in_at: z.string().nullable(),
  checked_out_at: z.string().nullable(),
  status: z.string(),
  ...worked,
});

export const detailedAttendanceReport = defineReport({
  ...shared,
  id: 'detailed-attendance',
  address: 'merchant-management-reports-detailed-attendence-report',
  answers: { en: 'When each employee arrived and left, day by day', ar: 'متى حضر كل موظف ومتى انصرف، يومًا بيوم' },
  searchWords: ['late', 'absent', 'hours', 'who came late', 'التأخير', 'الغياب', 'ساعات العمل'],
  note: { en: 'Every working day of every employee', ar: 'كل يوم عمل لكل موظف' },
  filters: [employeeFilter, stateFilter],
  record: dayRecord,
  columns: [employee, date, ...dayColumns],
  figures,
  chart: {
    title: { en: 'Employees present each day', ar: 'عدد الحضور في كل يوم' },
    kind: 'bar',
    point: z.object({ date: z.string(), present: count, absent: count }),
    axis: { key: 'date', kind: 'date' },
    valueKind: 'number',
    series: [
      { key: 'present', label: { en: 'Present', ar: 'حضور' } },
      { key: 'absent', label: { en: 'Absent', ar: 'غياب' }, role: 'second' },
    ],
  },
  drillDown: {
    address: 'merchant-management-reports-employee-attendence-report-one',
    values: { employeeId: 'employee_id' },
  },
});

export const cumulativeAttendanceReport = defineReport({
  ...shared,
  id: 'cumulative-attendance',
  address: 'merchant-management-reports-commulative-attendence-report',
  answers: {
    en: 'Days, hours and late arrivals for each employee',
    ar: 'الأيام والساعات والتأخير، سطر واحد لكل موظف',
  },
  searchWords: ['late', 'absent', 'overtime', 'الغياب', 'العمل الإضافي'],
  note: { en: 'One line for each employee', ar: 'سطر واحد لكل موظف' },
  filters: [employeeFilter],
  record: z.object({
    id: count,
    employee_id: count,
    employee: z.string(),
    planned_days: count,
    present_days: count,
    absent_days: count,
    holiday_days: count,
    late_days: count,
    attendance: z.number().nullable(),
    ...worked,
  }),
  columns: [
    employee,
    { key: 'planned_days', label: { en: 'Days planned', ar: 'أيام مقررة' }, kind: 'number', total: true },
    { key: 'present_days', label: { en: 'Present', ar: 'حضور' }, kind: 'number', total: true },
    { key: 'absent_days', label: { en: 'Absent', ar: 'غياب' }, kind: 'number', total: true },
    { key: 'holiday_days', label: { en: 'Holidays and leave', ar: 'العطل والإجازات' }, kind: 'number', total: true },
    { key: 'late_days', label: { en: 'Days late', ar: 'أيام تأخير' }, kind: 'number', total: true },
    minutes.planned,
    minutes.worked,
    minutes.late,
    minutes.early,
    minutes.overtime,
    { key: 'attendance', label: { en: 'Attendance', ar: 'نسبة الحضور' }, kind: 'percent' },
  ],
  figures,
  chart: {
    title: { en: 'Hours worked by employee', ar: 'الساعات المنجزة لكل موظف' },
    kind: 'bar',
    point: z.object({ employee: z.string(), worked: count, planned: count }),
    axis: { key: 'employee', kind: 'text' },
    valueKind: 'duration',
    series: [
      { key: 'worked', label: { en: 'Worked', ar: 'المنجز' } },
      { key: 'planned', label: { en: 'Planned', ar: 'المقرر' }, role: 'second' },
    ],
  },
  drillDown: {
    address: 'merchant-management-reports-employee-attendence-report-one',
    values: { employeeId: 'employee_id' },
  },
});

export const employeeAttendanceReport = defineReport({
  ...shared,
  id: 'employee-attendance',
  address: 'merchant-management-reports-employee-attendence-report-one',
  answers: { en: 'The days of one employee', ar: 'أيام موظف واحد' },
  note: { en: 'Day by day', ar: 'يومًا بيوم' },
  filters: [stateFilter],
  subject: { param: 'employeeId', record: 'employee' },
  record: dayRecord,
  columns: [date, ...dayColumns],
  figures,
  chart: {
    title: { en: 'Hours by day', ar: 'الساعات في كل يوم' },
    kind: 'bar',
    point: z.object({ date: z.string(), worked: count, planned: count }),
    axis: { key: 'date', kind: 'date' },
    valueKind: 'duration',
    series: [
      { key: 'worked', label: { en: 'Worked', ar: 'المنجز' } },
      { key: 'planned', label: { en: 'Planned', ar: 'المقرر' }, role: 'second' },
    ],
  },
});

export const checkInReport = defineReport({
  id: 'checkin-checkout',
  kind: 'paged',
  address: 'merchant-general-reports-checkin-checkout-report',
  group: 'general',
  period: 'range',
  answers: { en: 'Every check-in of the team and its location', ar: 'كل تسجيل حضور للفريق وموقعه' },
  searchWords: ['location', 'distance', 'الموقع', 'البصمة'],
  note: { en: 'Every check-in with its location', ar: 'كل تسجيل حضور وموقعه' },
  filters: [employeeFilter],
  record: entryRecord,
  defaultSort: { key: 'checked_in_at', descending: true },
  columns: [
    entryColumns.employee,
    entryColumns.in,
    entryColumns.out,
    { ...entryColumns.minutes, total: true },
    entryColumns.distance,
    entryColumns.outDistance,
    entryColumns.inaccurate,
    entryColumns.corrected,
  ],
  figures: [
    { key: 'entries', label: { en: 'Check-ins', ar: 'مرات الحضور' }, kind: 'number' },
    { key: 'minutes', label: { en: 'Hours', ar: 'الساعات' }, kind: 'duration' },
    { key: 'open', label: { en: 'Still checked in', ar: 'لم ينصرفوا بعد' }, kind: 'number' },
    {
      key: 'inaccurate',
      label: { en: 'Inaccurate location', ar: 'موقع غير دقيق' },
      kind: 'number',
      lessIsBetter: true,
    },
    { key: 'corrected', label: { en: 'Corrected', ar: 'سجلات مصحّحة' }, kind: 'number', lessIsBetter: true },
  ],
});
