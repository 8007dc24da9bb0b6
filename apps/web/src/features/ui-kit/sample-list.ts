import { defineList } from '@rawnaq/domain/kernel/list';
import { z } from 'zod';
import type { ListCall } from '../../ui/list-page/use-list-records';

const types = [
  { value: 1, label: { en: 'New', ar: 'جديد' }, tone: 'info' },
  { value: 2, label: { en: 'Frequent', ar: 'دائم' }, tone: 'success' },
  { value: 3, label: { en: 'Missed', ar: 'منقطع' }, tone: 'warning' },
] as const;

const sampleRecord = z.object({
  id: z.number(),
  name: z.string(),
  type: z.number(),
  mobile: z.string(),
  last_visit: z.string(),
  visits: z.number(),
  spent: z.number(),
  balance: z.number(),
  whatsapp: z.boolean(),
  created_at: z.string(),
});
export type SampleRecord = z.output<typeof sampleRecord>;

export const sampleList = defineList({
  path: 'ui_kit/samples',
  areas: ['manager'],
  access: 'platform-technical.view',
  title: { en: 'Customers', ar: 'العملاء' },
  record: sampleRecord,
  columns: [
    { key: 'name', label: { en: 'Customer', ar: 'العميل' }, kind: 'text', sortable: true },
    { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: types },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff' },
    { key: 'last_visit', label: { en: 'Last visit', ar: 'آخر زيارة' }, kind: 'date', sortable: true },
    { key: 'visits', label: { en: 'Visits', ar: 'الزيارات' }, kind: 'number', sortable: true, total: true },
    { key: 'spent', label: { en: 'Spent', ar: 'الإنفاق' }, kind: 'money', sortable: true, total: true },
    { key: 'balance', label: { en: 'Balance', ar: 'الرصيد' }, kind: 'money', total: true },
    { key: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب' }, kind: 'boolean', hidden: true },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', hidden: true },
  ],
  filters: [
    { key: 'type', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: types },
    { key: 'last_visit', label: { en: 'Last visit', ar: 'آخر زيارة' }, kind: 'date-range' },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'text' },
  ],
  defaultSort: { key: 'last_visit', descending: true },
});

const names = [
  'Fatima Al Mansoori',
  'حصة الفلاسي',
  'Sara Haddad',
  'عائشة الكتبي',
  'Priya Nair',
  'لطيفة الشامسي',
  'Shamma Al Mazrouei',
  'رانيا خوري',
  'Maryam Al Suwaidi',
  'Olga Petrova',
  'نورة المهيري',
  'Hind Al Ali',
];

export const sampleRecords: readonly SampleRecord[] = Array.from({ length: 64 }, (_, index) => ({
  id: index + 1,
  name: names[index % names.length]!,
  type: (index % 3) + 1,
  mobile: `+97150${String(4821937 + index * 7919).slice(0, 7)}`,
  last_visit: `2026-${String(11 - (index % 9)).padStart(2, '0')}-${String(14 - (index % 13)).padStart(2, '0')}`,
  visits: (index * 17) % 43,
  spent: ((index * 98_431) % 1_600_000) + 4200,
  balance: [0, 35_000, 0, -18_000, 0][index % 5]!,
  whatsapp: index % 4 !== 0,
  created_at: `2025-0${(index % 9) + 1}-12T0${index % 10}:24:00Z`,
}));

/** Answers like the server would, from the records above. */
export const askSamples: ListCall<SampleRecord> = async (input) => {
  const key = (input['sort'] ?? 'last_visit') as keyof SampleRecord;
  const turn = input['descending'] === 'true' ? -1 : 1;
  const [from = '', to = '9999'] = input['f.last_visit']?.split('..') ?? [];
  const found = sampleRecords
    .filter((record) => record.name.toLowerCase().includes((input['search'] ?? '').toLowerCase()))
    .filter((record) => !input['f.type'] || String(record.type) === input['f.type'])
    .filter((record) => record.mobile.includes(input['f.mobile'] ?? ''))
    .filter((record) => record.last_visit >= from && record.last_visit <= to)
    .toSorted((a, b) => (a[key] < b[key] ? -turn : a[key] > b[key] ? turn : 0));
  const page = Number(input['page']);
  const page_size = Number(input['page_size']);
  const sum = (column: 'visits' | 'spent' | 'balance') => found.reduce((total, record) => total + record[column], 0);
  return {
    records: found.slice((page - 1) * page_size, page * page_size),
    total: found.length,
    page,
    page_size,
    sums: { visits: sum('visits'), spent: sum('spent'), balance: sum('balance') },
  };
};
