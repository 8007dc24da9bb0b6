import { keptBackups } from '@rawnaq/domain/platform-backups/kept-backups.rules';
import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import type { JobHelpers } from 'graphile-worker';
import { enqueue } from '../../db/enqueue';
import { isUniqueViolation } from '../../db/pg-errors';
import { clearWorkFolders } from '../../infra/work-folder';
import { asPlatform, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { backupStorage, proveFile } from './backup-files';
import { failureOf } from './fault-of';
import { giveUp, makeBackup } from './make-backup';
import {
  deleteBackup,
  everyBackup,
  findBackup,
  insertBackup,
  insertRestore,
  newestGoodBackup,
  runningRestore,
  stuckBackups,
  stuckRestores,
  updateGood,
} from './platform-backups.repo';
import { giveUpRestore, runRestore } from './run-restore';
import { tellStaff } from './tell-staff';

type Asked = { id: number };
/** How often a run that failed is made anew. */
export const ATTEMPTS = 3;
const DAY_MS = 86_400_000;
/** Far longer than a worker that died is missed, and than any single part takes. */
const STUCK_MS = 60 * 60_000;
/** Without a good one for so long, somebody has to know. */
export const OVERDUE_MS = 2 * DAY_MS;
const FAILED_KEPT_MS = 30 * DAY_MS;

const isLast = ({ job }: JobHelpers): boolean => job.attempts >= job.max_attempts;

/** In the night of the Gulf: half past four in the Emirates. */
export const platformBackupJobs: readonly Job[] = [
  {
    task: 'make-platform-backup',
    run: (services, payload, helpers) => makeBackup(services, (payload as Asked).id, isLast(helpers)),
  },
  {
    task: 'restore-platform-backup',
    run: (services, payload, helpers) => runRestore(services, (payload as Asked).id, isLast(helpers)),
  },
  { task: 'check-platform-backup', run: (services, payload) => checkOne(services, (payload as Asked).id) },
  { task: 'queue-platform-backup', cron: '30 0 * * *', run: queueNightly },
  { task: 'queue-restore-drill', cron: '30 1 * * 0', run: queueDrill },
  { task: 'check-newest-backup', cron: '30 5 * * *', run: checkNewest },
  { task: 'forget-platform-backups', cron: '50 2 * * *', run: forgetOld },
  { task: 'end-stuck-platform-backups', cron: '*/10 * * * *', run: endStuck },
];

async function queueNightly(services: Services): Promise<void> {
  await asPlatform(services, async (tx) => {
    const at = services.clock().toISOString();
    const id = await insertBackup(tx, { kind: platformBackupKinds.codes.night, created_at: at, touched_at: at });
    await enqueue(tx, 'make-platform-backup', { id }, { maxAttempts: ATTEMPTS });
  }).catch((error: unknown) => {
    // One that somebody just makes by hand is as good.
    if (!isUniqueViolation(error, 'platform_backups_one_running')) throw error;
  });
}

/** Every week the newest one is really brought back. */
async function queueDrill(services: Services): Promise<void> {
  await asPlatform(services, async (tx) => {
    const newest = await newestGoodBackup(tx);
    if (!newest || (await runningRestore(tx))) return;
    const at = services.clock().toISOString();
    const id = await insertRestore(tx, {
      kind: platformRestoreKinds.codes.drill,
      backup_id: newest.id,
      backup_of: newest.created_at,
      started_at: at,
      touched_at: at,
    });
    await enqueue(tx, 'restore-platform-backup', { id }, { maxAttempts: ATTEMPTS });
  });
}

/** Reads the newest file as a whole. A broken one is said at once, and so is that there is none. */
async function checkNewest(services: Services): Promise<void> {
  const newest = await asPlatform(services, newestGoodBackup);
  if (newest) await checkOne(services, newest.id);
  const oldest = services.clock().getTime() - OVERDUE_MS;
  await asPlatform(services, async (tx) => {
    const good = await newestGoodBackup(tx);
    if (!good || Date.parse(good.created_at) < oldest) await tellStaff(services, tx, { code: 'none' });
  });
}

async function checkOne(services: Services, id: number): Promise<void> {
  const row = await asPlatform(services, (tx) => findBackup(tx, id));
  if (row?.state !== platformBackupStates.codes.ready) return;
  const checked_at = services.clock().toISOString();
  try {
    await proveFile(services, row);
    await asPlatform(services, (tx) => updateGood(tx, id, { checked_at }));
  } catch (error) {
    const { fault, detail } = failureOf(error);
    // A store that is away for a moment says nothing about the file: the job tries again.
    if (fault === backupFaults.codes.other) throw error;
    await asPlatform(services, async (tx) => {
      if (await updateGood(tx, id, { state: platformBackupStates.codes.broken, fault, detail, checked_at }))
        await tellStaff(services, tx, { code: 'broken', made_at: row.created_at, fault });
    });
  }
}

/** What the rule does not keep, failures of a month ago, and folders that a killed process left on this machine. */
async function forgetOld(services: Services): Promise<void> {
  const now = services.clock();
  const rows = await asPlatform(services, everyBackup);
  const busy = await asPlatform(services, runningRestore);
  const { ready, failed, broken } = platformBackupStates.codes;
  const kept = keptBackups(
    rows
      .filter(({ state }) => state === ready)
      .map(({ id, created_at, kind }) => ({ id, created_at, is_by_hand: kind !== platformBackupKinds.codes.night })),
    now,
  );
  const failedBefore = now.getTime() - FAILED_KEPT_MS;
  for (const row of rows) {
    const isOver =
      row.state === ready
        ? !kept.has(row.id)
        : (row.state === failed || row.state === broken) && Date.parse(row.created_at) < failedBefore;
    if (!isOver || busy?.backup_id === row.id) continue;
    if (row.storage_key !== null) await backupStorage(services).remove(row.storage_key);
    await asPlatform(services, (tx) => deleteBackup(tx, row.id));
  }
  await clearWorkFolders('platform-backup', now);
}

/** Whoever worked on it was killed once too often. */
async function endStuck(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - STUCK_MS).toISOString();
  const stopped = { fault: backupFaults.codes.stopped, detail: 'Nobody has worked on it for an hour.' };
  for (const row of await asPlatform(services, (tx) => stuckBackups(tx, before))) await giveUp(services, row, stopped);
  for (const row of await asPlatform(services, (tx) => stuckRestores(tx, before)))
    await giveUpRestore(services, row, stopped);
}
