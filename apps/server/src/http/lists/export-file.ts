import { timeParts } from '@rawnaq/domain/kernel/time/clock';
import { PDF_TYPE, XLSX_TYPE, type Column, type EXPORT_FORMATS } from '@rawnaq/domain/kernel/list';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { writeXlsx, type SheetCell } from '../../infra/sheets/write-xlsx';
import { decimalsOf, plainText, valuesOf, type Reading } from './export-cells';
import { pdfFile, type PaperHead } from './export-pdf';

export type ExportTable = Reading & { columns: readonly Column[]; title: Localized; head: PaperHead };
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
type Row = Record<string, unknown>;
type Pieces = AsyncIterable<readonly Row[]>;

const TYPES: Record<ExportFormat, string> = { xlsx: XLSX_TYPE, csv: 'text/csv; charset=utf-8', pdf: PDF_TYPE };
export const typeOfExport = (format: ExportFormat): string => TYPES[format];

/** The bytes of a file as its rows come: of a sheet no more is held than a piece of rows. */
export const writeExport = (table: ExportTable, rows: Pieces, format: ExportFormat): AsyncGenerator<Buffer> =>
  WRITERS[format](table, rows);

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

/**
 * With a byte-order mark, so that spreadsheets read the Arabic; formula signs are disarmed by an apostrophe, and money
 * has the decimals of its currency, which no format adds afterwards.
 */
async function* csvFile(table: ExportTable, rows: Pieces): AsyncGenerator<Buffer> {
  const { columns, language, currency } = table;
  const valueOf = valuesOf(table);
  const decimals = decimalsOf(currency);
  const textOf = (column: Column, row: Row): string => {
    const cell = valueOf(column, row[column.key]);
    if (cell === null) return '';
    if (cell.kind !== 'number') return csvText(plainText(cell));
    return column.kind === 'money' ? cell.value.toFixed(decimals) : String(cell.value);
  };
  yield Buffer.from(`\uFEFF${columns.map((column) => csvText(column.label[language])).join(',')}\r\n`);
  const lines = inPieces(rows, (row) => columns.map((column) => textOf(column, row)).join(','));
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

/** How a spreadsheet shows them: amounts with the decimals of the currency, times on the salon's clock. */
function formatsOf({ currency, clock }: Reading) {
  const time = timeParts(0, 'en', clock).half ? 'h:mm AM/PM' : 'hh:mm';
  const dateTime = `${DAY} ${time}`;
  const money = `#,##0.${'0'.repeat(decimalsOf(currency))}`;
  return {
    time,
    dateTime,
    all: [DAY, dateTime, time, LENGTH, money, PERCENT],
    number: ({ kind }: Column): { format?: string } =>
      kind === 'money' ? { format: money } : kind === 'percent' ? { format: PERCENT } : {},
  };
}

const WRITERS: Record<ExportFormat, (table: ExportTable, rows: Pieces) => AsyncGenerator<Buffer>> = {
  xlsx: xlsxFile,
  csv: csvFile,
  pdf: pdfFile,
};
