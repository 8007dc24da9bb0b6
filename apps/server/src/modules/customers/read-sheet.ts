import { AppError } from '@rawnaq/domain/kernel/app-error';
import { IMPORT_EXTENSIONS, IMPORT_MOST_ROWS } from '@rawnaq/domain/customers/customer-import.contract';
import type { SheetRow } from '@rawnaq/domain/customers/customer-import.rules';
import { endingOf } from '@rawnaq/domain/uploads/file-name.rules';
import type { UploadedFile } from '@rawnaq/domain/uploads/uploads.contract';
import { readSheet as readXlsx } from 'read-excel-file/universal';
import { assertSmallArchive } from './assert-small-archive';
import { parseCsv } from './parse-csv';

/** 10,000 full rows unpack to about 10 MB; whatever wants more is not a list of customers. */
const MOST_UNPACKED = 50 * 1024 * 1024;
const MOST_COLUMNS = 60;

/** The first sheet of an XLSX, or a CSV, as texts. Formulas are never worked out: a cell is the value the file holds. */
export async function readSheet(file: UploadedFile): Promise<SheetRow[]> {
  const ending = endingOf(file.name);
  if (!(IMPORT_EXTENSIONS as readonly string[]).includes(ending))
    throw new AppError('UPLOAD_EXTENSION', { field: 'file', values: { extensions: IMPORT_EXTENSIONS.join(', ') } });
  // What the database can't keep is no text of a person.
  const rows = (
    await (ending === 'xlsx' ? xlsxRows(file.bytes) : csvRows(file.bytes)).catch(() => {
      throw new AppError('IMPORT_SHEET_UNREADABLE', { field: 'file' });
    })
  ).map((row) => row.map((cell) => cell?.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '') ?? null));
  const last = rows.findLastIndex((row) => row.some((cell) => (cell ?? '').trim() !== ''));
  if (last > IMPORT_MOST_ROWS)
    throw new AppError('IMPORT_SHEET_TOO_LONG', { field: 'file', values: { most: IMPORT_MOST_ROWS } });
  return rows.slice(0, last + 1);
}

async function xlsxRows(bytes: Uint8Array): Promise<SheetRow[]> {
  const buffer = Buffer.from(bytes);
  await assertSmallArchive(buffer, MOST_UNPACKED);
  const sheet = await readXlsx(new Uint8Array(buffer).buffer);
  return sheet.map((row) => row.slice(0, MOST_COLUMNS).map(cellText));
}

async function csvRows(bytes: Uint8Array): Promise<SheetRow[]> {
  return parseCsv(textOf(bytes).replace(/^\uFEFF/, ''), IMPORT_MOST_ROWS + 2).map((row) => row.slice(0, MOST_COLUMNS));
}

/** Spreadsheets in Arabic still save CSV in the old Windows letters. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Mobiles are often stored as numbers, and dates as days. */
function cellText(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  return String(cell);
}
