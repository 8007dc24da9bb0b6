import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
  platformRestoreStates,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import { announce } from '../../db/announce';
import { transaction, type Tx } from '../../db/database';
import { readRoles } from '../../db/database-roles';
import { connectionOf, openPool } from '../../db/pool';
import { importWorld, type ImportReport } from '../../db/world/import-world';
import { restoreAccount } from '../../db/world/restore-account';
import { openScratch, type ScratchDatabase } from '../../db/world/scratch-database';
import { readMigrations } from '../../db/world/world-tables';
import { crashPoint } from '../../infra/crash-point';
import type { Storage } from '../../infra/storage';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import pg from 'pg';
import { auditBySystem } from '../audit';
import { checkSalons, runChecks, salonIds } from '../ledger-checks';
import { directUrl, proveFile, versionOf, worldIn } from './backup-files';
import { failureOf, FileGone, OtherVersion, RulesBroken, type Failure } from './fault-of';
import { makeBackup } from './make-backup';
import {
  findBackup,
  findRestore,
  insertBackup,
  updateRestore,
  type PlatformBackupRow,
  type RestoreRow,
} from './platform-backups.repo';
import { tellStaff } from './tell-staff';

const { running, passed, failed } = platformRestoreStates.codes;
type Result = { table_count: number; row_count: number; salons: number; violations: number };

/**
 * A drill, or one merchant for good. Each begins with the whole backup in a database of the moment. Whoever takes over
 * from a process that was killed goes on where it stood: a merchant that stands again is not put back a second time.
 */
export async function runRestore(services: Services, id: number, isLast: boolean): Promise<void> {
  const row = await asPlatform(services, (tx) => findRestore(tx, id));
  if (row?.state !== running) return;
  try {
    if (row.kind === platformRestoreKinds.codes.drill) await drill(services, row);
    else await restoreMerchant(services, row, row.tenant!);
  } catch (error) {
    services.log.error({ err: error, restore: id }, 'a restore failed');
    const isFinal = isLast || failureOf(error).fault !== 'other';
    if (!isFinal) throw error;
    await giveUpRestore(services, row, failureOf(error));
  }
}

export const giveUpRestore = (services: Services, row: RestoreRow, { fault, detail }: Failure): Promise<void> =>
  asPlatform(services, async (tx) => {
    const finished_at = services.clock().toISOString();
    const isRestored = (await findRestore(tx, row.id))?.restored_at != null;
    const why = isRestored ? UNCHECKED : { fault, detail };
    if (!(await updateRestore(tx, row.id, { state: failed, ...why, finished_at }))) return;
    if (row.kind === platformRestoreKinds.codes.drill)
      await tellStaff(services, tx, { code: 'drill-failed', made_at: row.backup_of, fault });
  });

/** The rows are back, and whoever should have looked at them could not. */
const UNCHECKED: Failure = {
  fault: backupFaults.codes.rules,
  detail: 'The merchant stands as the backup has it, but its books could not be checked: verify them.',
};

/** What it comes from, proved before anything is created. */
async function backupOf(services: Services, row: RestoreRow): Promise<PlatformBackupRow> {
  const backup = await asPlatform(services, (tx) => findBackup(tx, row.backup_id));
  if (!backup) throw new FileGone('This backup is no longer there.');
  await assertSameVersion(services, backup);
  await proveFile(services, backup);
  return backup;
}

/** Known before anything is created: the head of the file says it. */
async function assertSameVersion(services: Services, backup: PlatformBackupRow): Promise<void> {
  const theirs = await versionOf(services, backup);
  const client = new pg.Client({ ...connectionOf(directUrl(services)), application_name: 'rawnaq restore' });
  await client.connect();
  try {
    const ours = (await readMigrations(client)).at(-1)?.name ?? '';
    if (ours !== theirs)
      throw new OtherVersion(
        `This backup comes from another version: its last migration is ${theirs}, here it is ${ours}. ` +
          'Restore it with the version of Rawnaq that made it.',
      );
  } finally {
    await client.end();
  }
}

/** Loads it, compares every table and every sum with what was saved, and asks the books whether they add up. */
async function drill(services: Services, row: RestoreRow): Promise<void> {
  const backup = await backupOf(services, row);
  const result = await inScratch(services, async (scratch): Promise<Result> => {
    const loaded = await load(services, scratch, backup, nowhere);
    await touch(services, row);
    crashPoint('restore.loaded');
    const { salons, violations } = await checkScratch(services, scratch, row);
    if (violations > 0)
      throw new RulesBroken(`${violations} rules of the books do not hold in the backup that was brought back.`);
    return { table_count: loaded.tables, row_count: loaded.rows, salons, violations };
  });
  await asPlatform(services, (tx) =>
    updateRestore(tx, row.id, { state: passed, ...result, finished_at: services.clock().toISOString() }),
  );
}

async function restoreMerchant(services: Services, row: RestoreRow, tenant: number): Promise<void> {
  if (row.restored_at === null) await replaceMerchant(services, row, tenant);
  crashPoint('restore.committed');
  // Whoever was signed in is out, in every process.
  await asPlatform(services, async (tx) => announce(tx, { channel: 'session', account_id: tenant }));
  const [checked] = await checkSalons(services, [tenant]);
  const violations = checked?.broken.reduce((sum, one) => sum + one.violations, 0) ?? 0;
  await asPlatform(services, async (tx) => {
    const finished_at = services.clock().toISOString();
    if (!(await updateRestore(tx, row.id, { state: passed, violations, finished_at }))) return;
    await auditBySystem(tx, services.clock(), {
      account_id: tenant,
      action: 'platform-restores.restored',
      entity: 'platform_restores',
      entity_id: row.id,
      after: { backup_of: row.backup_of },
    });
  });
}

/** What is there now is saved first, so that the restore can be taken back. */
async function replaceMerchant(services: Services, row: RestoreRow, tenant: number): Promise<void> {
  const backup = await backupOf(services, row);
  await backUpBefore(services, row);
  crashPoint('restore.saved');
  await inScratch(services, async (scratch) => {
    await load(services, scratch, backup, missingFilesOf(services.storage, tenant));
    await touch(services, row);
    crashPoint('restore.taken-out');
    await restoreAccount(scratch.url, directUrl(services), { account: tenant, restore: row.id });
  });
}

async function backUpBefore(services: Services, row: RestoreRow): Promise<void> {
  const id = await asPlatform(services, (tx) => backupBefore(services, tx, row));
  await makeBackup(services, id, true);
  const made = await asPlatform(services, (tx) => findBackup(tx, id));
  if (made?.state !== platformBackupStates.codes.ready)
    throw new Error('What is there now could not be saved first, so nothing was restored.');
}

/** The one that an earlier run began, or a new one. */
async function backupBefore(services: Services, tx: Tx, row: RestoreRow): Promise<number> {
  const begun = row.before_id === null ? undefined : await findBackup(tx, row.before_id);
  const { running: isMade, ready } = platformBackupStates.codes;
  if (begun?.state === isMade || begun?.state === ready) return begun.id;
  const at = services.clock().toISOString();
  const id = await insertBackup(tx, {
    kind: platformBackupKinds.codes.before,
    user_name: row.user_name,
    created_at: at,
    touched_at: at,
  });
  await updateRestore(tx, row.id, { before_id: id, touched_at: at });
  return id;
}

const touch = (services: Services, { id }: RestoreRow): Promise<boolean> =>
  asPlatform(services, (tx) => updateRestore(tx, id, { touched_at: services.clock().toISOString() }));

async function inScratch<T>(services: Services, work: (scratch: ScratchDatabase) => Promise<T>): Promise<T> {
  const scratch = await openScratch(directUrl(services));
  try {
    return await work(scratch);
  } finally {
    await scratch.drop();
  }
}

const load = (
  services: Services,
  scratch: ScratchDatabase,
  backup: PlatformBackupRow,
  storage: Storage,
): Promise<ImportReport> =>
  importWorld({ url: scratch.url, storage, sealer: services.sealer }, worldIn(services, backup));

async function checkScratch(
  services: Services,
  scratch: ScratchDatabase,
  row: RestoreRow,
): Promise<{ salons: number; violations: number }> {
  const client = new pg.Client(connectionOf(scratch.url));
  await client.connect();
  const roles = await readRoles(client).finally(() => client.end());
  const pool = openPool(scratch.url, roles!.platform, 2);
  try {
    const ids = await transaction(pool, PLATFORM_ACCOUNT, salonIds);
    let violations = 0;
    for (const account of ids) {
      const broken = await transaction(pool, PLATFORM_ACCOUNT, (tx) => runChecks(tx, account));
      violations += broken.reduce((sum, one) => sum + one.violations, 0);
      await touch(services, row);
    }
    return { salons: ids.length, violations };
  } finally {
    await pool.end();
  }
}

/** A drill compares the files with their sums and keeps none. */
const nowhere: Storage = {
  put: async () => {},
  putFile: async () => {},
  remove: async () => {},
  open: async () => undefined,
  check: async () => {},
};

/** Files of one account that are no longer there come back; nothing else is written, and nothing goes. */
const missingFilesOf = (storage: Storage, account: number): Storage => ({
  ...nowhere,
  async put(key, bytes) {
    if (!key.startsWith(`${account}/`)) return;
    const found = await storage.open(key);
    if (found) found.stream.destroy();
    else await storage.put(key, bytes);
  },
});
