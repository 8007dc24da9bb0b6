import { timeParts, type Clock } from '@rawnaq/domain/kernel/clock';
import { XLSX_TYPE, type Column } from '@rawnaq/domain/kernel/list';
import { isLocalDate, secondsOfDay } from '@rawnaq/domain/kernel/local-date';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { EXPONENT_OF, isCurrency, minorPerUnit } from '@rawnaq/domain/kernel/money';
import { toWall } from '@rawnaq/domain/kernel/zoned-time';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

export type ExportTable = {
  columns: readonly Column[];
  title: Localized;
  rows: readonly Record<string, unknown>[];
  language: Language;
  timeZone: string;
  clock: Clock;
  currency: string;
};
type File = { bytes: Buffer; type: string };

/** Texts are typed as texts, so that a name beginning with "=" stays a name; days, times and money as what they are, so that they can be reckoned with. */
export async function xlsxFile(table: ExportTable): Promise<File> {
  const valueOf = valuesOf(table);
  const formats = formatsOf(table);
  const sheet: SheetData = [
    table.columns.map((column) => ({ value: column.label[table.language], fontWeight: 'bold' as const })),
    ...table.rows.map((row) =>
      table.columns.map((column) => {
        const cell = valueOf(column, row[column.key]);
        if (cell === null) return null;
        if (cell.kind === 'text') return { type: String, value: cell.text };
        if (cell.kind === 'number') return { type: Number, value: cell.value, ...formats.number(column) };
        // A sheet knows no zones: the salon's wall time is written as it stands.
        if (cell.kind === 'moment')
          return {
            type: Date,
            value: new Date(`${cell.date}T${cell.time ?? '00:00:00'}Z`),
            format: cell.time ? formats.dateTime : DAY,
          };
        return {
          type: Number,
          value: cell.minutes / MINUTES_PER_DAY,
          format: cell.kind === 'time' ? formats.time : '[h]:mm',
        };
      }),
    ),
  ];
  const file = await writeXlsxFile(sheet, {
    columns: table.columns.map((column) => ({ width: column.kind === 'text' ? 32 : 20 })),
    stickyRowsCount: 1,
    rightToLeft: table.language === 'ar',
    sheet: table.title[table.language].replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
  }).toBuffer();
  return { bytes: file, type: XLSX_TYPE };
}

/** With a byte-order mark, so that spreadsheets read the Arabic; formula signs are disarmed by an apostrophe. */
export async function csvFile(table: ExportTable): Promise<File> {
  const valueOf = valuesOf(table);
  const lines = [
    table.columns.map((column) => csvText(column.label[table.language])),
    ...table.rows.map((row) =>
      table.columns.map((column) => {
        const cell = valueOf(column, row[column.key]);
        return cell === null ? '' : cell.kind === 'number' ? String(cell.value) : csvText(plainText(cell));
      }),
    ),
  ];
  return {
    bytes: Buffer.from(`\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`),
    type: 'text/csv; charset=utf-8',
  };
}

export function csvText(text: string): string {
  const disarmed = /^[=+\-@\t\r\n\0]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(disarmed) ? `"${disarmed.replace(/"/g, '""')}"` : disarmed;
}

const MINUTES_PER_DAY = 1440;
const DAY = 'dd/mm/yyyy';
const YES_NO: Record<string, Localized> = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } };

/** What a cell means, before a format decides how it is written. Times and lengths are minutes. */
type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'moment'; date: string; time: string | null }
  | { kind: 'time' | 'length'; minutes: number };

function valuesOf(table: ExportTable): (column: Column, value: unknown) => Cell | null {
  const minorUnits = isCurrency(table.currency) ? minorPerUnit(table.currency) : 100;
  const text = (words: string): Cell => ({ kind: 'text', text: words });
  return (column, value) => {
    if (value === null || value === undefined) return null;
    const written = String(value);
    if (column.choices)
      return text(column.choices.find((choice) => choice.value === value)?.label[table.language] ?? written);
    switch (column.kind) {
      case 'boolean':
        return text(YES_NO[written]?.[table.language] ?? '');
      case 'date':
        return isLocalDate(written)
          ? { kind: 'moment', date: written, time: null }
          : { kind: 'moment', date: toWall(new Date(written), table.timeZone).date, time: null };
      case 'datetime':
        return { kind: 'moment', ...toWall(new Date(written), table.timeZone) };
      case 'time': {
        const time = /^\d{4}-/.test(written) ? toWall(new Date(written), table.timeZone).time : written;
        return { kind: 'time', minutes: Math.floor(secondsOfDay(time) / 60) };
      }
      case 'duration':
        return { kind: 'length', minutes: Number(value) };
      case 'money':
        return { kind: 'number', value: Number(value) / minorUnits };
      case 'number':
      case 'percent':
        return typeof value === 'number' ? { kind: 'number', value } : text(written);
      default:
        return text(written);
    }
  };
}

/** How a spreadsheet shows them: amounts with the decimals of the currency, times on the salon's clock. */
function formatsOf({ currency, clock }: Pick<ExportTable, 'currency' | 'clock'>) {
  const time = timeParts(0, 'en', clock).half ? 'h:mm AM/PM' : 'hh:mm';
  const decimals = isCurrency(currency) ? EXPONENT_OF[currency] : 2;
  return {
    time,
    dateTime: `${DAY} ${time}`,
    number: ({ kind }: Column): { format?: string } =>
      kind === 'money' ? { format: `#,##0.${'0'.repeat(decimals)}` } : kind === 'percent' ? { format: '0.0"%"' } : {},
  };
}

/** For CSV, which has no formats: dates as they sort, times of 24 hours, 95 minutes as 1:35. */
function plainText(cell: Exclude<Cell, { kind: 'number' }>): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'moment') return cell.time ? `${cell.date} ${cell.time.slice(0, 5)}` : cell.date;
  if (cell.kind === 'time') return timeParts(cell.minutes, 'en', '24').digits;
  return `${Math.trunc(cell.minutes / 60)}:${String(Math.abs(cell.minutes % 60)).padStart(2, '0')}`;
}
