import { buffer } from 'node:stream/consumers';
import type { Column } from '@rawnaq/domain/kernel/list';
import type { Clock } from '@rawnaq/domain/kernel/time/clock';
import { expect, it } from 'vitest';
import { readZip } from '../../../test/files/read-zip';
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

const tableIn = (currency: string, clock: Clock = '12') =>
  ({
    language: 'en',
    timeZone: 'Asia/Dubai',
    clock,
    currency,
    columns,
    title: { en: 'Bills', ar: 'الفواتير' },
    head: { author: 'Rawnaq', from: '2001', madeAt: new Date('2026-11-16T08:00:00Z') },
  }) as const;

it.each([
  ['AED', ['52.50', '-400.00']],
  ['KWD', ['5.250', '-40.000']],
])('a CSV file has money with the decimals of %s, and other numbers as they are', async (currency, [first, second]) => {
  const bytes = await buffer(writeExport(tableIn(currency), pieces(), 'csv'));
  expect(bytes.toString().slice(1).trimEnd().split('\r\n')).toEqual([
    'Name,Total,Lines,Share',
    `Noura,${first},2,12.5`,
    `Huda,${second},10,50`,
    'Amal,,1,0',
  ]);
});

/** How a spreadsheet shows each cell of the first row of values: its format, by the style the cell names. */
async function formatsOf(bytes: AsyncIterable<Buffer>): Promise<(string | undefined)[]> {
  const files = readZip(await buffer(bytes));
  const [styles, sheet] = ['xl/styles.xml', 'xl/worksheets/sheet1.xml'].map((name) => files.get(name)!.toString());
  const codes = new Map(
    [...styles!.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map((m) => [m[1], m[2]]),
  );
  const ids = [...styles!.split('<cellXfs')[1]!.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map((m) => m[1]);
  const cells = /<row r="2">(.*?)<\/row>/.exec(sheet!)![1]!;
  return [...cells.matchAll(/<c ([^>]*)>/g)].map((m) => codes.get(ids[Number(/s="(\d+)"/.exec(m[1]!)?.[1] ?? 0)]));
}

it.each([
  ['AED', '#,##0.00'],
  ['QAR', '#,##0.00'],
  ['KWD', '#,##0.000'],
  ['BHD', '#,##0.000'],
  ['OMR', '#,##0.000'],
])('a workbook shows money with the decimals of %s', async (currency, money) => {
  const percent = '0.0&quot;%&quot;';
  expect(await formatsOf(writeExport(tableIn(currency), pieces(), 'xlsx'))).toEqual([
    undefined,
    money,
    undefined,
    percent,
  ]);
});

async function* arrivals() {
  yield [{ came: '2026-11-19T13:30:00Z', opens: '21:15:00' }];
}
const times: Column[] = [
  { key: 'came', label: { en: 'Came', ar: 'الوصول' }, kind: 'datetime' },
  { key: 'opens', label: { en: 'Opens', ar: 'الافتتاح' }, kind: 'time' },
];

it.each([
  ['24', ['dd/mm/yyyy hh:mm', 'hh:mm']],
  ['12', ['dd/mm/yyyy h:mm AM/PM', 'h:mm AM/PM']],
] as const)('a workbook shows times by a clock of %s hours', async (clock, formats) => {
  const table = { ...tableIn('AED', clock), columns: times };
  expect(await formatsOf(writeExport(table, arrivals(), 'xlsx'))).toEqual(formats);
});
