import { z } from 'zod';
import { defineCodes } from '../../kernel/state-machine';
import { defineReport } from '../report';

const count = z.number().int();
const labels = {
  service: { en: 'Service', ar: 'الخدمة' },
  category: { en: 'Category', ar: 'التصنيف' },
  employee: { en: 'Employee', ar: 'الموظف' },
  quantity: { en: 'Sold', ar: 'المباع' },
  done: { en: 'Services performed', ar: 'الخدمات المنجزة' },
  from_packages: { en: 'From packages', ar: 'من الباقات' },
  list: { en: 'Before discount', ar: 'قبل الخصم' },
  discount: { en: 'Discount', ar: 'الخصم' },
  gross: { en: 'Total', ar: 'الإجمالي' },
  net: { en: 'Without VAT', ar: 'قبل الضريبة' },
  value: { en: 'Value without VAT', ar: 'القيمة قبل الضريبة' },
} as const;

export const soldGroups = defineCodes({
  service: { code: 'service', label: { en: 'By service', ar: 'حسب الخدمة' } },
  category: { code: 'category', label: { en: 'By category', ar: 'حسب التصنيف' } },
});

const papers = { address: 'merchant-accounting-total-sales', query: '' } as const;
const discounts = { address: 'merchant-management-reports-customers-discount-report', query: '' } as const;

const employeeFilter = { key: 'employee_id', label: labels.employee, kind: 'record', record: 'employee' } as const;

export const servicesReport = defineReport({
  id: 'services',
  kind: 'summary',
  address: 'merchant-management-reports-services-report',
  group: 'management',
  period: 'range',
  answers: { en: 'Which services sell best', ar: 'أكثر الخدمات مبيعًا' },
  searchWords: ['best sellers', 'categories', 'الأكثر مبيعًا', 'التصنيفات'],
  note: {
    en: 'Credit notes are deducted. A package counts where it is used',
    ar: 'بعد خصم الإشعارات الدائنة، وتُحتسب الباقة عند استخدامها',
  },
  filters: [
    { key: 'by', label: { en: 'Shown', ar: 'العرض' }, kind: 'choice', choices: soldGroups.choices },
    employeeFilter,
  ],
  record: z.object({
    id: count,
    name: z.string(),
    category: z.string(),
    quantity: count,
    from_packages: count,
    list: count,
    discount: count,
    gross: count,
    net: count,
    query: z.string(),
  }),
  heading: { column: 'name', filter: 'by', labels: { service: labels.service, category: labels.category } },
  columns: [
    { key: 'name', label: labels.service, kind: 'text' },
    { key: 'category', label: labels.category, kind: 'text' },
    { key: 'quantity', label: labels.quantity, kind: 'number', total: true },
    { key: 'from_packages', label: labels.from_packages, kind: 'number', total: true },
    { key: 'list', label: labels.list, kind: 'money', total: true },
    { key: 'discount', label: labels.discount, kind: 'money', total: true },
    { key: 'gross', label: labels.gross, kind: 'money', total: true },
    { key: 'net', label: labels.net, kind: 'money', total: true },
  ],
  figures: [
    { key: 'gross', label: labels.gross, kind: 'money', highlight: true, opens: papers },
    { key: 'net', label: labels.net, kind: 'money', opens: papers },
    { key: 'quantity', label: labels.quantity, kind: 'number', opens: papers },
    { key: 'discount', label: labels.discount, kind: 'money', lessIsBetter: true, opens: discounts },
  ],
  overTime: true,
  chart: {
    title: { en: 'Sold by service', ar: 'المبيعات حسب الخدمة' },
    kind: 'bar',
    point: z.object({ name: z.string(), gross: count }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'gross', label: labels.gross }],
  },
  drillDown: {
    address: 'merchant-management-reports-acitivities-report',
    values: {},
    query: 'query',
    cells: { quantity: '', from_packages: '', gross: '', net: '' },
  },
});

/** What was done, by whom and when: also what the customer had paid with a package. */
export const activitiesReport = defineReport({
  id: 'activities',
  kind: 'paged',
  address: 'merchant-management-reports-acitivities-report',
  group: 'management',
  period: 'range',
  answers: { en: 'Who did what on which day', ar: 'من أنجز ماذا وفي أي يوم' },
  searchWords: ['performed', 'work done', 'package', 'إنجاز', 'باقة'],
  note: {
    en: 'Services by employee and day, those of packages too',
    ar: 'الخدمات حسب الموظف واليوم، ومنها خدمات الباقات',
  },
  filters: [employeeFilter, { key: 'service_id', label: labels.service, kind: 'record', record: 'service' }],
  record: z.object({
    id: z.string(),
    day: z.string(),
    employee_id: count,
    employee: z.string(),
    service_id: count,
    service: z.string(),
    quantity: count,
    from_packages: count,
    value: count,
    query: z.string(),
  }),
  defaultSort: { key: 'day', descending: true },
  columns: [
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
    { key: 'employee', label: labels.employee, kind: 'text', sortable: true },
    { key: 'service', label: labels.service, kind: 'text', sortable: true },
    { key: 'quantity', label: labels.done, kind: 'number', total: true, sortable: true },
    { key: 'from_packages', label: labels.from_packages, kind: 'number', total: true },
    { key: 'value', label: labels.value, kind: 'money', total: true, sortable: true },
  ],
  figures: [
    { key: 'quantity', label: labels.done, kind: 'number', highlight: true },
    { key: 'from_packages', label: labels.from_packages, kind: 'number' },
    { key: 'value', label: labels.value, kind: 'money' },
  ],
  drillDown: { address: 'merchant-accounting-total-sales', values: {}, query: 'query' },
});

export const activitiesSummaryReport = defineReport({
  id: 'activities-summary',
  kind: 'summary',
  address: 'merchant-management-reports-activities-report-summary',
  group: 'management',
  period: 'range',
  answers: { en: 'How much each employee did and sold', ar: 'كم أنجز كل موظف وكم باع' },
  searchWords: ['productivity', 'performance', 'tips', 'الأداء', 'الإنتاجية', 'إكراميات'],
  note: { en: 'One line for each employee', ar: 'سطر واحد لكل موظف' },
  filters: [employeeFilter],
  record: z.object({
    id: count,
    employee: z.string(),
    quantity: count,
    from_packages: count,
    services: count,
    products: count,
    value: count,
    tips: count,
    query: z.string(),
  }),
  columns: [
    { key: 'employee', label: labels.employee, kind: 'text' },
    { key: 'quantity', label: labels.done, kind: 'number', total: true },
    { key: 'from_packages', label: labels.from_packages, kind: 'number', total: true },
    { key: 'services', label: { en: 'Services, without VAT', ar: 'الخدمات قبل الضريبة' }, kind: 'money', total: true },
    { key: 'products', label: { en: 'Products, without VAT', ar: 'المنتجات قبل الضريبة' }, kind: 'money', total: true },
    { key: 'value', label: labels.value, kind: 'money', total: true },
    { key: 'tips', label: { en: 'Tips', ar: 'الإكراميات' }, kind: 'money', total: true },
  ],
  figures: [
    { key: 'quantity', label: labels.done, kind: 'number', highlight: true },
    { key: 'from_packages', label: labels.from_packages, kind: 'number' },
    { key: 'value', label: labels.value, kind: 'money' },
    { key: 'tips', label: { en: 'Tips', ar: 'الإكراميات' }, kind: 'money' },
  ],
  overTime: true,
  chart: {
    title: labels.value,
    kind: 'bar',
    point: z.object({ employee: z.string(), value: count }),
    axis: { key: 'employee', kind: 'text' },
    valueKind: 'money',
    series: [{ key: 'value', label: labels.value }],
  },
  drillDown: { address: 'merchant-management-reports-acitivities-report', values: {}, query: 'query' },
});
