import { z } from 'zod';
import { defineCodes } from '../../kernel/state-machine';
import { defineReport } from '../report';

const money = z.number().int();

export const vatViews = defineCodes({
  boxes: { code: 'boxes', label: { en: 'Boxes of the return', ar: 'خانات الإقرار' } },
  month: { code: 'month', label: { en: 'By month', ar: 'حسب الشهر' } },
});

const labels = {
  amount: { en: 'Amount without VAT', ar: 'المبلغ قبل الضريبة' },
  output: { en: 'Output VAT', ar: 'ضريبة المخرجات' },
  input: { en: 'Input VAT to recover', ar: 'ضريبة المدخلات القابلة للاسترداد' },
  due: { en: 'Net VAT to pay', ar: 'صافي الضريبة المستحقة' },
};

export const vatReport = defineReport({
  id: 'vat',
  kind: 'summary',
  address: 'merchant-accounting-reports-vat-report',
  group: 'accounting',
  period: 'range',
  overTime: true,
  answers: { en: 'How much VAT you owe, by the boxes of the return', ar: 'كم ضريبة عليك، حسب خانات الإقرار' },
  searchWords: ['tax', 'VAT 201', 'FTA', 'ZATCA', 'ضريبة', 'إقرار', 'زكاة'],
  note: {
    en: 'Output less input, by the boxes of your country’s return',
    ar: 'ضريبة المخرجات ناقصًا ضريبة المدخلات حسب خانات إقرار بلدك',
  },
  filters: [{ key: 'by', label: { en: 'Shown', ar: 'العرض' }, kind: 'choice', choices: vatViews.choices }],
  record: z.object({
    id: z.string(),
    box: z.string(),
    name: z.string(),
    amount: money.nullable(),
    vat: money,
    query: z.string(),
  }),
  heading: {
    column: 'name',
    filter: 'by',
    labels: { boxes: { en: 'Description', ar: 'البيان' }, month: { en: 'Month', ar: 'الشهر' } },
  },
  columns: [
    { key: 'box', label: { en: 'Box', ar: 'الخانة' }, kind: 'text' },
    { key: 'name', label: { en: 'Description', ar: 'البيان' }, kind: 'text' },
    { key: 'amount', label: labels.amount, kind: 'money' },
    { key: 'vat', label: { en: 'VAT', ar: 'الضريبة' }, kind: 'money' },
  ],
  figures: [
    { key: 'sales', label: { en: 'Sales without VAT', ar: 'المبيعات قبل الضريبة' }, kind: 'money', opens: '' },
    { key: 'output', label: labels.output, kind: 'money', opens: '' },
    { key: 'input', label: labels.input, kind: 'money' },
    { key: 'due', label: labels.due, kind: 'money', highlight: true, lessIsBetter: true },
  ],
  chart: {
    title: { en: 'VAT by month', ar: 'الضريبة حسب الشهر' },
    kind: 'bar',
    point: z.object({ name: z.string(), output: money, input: money }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [
      { key: 'output', label: labels.output },
      { key: 'input', label: labels.input, role: 'second' },
    ],
  },
  drillDown: {
    address: 'merchant-accounting-total-sales',
    values: {},
    query: 'query',
    cells: { amount: '', vat: '' },
  },
});
