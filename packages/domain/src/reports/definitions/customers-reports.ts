import { z } from 'zod';
import { customerTypes } from '../../customers/customer.states';
import { defineReport } from '../report';

const count = z.number().int();
const { frequent, new: fresh, missed } = customerTypes.rows;
const day = { date: z.string(), frequent: count, new: count, missed: count };

export const customerTypesReport = defineReport({
  id: 'customer-types',
  kind: 'summary',
  address: 'merchant-management-reports-historical-data-for-customers-types',
  group: 'management',
  period: 'range',
  answers: { en: 'How many customers are new, frequent or missed', ar: 'عدد العملاء الجدد والدائمين والمنقطعين' },
  searchWords: ['loyal', 'lost customers', 'العملاء المنقطعون'],
  note: {
    en: 'Counted at the end of each day. The figures are those of the last one',
    ar: 'يُحتسب في نهاية كل يوم، والأرقام لآخر يوم في الفترة',
  },
  filters: [],
  record: z.object({ id: z.string(), ...day }),
  columns: [
    { key: 'date', label: { en: 'Day', ar: 'اليوم' }, kind: 'date' },
    { key: 'frequent', label: frequent.label, kind: 'number' },
    { key: 'new', label: fresh.label, kind: 'number' },
    { key: 'missed', label: missed.label, kind: 'number' },
  ],
  figures: [
    { key: 'frequent', label: frequent.label, kind: 'number', highlight: true },
    { key: 'new', label: fresh.label, kind: 'number' },
    { key: 'missed', label: missed.label, kind: 'number', lessIsBetter: true },
  ],
  overTime: true,
  chart: {
    title: { en: 'Customers by type', ar: 'العملاء حسب النوع' },
    kind: 'line',
    point: z.object(day),
    axis: { key: 'date', kind: 'date' },
    valueKind: 'number',
    series: [
      { key: 'frequent', label: frequent.label, role: 'main' },
      { key: 'new', label: fresh.label, role: 'second' },
      { key: 'missed', label: missed.label, role: 'before' },
    ],
  },
});
