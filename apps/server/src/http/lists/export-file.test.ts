import type { Column } from '@rawnaq/domain/kernel/list';
import { expect, it } from 'vitest';
import { writeExport } from './export-file';

const columns: Column[] = [
  { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text' },
  { key: 'total', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money' },
  { key: 'lines', label: { en: 'Lines', ar: 'البنود' }, kind: 'number' },
  { key: 'share', label: { en: 'Share', ar: 'الحصة' }, kind: 'percent' },
];

async function* pieces() {
  yield [
    { name: 'Noura', total: 5_250, lines: 2, share: 12.5 },
    { name: 'Huda', total: -40_000, lines: 10, share: 50 },
    { name: 'Amal', total: null, lines: 1, share: 0 },
  ];
}

it.each([
  ['AED', ['52.50', '-400.00']],
  ['KWD', ['5.250', '-40.000']],
])('a CSV file has money with the decimals of %s, and other numbers as they are', async (currency, [first, second]) => {
  const table = {
    language: 'en',
    timeZone: 'Asia/Dubai',
    clock: '12',
    currency,
    columns,
    title: { en: 'Bills', ar: 'الفواتير' },
    head: { author: 'Rawnaq', from: '2001', madeAt: new Date('2026-11-16T08:00:00Z') },
  } as const;
  const bytes: Buffer[] = [];
  for await (const some of writeExport(table, pieces(), 'csv')) bytes.push(some);
  expect(Buffer.concat(bytes).toString().slice(1).trimEnd().split('\r\n')).toEqual([
    'Name,Total,Lines,Share',
    `Noura,${first},2,12.5`,
    `Huda,${second},10,50`,
    'Amal,,1,0',
  ]);
});
