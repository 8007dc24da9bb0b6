import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Area } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { exportStates } from '@rawnaq/domain/exports/export.states';
import { EXPORT_KEPT_HOURS } from '@rawnaq/domain/exports/exports.contract';
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { transaction } from '../../db/database';
import { backgroundContext } from '../../http/background-context';
import type { Ctx } from '../../http/context';
import { writeExport } from '../../http/lists/export-file';
import { tableOf, type Exportable } from '../../http/lists/export-use-case';
import { newUniqueId } from '../../infra/crypto';
import { clearWorkFolders, inWorkFolder } from '../../infra/work-folder';
import { apart, asPlatform, type Services } from '../../services';
import { loadAsker } from '../../sessions/load-session';
import type { Job } from '../../worker/job';
import { exportsBefore } from './due.repo';
import { deleteExport, findExport, updateRunning, type ExportRow } from './exports.repo';
import { readSaved } from './read-saved';
import { assertRightsKept } from './rights-kept';

type Exportables = ReadonlyMap<string, Exportable>;
type Asked = { account_id: number; id: number };
const { running, ready, failed, refused } = exportStates.codes;
type Change = Parameters<typeof updateRunning>[3];

export const exportJobs = (exportables: Exportables): readonly Job[] => [
  {
    task: 'prepare-export',
    run: (services, payload, { job }: JobHelpers) =>
      prepareExport(services, exportables, payload as Asked, job.attempts >= job.max_attempts),
  },
  { task: 'forget-old-exports', cron: '41 * * * *', run: forgetOldExports },
];

/** It went away while it was prepared: somebody cancelled it. */
class Unwanted extends Error {}

/**
 * Writes the file beside, then stores it, then says so; a run that dies leaves nothing but its own folder, and the next
 * one begins anew. Two runs at once write two files, and the one that comes second throws its own away.
 */
async function prepareExport(
  services: Services,
  exportables: Exportables,
  asked: Asked,
  isLast: boolean,
): Promise<void> {
  const row = await apart(services, (tx) => findExport(tx, asked.account_id, asked.id));
  if (row?.state !== running) return;
  const found = exportables.get(row.path);
  if (!found) return tell(services, row, { state: failed, finished_at: services.clock().toISOString() }).then(() => {});
  try {
    await inWorkFolder('export', (folder) => writeAndKeep(services, found, row, folder));
  } catch (error) {
    if (error instanceof Unwanted) return;
    const isRefused = error instanceof AppError && ['refused', 'signed-out'].includes(error.meaning);
    if (isRefused || isLast)
      await tell(services, row, { state: isRefused ? refused : failed, finished_at: services.clock().toISOString() });
    if (!isRefused) throw error;
  }
}

async function writeAndKeep(services: Services, found: Exportable, row: ExportRow, folder: string): Promise<void> {
  const storage_key = `exports/${row.account_id}/${newUniqueId()}`;
  const file = path.join(folder, 'file');
  await writeRows(services, found, row, file);
  await services.storage.putFile(storage_key, file);
  const { size: bytes } = await stat(file);
  const finished_at = services.clock().toISOString();
  if (!(await tell(services, row, { state: ready, storage_key, bytes, finished_at })))
    await services.storage.remove(storage_key);
}

/**
 * One transaction that only reads and sees one moment (repeatable read), as the role and account of whoever asked: what
 * it counts is what it writes, while others go on working.
 */
async function writeRows(services: Services, found: Exportable, row: ExportRow, file: string): Promise<void> {
  const pool = row.area === 'manager' ? services.pools.platform : services.pools.app;
  await transaction(pool, row.account_id, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const ctx = backgroundContext(services, await askerOf(tx, row), tx);
    const now = { ...row, permissions: ctx.permissions };
    assertRightsKept(ctx, found, row);
    const plan = await found.exporter.plan(ctx, readSaved(ctx, found.endpoint, row));
    const total_rows = await plan.count();
    await stillWanted(services, row, { permissions: JSON.stringify(ctx.permissions), total_rows, done_rows: 0 });
    const rows = watched(services, found, now, plan.rows());
    await pipeline(writeExport(await tableOf(ctx, plan), rows, plan.format), createWriteStream(file));
  });
}

const askerOf = async (tx: Ctx['tx'], row: ExportRow) => ({
  session: await loadAsker(tx, row.account_id, row.session_id),
  area: row.area as Area,
  language: row.language as Language,
});

/** Rows as they pass: how many is told, and whoever lost the right or the wish meanwhile stops them. */
async function* watched<Row>(
  services: Services,
  found: Exportable,
  row: ExportRow,
  pieces: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let done_rows = 0;
  for await (const some of pieces) {
    yield some;
    done_rows += some.length;
    await stillWanted(services, row, { done_rows });
    await apart(services, async (tx) =>
      assertRightsKept(backgroundContext(services, await askerOf(tx, row), tx), found, row),
    );
  }
}

async function stillWanted(services: Services, row: ExportRow, change: Change): Promise<void> {
  if (!(await tell(services, row, change))) throw new Unwanted();
}

/** Answers whether anybody still waits for it. */
const tell = (services: Services, { account_id, id }: ExportRow, change: Change): Promise<boolean> =>
  apart(services, (tx) => updateRunning(tx, account_id, id, change));

/** Files nobody fetched within their day, and what a process that was killed left on this machine. */
async function forgetOldExports(services: Services): Promise<void> {
  const now = services.clock();
  const before = new Date(now.getTime() - EXPORT_KEPT_HOURS * 3_600_000).toISOString();
  const old = await asPlatform(services, (tx) => exportsBefore(tx, before));
  for (const { account_id, id, storage_key } of old) {
    if (storage_key !== null) await services.storage.remove(storage_key);
    await asPlatform(services, (tx) => deleteExport(tx, account_id, id));
  }
  await clearWorkFolders('export', now);
}
