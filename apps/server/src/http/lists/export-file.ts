import { timeParts, type Clock } from '@rawnaq/domain/kernel/time/clock';
import { XLSX_TYPE, type Column, type EXPORT_FORMATS } from '@rawnaq/domain/kernel/list';
import { isLocalDate, secondsOfDay } from '@rawnaq/domain/kernel/time/local-date';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { EXPONENT_OF, isCurrency, minorPerUnit } from '@rawnaq/domain/kernel/money';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { writeXlsx, type SheetCell } from '../../infra/sheets/write-xlsx';

export type ExportTable = {
  columns: readonly Column[];
  title: Localized;
  language: Language;
  timeZone: string;
  clock: Clock;
  currency: string;
};
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
type Row = Record<string, unknown>;
type Pieces = AsyncIterable<readonly Row[]>;

export const typeOfExport = (format: ExportFormat): string =>
  format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8';

/** The bytes of a file as its rows come: no more of it is held than a piece of rows. */
export const writeExport = (table: ExportTable, rows: Pieces, format: ExportFormat): AsyncGenerator<Buffer> =>
  format === 'xlsx' ? xlsxFile(table, rows) : csvFile(table, rows);

/**
 * Texts are typed as texts, so that a name beginning with "=" stays a name; days, times and money as what they are, so
 * that they can be reckoned with.
 */
function xlsxFile(table: ExportTable, rows: Pieces): AsyncGenerator<Buffer> {
  const { columns, language, title } = table;
  const valueOf = valuesOf(table);
  const formats = formatsOf(table);
  const cellOf = (column: Column, row: Row): SheetCell => {
    const cell = valueOf(column, row[column.key]);
    if (cell === null) return null;
    if (cell.kind === 'text') return { text: cell.text };
    if (cell.kind === 'number') return { number: cell.value, ...formats.number(column) };
    // A sheet knows no zones: the salon's wall time is written as it stands.
    if (cell.kind === 'moment')
      return { number: sheetDay(cell.date, cell.time), format: cell.time ? formats.dateTime : DAY };
    return { number: cell.minutes / MINUTES_PER_DAY, format: cell.kind === 'time' ? formats.time : LENGTH };
  };
  return writeXlsx({
    name: title[language],
    headings: columns.map((column) => column.label[language]),
    widths: columns.map((column) => (column.kind === 'text' ? 32 : 20)),
    rightToLeft: language === 'ar',
    formats: formats.all,
    rows: inPieces(rows, (row) => columns.map((column) => cellOf(column, row))),
  });
}

/** Days since the sheet's own beginning, with the time as their fraction. */
const sheetDay = (date: string, time: string | null): number =>
  Date.parse(`${date}T${time ?? '00:00:00'}Z`) / 86_400_000 + DAYS_TO_1970;
const DAYS_TO_1970 = 25_569;

/** With a byte-order mark, so that spreadsheets read the Arabic; formula signs are disarmed by an apostrophe. */
async function* csvFile(table: ExportTable, rows: Pieces): AsyncGenerator<Buffer> {
  const { columns, language } = table;
  const valueOf = valuesOf(table);
  yield Buffer.from(`\uFEFF${columns.map((column) => csvText(column.label[language])).join(',')}\r\n`);
  const lines = inPieces(rows, (row) =>
    columns
      .map((column) => {
        const cell = valueOf(column, row[column.key]);
        return cell === null ? '' : cell.kind === 'number' ? String(cell.value) : csvText(plainText(cell));
      })
      .join(','),
  );
  for await (const some of lines) yield Buffer.from(some.map((line) => `${line}\r\n`).join(''));
}

async function* inPieces<T>(rows: Pieces, write: (row: Row) => T): AsyncGenerator<T[]> {
  for await (const some of rows) yield some.map(write);
}

export function csvText(text: string): string {
  const disarmed = /^[=+\-@\t\r\n\0]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(disarmed) ? `"${disarmed.replace(/"/g, '""')}"` : disarmed;
}

const MINUTES_PER_DAY = 1440;
const DAY = 'dd/mm/yyyy';
const LENGTH = '[h]:mm';
const PERCENT = '0.0"%"';
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
  const dateTime = `${DAY} ${time}`;
  const money = `#,##0.${'0'.repeat(decimals)}`;
  return {
    time,
    dateTime,
    all: [DAY, dateTime, time, LENGTH, money, PERCENT],
    number: ({ kind }: Column): { format?: string } =>
      kind === 'money' ? { format: money } : kind === 'percent' ? { format: PERCENT } : {},
  };
}

/** For CSV, which has no formats: dates as they sort, times of 24 hours, 95 minutes as 1:35. */
function plainText(cell: Exclude<Cell, { kind: 'number' }>): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'moment') return cell.time ? `${cell.date} ${cell.time.slice(0, 5)}` : cell.date;
  if (cell.kind === 'time') return timeParts(cell.minutes, 'en', '24').digits;
  return `${Math.trunc(cell.minutes / 60)}:${String(Math.abs(cell.minutes % 60)).padStart(2, '0')}`;
}
