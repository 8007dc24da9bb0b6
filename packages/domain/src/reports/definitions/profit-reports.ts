import { z } from 'zod';
import { codeOf } from '../../kernel/input/fields';
import { journalEvents } from '../../ledger/journal-events.states';
import { ledgerAccounts } from '../../ledger/ledger-accounts.states';
import { defineReport } from '../report';

const money = z.number().int();
const labels = {
  revenue: { en: 'Revenue', ar: 'الإيرادات' },
  gross: { en: 'Gross profit', ar: 'مجمل الربح' },
  expenses: { en: 'Expenses', ar: 'المصروفات' },
  net: { en: 'Net profit', ar: 'صافي الربح' },
};

export const profitAndLossReport = defineReport({
  id: 'profit-and-loss',
  kind: 'summary',
  address: 'merchant-accounting-reports-profit-and-loss',
  group: 'accounting',
  period: 'range',
  overTime: true,
  answers: { en: 'What you earned, what it cost and what is left', ar: 'ما ربحته وما صرفته وما بقي لك' },
  searchWords: ['P&L', 'income statement', 'profit', 'loss', 'costs', 'قائمة الدخل', 'ربح', 'خسارة', 'تكاليف'],
  note: {
    en: 'By month, without VAT, earned and owed (not only paid)',
    ar: 'حسب الشهر، قبل الضريبة، ما تحقق وما استحق (وليس المدفوع فقط)',
  },
  filters: [],
  record: z
    .object({
      id: z.string(),
      name: z.string(),
      total: money,
      share: z.number().nullable(),
      before: money,
      change: z.number().nullable(),
      strong: z.boolean(),
      query: z.string(),
    })
    .catchall(z.unknown()),
  strong: 'strong',
  columns: [
    { key: 'name', label: { en: 'Account', ar: 'الحساب' }, kind: 'text' },
    { key: 'total', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money' },
    { key: 'share', label: { en: 'Of revenue', ar: 'من الإيرادات' }, kind: 'percent' },
    { key: 'before', label: { en: 'Period before', ar: 'الفترة السابقة' }, kind: 'money' },
    { key: 'change', label: { en: 'Change', ar: 'التغير' }, kind: 'percent' },
  ],
  figures: [
    { key: 'revenue', label: labels.revenue, kind: 'money' },
    { key: 'gross', label: labels.gross, kind: 'money' },
    { key: 'expenses', label: labels.expenses, kind: 'money', lessIsBetter: true },
    { key: 'net', label: labels.net, kind: 'money', highlight: true },
  ],
  chart: {
    title: { en: 'By month', ar: 'حسب الشهر' },
    kind: 'bar',
    point: z.object({ name: z.string(), revenue: money, net: money }),
    axis: { key: 'name', kind: 'text' },
    valueKind: 'money',
    series: [
      { key: 'revenue', label: labels.revenue, role: 'second' },
      { key: 'net', label: labels.net },
    ],
  },
  drillDown: {
    address: 'merchant-accounting-reports-journal',
    values: {},
    query: 'query',
    cells: { total: '' },
  },
});

export const journalReport = defineReport({
  id: 'journal',
  kind: 'paged',
  address: 'merchant-accounting-reports-journal',
  group: 'accounting',
  period: 'range',
  answers: { en: 'Every posting of the books, account by account', ar: 'كل قيود الدفاتر حسابًا حسابًا' },
  searchWords: ['ledger', 'postings', 'debit', 'credit', 'القيود', 'الأستاذ', 'مدين', 'دائن'],
  note: {
    en: 'Debits and credits as they were posted. A line opens its document',
    ar: 'المدين والدائن كما سُجّلا، وكل سطر يفتح مستنده',
  },
  filters: [
    { key: 'account', label: { en: 'Account', ar: 'الحساب' }, kind: 'choice', choices: ledgerAccounts.choices },
    {
      key: 'expense_type_id',
      label: { en: 'Expense type', ar: 'نوع المصروف' },
      kind: 'record',
      record: 'expense-type',
    },
  ],
  record: z.object({
    id: z.string(),
    day: z.string(),
    event: codeOf(journalEvents),
    account: codeOf(ledgerAccounts),
    document: z.string(),
    about: z.string(),
    debit: money,
    credit: money,
    expense_type_id: z.number().nullable(),
    query: z.string(),
    place: z.string(),
  }),
  columns: [
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date', sortable: true },
    { key: 'event', label: { en: 'What happened', ar: 'الحدث' }, kind: 'badge', choices: journalEvents.choices },
    { key: 'document', label: { en: 'Document', ar: 'المستند' }, kind: 'code' },
    { key: 'about', label: { en: 'With', ar: 'الطرف' }, kind: 'text' },
    { key: 'account', label: { en: 'Account', ar: 'الحساب' }, kind: 'badge', choices: ledgerAccounts.choices },
    { key: 'debit', label: { en: 'Debit', ar: 'مدين' }, kind: 'money', total: true, sortable: true },
    { key: 'credit', label: { en: 'Credit', ar: 'دائن' }, kind: 'money', total: true, sortable: true },
  ],
  figures: [
    { key: 'debit', label: { en: 'Debit', ar: 'مدين' }, kind: 'money' },
    { key: 'credit', label: { en: 'Credit', ar: 'دائن' }, kind: 'money' },
    { key: 'lines', label: { en: 'Lines', ar: 'الأسطر' }, kind: 'number' },
  ],
  defaultSort: { key: 'day', descending: true },
  drillDown: { address: 'merchant-accounting-total-sales', values: {}, query: 'query', place: 'place' },
});
