import { XLSX_TYPE, type Column } from '@rawnaq/domain/kernel/list';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { isCurrency, minorPerUnit } from '@rawnaq/domain/kernel/money';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

export type ExportTable = {
  columns: readonly Column[];
  title: Localized;
  rows: readonly Record<string, unknown>[];
  language: Language;
  timeZone: string;
  currency: string;
};
type File = { bytes: Buffer; type: string };

/** Texts are typed as texts, so that a name beginning with "=" stays a name. */
export async function xlsxFile(table: ExportTable): Promise<File> {
  const cell = cellsOf(table);
  const sheet: SheetData = [
    table.columns.map((column) => ({ value: column.label[table.language], fontWeight: 'bold' as const })),
    ...table.rows.map((row) =>
      table.columns.map((column) => {
        const value = cell(column, row[column.key]);
        if (value === null) return null;
        return typeof value === 'number' ? { type: Number, value } : { type: String, value };
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
  const cell = cellsOf(table);
  const lines = [
    table.columns.map((column) => csvText(column.label[table.language])),
    ...table.rows.map((row) =>
      table.columns.map((column) => {
        const value = cell(column, row[column.key]);
        return typeof value === 'number' ? String(value) : csvText(value ?? '');
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

const YES_NO: Record<string, Localized> = { true: { en: 'Yes', ar: 'نعم' }, false: { en: 'No', ar: 'لا' } };

function cellsOf(table: ExportTable): (column: Column, value: unknown) => string | number | null {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: table.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const minorUnits = isCurrency(table.currency) ? minorPerUnit(table.currency) : 100;
  return (column, value) => {
    if (value === null || value === undefined) return null;
    if (column.choices)
      return column.choices.find((choice) => choice.value === value)?.label[table.language] ?? String(value);
    if (column.kind === 'boolean') return YES_NO[String(value)]?.[table.language] ?? null;
    if (column.kind === 'datetime') return clock.format(new Date(String(value))).replace(',', '');
    if (column.kind === 'time' && /^\d{4}-/.test(String(value)))
      return clock.format(new Date(String(value))).slice(-8, -3);
    if (column.kind === 'duration') return hoursText(Number(value));
    if (column.kind === 'money') return Number(value) / minorUnits;
    if ((column.kind === 'number' || column.kind === 'percent') && typeof value === 'number') return value;
    return String(value);
  };
}

/** 95 minutes are 1:35. */
const hoursText = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
