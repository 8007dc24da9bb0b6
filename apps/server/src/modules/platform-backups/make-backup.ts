import path from 'node:path';
import { platformBackupStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { exportSealed } from '../../db/world/sealed-world';
import { crashPoint } from '../../infra/crash-point';
import { newUniqueId } from '../../infra/crypto';
import { inWorkFolder } from '../../infra/work-folder';
import { apart, asPlatform, type Services } from '../../services';
import { backupKey, backupStorage, directUrl, proveFile } from './backup-files';
import { failureOf, type Failure } from './fault-of';
import { findBackup, updateRunning, type PlatformBackupRow } from './platform-backups.repo';
import { tellStaff } from './tell-staff';

const { running, ready, failed } = platformBackupStates.codes;
/** How often it is told how far it is. */
const TELL_MS = 700;

/** It went away while it was made: somebody cancelled it. */
class Unwanted extends Error {}

/**
 * Writes the file beside, stores it, reads it back as a whole, and only then says that it is there. A run that dies
 * leaves its own folder, and perhaps a file: the row named it before it was written, so the next run throws it away and
 * begins anew.
 */
export async function makeBackup(services: Services, id: number, isLast: boolean): Promise<void> {
  const row = await asPlatform(services, (tx) => findBackup(tx, id));
  if (row?.state !== running) return;
  await inWorkFolder('platform-backup', (folder) => makeWithin(folder, services, row, isLast));
}

async function makeWithin(folder: string, services: Services, row: PlatformBackupRow, isLast: boolean): Promise<void> {
  const storage_key = `platform-backups/${newUniqueId()}`;
  const storage = backupStorage(services);
  let isKept = false;
  try {
    if (row.storage_key !== null) await storage.remove(row.storage_key);
    await asPlatform(services, (tx) => updateRunning(tx, row.id, { storage_key }));
    const file = path.join(folder, 'backup');
    const made = await exportSealed(
      { url: directUrl(services), storage: services.storage, sealer: services.sealer },
      backupKey(services),
      { file, now: new Date(row.created_at), watch: watchOf(services, row.id) },
    );
    crashPoint('backup.written');
    await storage.putFile(storage_key, file);
    crashPoint('backup.stored');
    await proveFile(services, { storage_key, sha256: made.sha256 });
    isKept = await sayReady(services, row, { made, storage_key });
  } catch (error) {
    if (error instanceof Unwanted) return;
    services.log.error({ err: error, backup: row.id }, 'a backup of the platform failed');
    if (!isLast) throw error;
    await giveUp(services, row, failureOf(error));
  } finally {
    if (!isKept) await storage.remove(storage_key).catch(() => {});
  }
}

type Made = { made: Awaited<ReturnType<typeof exportSealed>>; storage_key: string };

/** Answers whether anybody still wants it. */
async function sayReady(services: Services, row: PlatformBackupRow, { made, storage_key }: Made): Promise<boolean> {
  const at = services.clock().toISOString();
  const { total_parts } = (await asPlatform(services, (tx) => findBackup(tx, row.id))) ?? row;
  return asPlatform(services, (tx) =>
    updateRunning(tx, row.id, {
      state: ready,
      storage_key,
      bytes: made.bytes,
      sha256: made.sha256,
      migration: made.migration,
      key_id: made.key_id,
      row_count: made.rows,
      file_count: made.files,
      missing_files: made.missing.length,
      done_parts: total_parts ?? 0,
      finished_at: at,
      checked_at: at,
      touched_at: at,
    }),
  );
}

export async function giveUp(services: Services, row: PlatformBackupRow, { fault, detail }: Failure): Promise<void> {
  const { storage_key } = row;
  if (storage_key !== null) await backupStorage(services).remove(storage_key);
  await asPlatform(services, async (tx) => {
    const finished_at = services.clock().toISOString();
    const isOver = await updateRunning(tx, row.id, { state: failed, fault, detail, finished_at, storage_key: null });
    if (isOver) await tellStaff(services, tx, { code: 'failed', made_at: row.created_at, fault });
  });
}

function watchOf(services: Services, id: number) {
  let done_parts = 0;
  let told = 0;
  const tell = async (change: { total_parts?: number; done_parts: number }): Promise<void> => {
    const touched_at = services.clock().toISOString();
    if (!(await apart(services, (tx) => updateRunning(tx, id, { ...change, touched_at })))) throw new Unwanted();
  };
  return {
    begin: (total_parts: number) => tell({ total_parts, done_parts: 0 }),
    async passed() {
      done_parts += 1;
      if (Date.now() - told < TELL_MS) return;
      told = Date.now();
      await tell({ done_parts });
    },
  };
}
