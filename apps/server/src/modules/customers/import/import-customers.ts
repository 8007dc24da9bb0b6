import { createHash } from 'node:crypto';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sayValidation } from '@rawnaq/domain/kernel/text/validation-texts';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerImportContract, importColumns } from '@rawnaq/domain/customers/customer-import.contract';
import { checkRows, keysOf, readHeadings } from '@rawnaq/domain/customers/customer-import.rules';
import { safeFileName, endingOf } from '@rawnaq/domain/uploads/file-name.rules';
import { enqueue } from '../../../db/enqueue';
import type { UseCase } from '../../../http/bind-contract';
import { homeCodeOf, sessionOf } from '../../../http/context';
import { once } from '../../../http/idempotency';
import { throttle, type Limit } from '../../../http/throttle';
import { asAccount } from '../../../services';
import { audit } from '../../audit';
import { findImport, forgetOldImports, importRows, insertImport, knownKeys, moveImport } from './import.repo';
import { readSheet } from './read-sheet';

type Imports = typeof customerImportContract;

const PER_PERSON: Limit = { bucket: 'customer-imports', limit: 60, seconds: 3600 };
const KEEP_MS = 7 * 86_400_000;

/**
 * Reads and checks a sheet, and keeps it until somebody says yes. Reading happens before the transaction: it is the
 * slow part.
 */
export const uploadSheet: UseCase<Imports['upload']> = async (ctx, { file }, { request }) => {
  const { account, user } = sessionOf(ctx);
  await throttle(ctx.services, PER_PERSON, { of: `${account.id}:${user.id}` });
  const [headings, ...rows] = await readSheet(account.id, file);
  const places = headings && readHeadings(headings);
  if (!places) throw new AppError('IMPORT_SHEET_COLUMNS', { field: 'file' });
  const content = createHash('sha256').update(file.name).update('\n').update(file.bytes).digest();
  return asAccount(ctx.services, account.id, (tx) =>
    once({ ...ctx, tx }, request, customerImportContract.upload.path, content, async () => {
      const home = homeCodeOf(ctx);
      const known = await knownKeys(tx, account.id, keysOf(rows, places, home));
      const { country, time_zone } = account;
      const checked = checkRows(rows, places, known, { home, country, today: todayIn(ctx.now, time_zone) });
      if (checked.length === 0) throw new AppError('IMPORT_SHEET_EMPTY', { field: 'file' });
      await forgetOldImports(tx, account.id, new Date(ctx.now.getTime() - KEEP_MS));
      const bad_rows = checked.filter(({ problems }) => problems.length > 0).length;
      return insertImport(
        tx,
        {
          account_id: account.id,
          file_name: safeFileName(file.name, endingOf(file.name)),
          total_rows: checked.length,
          bad_rows,
          created_by: user.id,
          created_by_name: user.name,
          created_at: ctx.now.toISOString(),
        },
        checked,
      );
    }),
  );
};

export const getImport: UseCase<Imports['get_record']> = async (ctx, { id }) => {
  const record = await findImport(ctx.tx, ctx.accountId, id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};

export const getImportRows: UseCase<Imports['get_rows']> = async (ctx, { id, only_bad = false, page, page_size }) => {
  const record = await findImport(ctx.tx, ctx.accountId, id);
  if (!record) throw new AppError('NOT_FOUND');
  const rows = await importRows(ctx.tx, ctx.accountId, id, only_bad, page, page_size);
  const labelOf = (key: string) => importColumns.find((column) => column.key === key)?.label;
  return {
    total: only_bad ? record.bad_rows : record.total_rows,
    records: rows.map(({ row_number, cells, problems }) => ({
      row_number,
      name: cells.name,
      mobile: cells.mobile,
      problems: problems.map(({ column, ...message }) => ({
        column,
        sentence: sayValidation(message, ctx.language, labelOf(column)),
      })),
    })),
  };
};

export const confirmImport: UseCase<Imports['confirm']> = async (ctx, { id }) => {
  const record = await findImport(ctx.tx, ctx.accountId, id);
  if (!record) throw new AppError('NOT_FOUND');
  if (record.bad_rows === record.total_rows) throw new AppError('IMPORT_NOTHING_TO_ADD');
  if (!(await moveImport(ctx.tx, ctx.accountId, id, 'checked', 'running')))
    throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await enqueue(ctx.tx, 'import-customers', { account_id: ctx.accountId, id }, { maxAttempts: 5 });
  await audit(ctx, {
    action: 'customers.import',
    entity: 'customer_imports',
    entity_id: id,
    after: { file_name: record.file_name, rows: record.total_rows - record.bad_rows, refused: record.bad_rows },
  });
  return { done: true };
};
