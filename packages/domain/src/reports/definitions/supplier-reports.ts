import { z } from 'zod';
import { defineCodes } from '../../kernel/state-machine';
import { defineReport } from '../report';

const money = z.number().int();

export const statementLines = defineCodes({
  opening: { code: 'opening', label: { en: 'Balance before', ar: 'رصيد سابق' } },
  bill: { code: 'bill', label: { en: 'Bill', ar: 'فاتورة' } },
  payment: { code: 'payment', label: { en: 'Payment', ar: 'دفعة' } },
});

export const supplierStatementReport = defineReport({
  id: 'supplier-statement',
  kind: 'paged',
  address: 'merchant-accounting-suppliers-one',
  group: 'accounting',
  period: 'range',
  overTime: true,
  subject: { param: 'supplierId', record: 'supplier' },
  answers: { en: 'Bills and payments of a supplier, and what is owed', ar: 'فواتير المورد ودفعاته والمستحق له' },
  note: { en: 'A line opens its expense', ar: 'كل سطر يفتح مصروفه' },
  filters: [],
  record: z.object({
    id: z.string(),
    day: z.string(),
    kind: z.string(),
    number: z.string(),
    document: z.string().nullable(),
    due_on: z.string().nullable(),
    billed: money.nullable(),
    paid: money.nullable(),
    balance: money,
    query: z.string(),
    place: z.number(),
  }),
  columns: [
    { key: 'day', label: { en: 'Date', ar: 'التاريخ' }, kind: 'date' },
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: statementLines.choices },
    { key: 'number', label: { en: 'Number', ar: 'الرقم' }, kind: 'code' },
    { key: 'document', label: { en: 'Reference', ar: 'المرجع' }, kind: 'code' },
    { key: 'due_on', label: { en: 'Due', ar: 'الاستحقاق' }, kind: 'date' },
    { key: 'billed', label: { en: 'Billed', ar: 'فواتير' }, kind: 'money', total: true },
    { key: 'paid', label: { en: 'Paid', ar: 'مدفوع' }, kind: 'money', total: true },
    { key: 'balance', label: { en: 'Owed', ar: 'المستحق له' }, kind: 'money' },
  ],
  figures: [
    { key: 'opening', label: { en: 'Owed before', ar: 'المستحق سابقًا' }, kind: 'money', lessIsBetter: true },
    { key: 'billed', label: { en: 'Billed', ar: 'فواتير' }, kind: 'money', lessIsBetter: true },
    { key: 'paid', label: { en: 'Paid', ar: 'مدفوع' }, kind: 'money' },
    { key: 'owed', label: { en: 'Owed', ar: 'المستحق له' }, kind: 'money', highlight: true, lessIsBetter: true },
  ],
  // In the order in which what is owed came about.
  defaultSort: { key: 'place', descending: false },
  drillDown: { address: 'merchant-accounting-expenses', values: {}, query: 'query' },
});
