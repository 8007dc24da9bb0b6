import { AppError } from '@rawnaq/domain/kernel/app-error';
import { IMPORT_EXTENSIONS, IMPORT_MOST_ROWS } from '@rawnaq/domain/customers/customer-import.contract';
import type { SheetRow } from '@rawnaq/domain/customers/customer-import.rules';
import { endingOf } from '@rawnaq/domain/uploads/file-name.rules';
import type { UploadedFile } from '@rawnaq/domain/uploads/uploads.contract';
import { readRows } from '../../../infra/sheets/read-rows';
import { SheetRefused } from '../../../infra/sheets/sheet-limits';

/** The first sheet of an XLSX, or a CSV, as texts. */
export async function readSheet(accountId: number, file: UploadedFile): Promise<SheetRow[]> {
  const kind = IMPORT_EXTENSIONS.find((extension) => extension === endingOf(file.name));
  if (!kind)
    throw new AppError('UPLOAD_EXTENSION', { field: 'file', values: { extensions: IMPORT_EXTENSIONS.join(', ') } });
  try {
    // One more row for the headings.
    return await readRows({ kind, bytes: file.bytes, mostRows: IMPORT_MOST_ROWS + 1 }, String(accountId));
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    throw error.problem === 'too long'
      ? new AppError('IMPORT_SHEET_TOO_LONG', { field: 'file', values: { most: IMPORT_MOST_ROWS } })
      : new AppError('IMPORT_SHEET_UNREADABLE', { field: 'file' });
  }
}
