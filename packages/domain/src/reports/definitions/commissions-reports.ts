import { z } from 'zod';
import { defineCodes } from '../../kernel/state-machine';
import { defineReport } from '../report';

const money = z.number().int();

/** What an entry did to the commission of an employee. */
export const commissionEffects = defineCodes({
  earned: { code: 'earned', label: { en: 'Earned', ar: 'مستحقة' }, tone: 'success', normal: true },
  taken_back: { code: 'taken_back', label: { en: 'Reversed', ar: 'مستردة' }, tone: 'danger' },
  absorbed: { code: 'absorbed', label: { en: 'Borne by the salon', ar: 'على حساب الصالون' }, tone: 'warning' },
});

const labels = {
  employee: { en: 'Employee', ar: 'الموظف' },
  base: { en: 'Counted from', ar: 'محتسبة من' },
  earned: { en: 'Earned', ar: 'المستحق' },
  taken_back: { en: 'Reversed by credit notes', ar: 'المسترد بإشعارات دائنة' },
  absorbed: { en: 'Borne by the salon', ar: 'على حساب الصالون' },
  commission: { en: 'Commission', ar: 'العمولة' },
} as const;

const figures = [
  { key: 'commission', label: labels.commission, kind: 'money', highlight: true },
  { key: 'earned', label: labels.earned, kind: 'money' },
  { key: 'taken_back', label: labels.taken_back, kind: 'money' },
  { key: 'absorbed', label: labels.absorbed, kind: 'money', lessIsBetter: true },
] as const;

export const commissionsReport = defineReport({
  id: 'commissions',
  kind: 'summary',
  address: 'merchant-management-reports-employees-commissions-report',
  group: 'management',
  period: 'range',
  answers: { en: 'What commission each employee has earned', ar: 'عمولة كل موظف' },
  searchWords: ['commission', 'payroll', 'رواتب', 'نسبة'],
  note: {
    en: 'What credit notes reversed is below zero, by line and employee',
    ar: 'ما استُرد بإشعارات دائنة يظهر بالسالب حسب كل سطر وموظف',
  },
  filters: [{ key: 'employee_id', label: labels.employee, kind: 'record', record: 'employee' }],
  record: z.object({
    id: z.number().int(),
    employee_id: z.number().int(),
    employee: z.string(),
    base: money,
    earned: money,
    taken_back: money,
    absorbed: money,
    commission: money,
  }),
  columns: [
    { key: 'employee', label: labels.employee, kind: 'text' },
    { key: 'base', label: labels.base, kind: 'money', total: true },
    { key: 'earned', label: labels.earned, kind: 'money', total: true },
    { key: 'taken_back', label: labels.taken_back, kind: 'money', total: true },
    { key: 'commission', label: labels.commission, kind: 'money', total: true },
    { key: 'absorbed', label: labels.absorbed, kind: 'money', total: true },
  ],
  figures,
  overTime: true,
  chart: {
    title: labels.commission,
    kind: 'bar',
    point: z.object({ employee: z.string(), commission: money }),
    axis: { key: 'employee', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'commission', label: labels.commission }],
  },
  drillDown: {
    address: 'merchant-management-reports-employees-commissions-report-one',
    values: { employeeId: 'employee_id' },
  },
});

export const employeeCommissionsReport = defineReport({
  id: 'employee-commissions',
  kind: 'paged',
  address: 'merchant-management-reports-employees-commissions-report-one',
  group: 'management',
  period: 'range',
  answers: { en: 'Every commission of one employee', ar: 'كل عمولات موظف واحد' },
  note: { en: 'Each line opens its invoice', ar: 'كل سطر يفتح فاتورته' },
  filters: [{ key: 'effect', label: { en: 'Effect', ar: 'الأثر' }, kind: 'choice', choices: commissionEffects.choices }],
  record: z.object({
    id: z.number().int(),
    day: z.string(),
    number: z.string(),
    line: z.string(),
    base: money,
    rate: z.number(),
    effect: z.string(),
    commission: money,
    absorbed: money,
    query: z.string(),
  }),
  defaultSort: { key: 'day', descending: true },
  columns: [
    { key: 'number', label: { en: 'Invoice', ar: 'الفاتورة' }, kind: 'text' },
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
    { key: 'line', label: { en: 'Service or product', ar: 'الخدمة أو المنتج' }, kind: 'text', sortable: true },
    { key: 'base', label: labels.base, kind: 'money', total: true, sortable: true },
    { key: 'rate', label: { en: 'Share', ar: 'النسبة' }, kind: 'percent' },
    { key: 'effect', label: { en: 'Effect', ar: 'الأثر' }, kind: 'badge', choices: commissionEffects.choices },
    { key: 'commission', label: labels.commission, kind: 'money', total: true, sortable: true },
    { key: 'absorbed', label: labels.absorbed, kind: 'money', total: true },
  ],
  figures,
  subject: { param: 'employeeId', record: 'employee' },
  drillDown: { address: 'merchant-accounting-total-sales', values: {}, query: 'query' },
});
