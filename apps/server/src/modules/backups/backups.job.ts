import { yearsOfDocuments } from '@rawnaq/domain/backups/backup.rules';
import { stat } from 'node:fs/promises';
import { backupKinds, backupStates } from '@rawnaq/domain/backups/backup.states';
import { BACKUP_KEPT_DAYS, MOST_MAILED_BYTES, type BackupContent } from '@rawnaq/domain/backups/backups.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { toWall, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { JobHelpers } from 'graphile-worker';
import { enqueue } from '../../db/enqueue';
import type { Tx } from '../../db/database';
import { backgroundContext } from '../../http/background-context';
import { hasAllOf } from '../../http/lists/rights-of-file';
import { newUniqueId } from '../../infra/crypto';
import { clearWorkFolders, inWorkFolder } from '../../infra/work-folder';
import { apart, asAccount, asPlatform, type Services } from '../../services';
import { loadPerson } from '../../sessions/load-session';
import type { Job } from '../../worker/job';
import { oneByOne, salonBySalon } from '../../worker/salon-by-salon';
import { attachFiles, queueMessage } from '../messages';
import { notify } from '../notifications';
import type { Exportables } from './backup-content';
import { nameOfBackup } from './backup-names';
import { assertMine, ATTEMPTS, nextBackupAt, type ScheduledContent } from './backups.routes';
import {
  deleteBackup,
  findBackup,
  findSalon,
  insertBackup,
  isRunning,
  lockSchedule,
  moveNext,
  updateRunning,
  type BackupRow,
} from './backups.repo';
import { backupsBefore, dueSchedules, stuckBackups } from './due.repo';
import { writeAccount, writeData, type Progress } from './write-backup';

type Asked = { account_id: number; id: number };
const { running, ready, failed, refused } = backupStates.codes;
const DAY_MS = 86_400_000;
/** Far longer than a worker that died is missed, and than any single part takes. */
const STUCK_MS = 45 * 60_000;
/** How often it is told how far it is. */
const TELL_MS = 700;

export const backupJobs = (exportables: Exportables): readonly Job[] => [
  {
    task: 'make-backup',
    run: (services, payload, { job }: JobHelpers) =>
      inTurn(services, payload as Asked, () =>
        makeBackup(services, exportables, payload as Asked, job.attempts >= job.max_attempts),
      ),
  },
  { task: 'queue-due-backups', cron: '*/5 * * * *', run: queueDue },
  { task: 'end-stuck-backups', cron: '*/10 * * * *', run: endStuck },
  { task: 'forget-old-backups', cron: '47 * * * *', run: forgetOld },
];

/** It went away while it was made: somebody cancelled it. */
class Unwanted extends Error {}

/** Of this process: the other workers are for messages and whatever else is due. */
const MOST_AT_ONCE = 2;
const LATER_SECONDS = 20;
let underWay = 0;

/** In the night many salons want theirs at once: each takes its turn, and nobody's reminder waits behind them. */
async function inTurn(services: Services, asked: Asked, work: () => Promise<void>): Promise<void> {
  if (underWay >= MOST_AT_ONCE)
    return asAccount(services, asked.account_id, async (tx) => {
      const touched_at = services.clock().toISOString();
      if (await updateRunning(placeOf(tx, asked), asked.id, { touched_at }))
        await enqueue(tx, 'make-backup', asked, { inSeconds: LATER_SECONDS, maxAttempts: ATTEMPTS });
    });
  underWay += 1;
  await work().finally(() => {
    underWay -= 1;
  });
}

/**
 * Writes the file beside, then stores it, then says so; a run that dies leaves nothing but its own folder, and the next
 * one begins anew. Two runs at once write two files, and the one that comes second throws its own away.
 */
async function makeBackup(services: Services, exportables: Exportables, asked: Asked, isLast: boolean): Promise<void> {
  const row = await asAccount(services, asked.account_id, (tx) => findBackup(placeOf(tx, asked), asked.id));
  if (row?.state !== running) return;
  try {
    await inWorkFolder('backup', (folder) => writeAndKeep(services, exportables, row, folder));
  } catch (error) {
    if (error instanceof Unwanted) return;
    const isRefused =
      error instanceof AppError &&
      (['refused', 'signed-out'].includes(error.meaning) || error.code === 'BACKUP_OF_OTHERS');
    if (isRefused || isLast) await giveUp(services, row, isRefused ? refused : failed);
    if (!isRefused) throw error;
  }
}

async function writeAndKeep(
  services: Services,
  exportables: Exportables,
  row: BackupRow,
  folder: string,
): Promise<void> {
  await assertAllowed(services, exportables, row);
  const progress = newProgress(services, row);
  const file =
    row.kind === backupKinds.codes.data
      ? await writeData(services, exportables, row, folder, progress)
      : await writeAccount(services, row, folder, progress);
  await assertAllowed(services, exportables, row);
  await keep(services, row, file);
}

const placeOf = (tx: Tx, { account_id }: Pick<Asked, 'account_id'>) => ({ tx, accountId: account_id });

/** Asked before and after: whoever lost a right meanwhile gets nothing of it. */
const assertAllowed = (services: Services, exportables: Exportables, row: BackupRow): Promise<void> =>
  asAccount(services, row.account_id, async (tx) => {
    const session = await loadPerson(tx, row.account_id, row.user_id);
    const ctx = backgroundContext(services, { session, area: 'merchant', language: row.language as Language }, tx);
    assertMine(ctx, exportables, row.kind, row.content as BackupContent);
    const now = await findBackup(placeOf(tx, row), row.id);
    if (now && !hasAllOf(session.permissions, now.permissions)) throw new AppError('BACKUP_OF_OTHERS');
  });

function newProgress(services: Services, row: BackupRow): Progress {
  let done_parts = 0;
  let told = 0;
  const tell = async (change: Parameters<typeof updateRunning>[2]): Promise<void> => {
    const touched_at = services.clock().toISOString();
    const isWanted = await apart(services, (tx) => updateRunning(placeOf(tx, row), row.id, { ...change, touched_at }));
    if (!isWanted) throw new Unwanted();
  };
  return {
    begin: (permissions, total_parts) => tell({ permissions: JSON.stringify(permissions), total_parts, done_parts: 0 }),
    async passed(parts) {
      done_parts += parts;
      if (Date.now() - told < TELL_MS) return;
      told = Date.now();
      await tell({ done_parts });
    },
  };
}

/**
 * The file is stored, and then it is said that it is there, together with the letter that carries it or tells of it.
 */
async function keep(services: Services, row: BackupRow, file: string): Promise<void> {
  const { size: bytes } = await stat(file);
  const storage_key = `backups/${row.account_id}/${newUniqueId()}`;
  const isAttached = row.email !== null && bytes <= MOST_MAILED_BYTES;
  const mail_key = isAttached ? `mails/${row.account_id}/${newUniqueId()}` : undefined;
  const takeBack = async (): Promise<void> => {
    await services.storage.remove(storage_key);
    if (mail_key) await services.storage.remove(mail_key);
  };
  await services.storage.putFile(storage_key, file);
  if (mail_key) await services.storage.putFile(mail_key, file);
  const finished_at = services.clock().toISOString();
  const isFirst = await asAccount(services, row.account_id, async (tx) => {
    const place = placeOf(tx, row);
    const done_parts = (await findBackup(place, row.id))?.total_parts ?? 0;
    if (!(await updateRunning(place, row.id, { state: ready, storage_key, bytes, done_parts, finished_at })))
      return false;
    if (row.email === null) return true;
    const message_id = await writeLetter(services, tx, row, mail_key ? 'backup-mail' : 'backup-mail-large');
    if (mail_key) {
      const { name } = nameOfBackup(row, await findSalon(place));
      await attachFiles(tx, { account_id: row.account_id, message_id }, [
        { name, mime: 'application/zip', bytes, storage_key: mail_key },
      ]);
    }
    return true;
  }).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isFirst) await takeBack();
}

/** Nobody sees the page of a backup that came by the clock: its failure is told. */
const giveUp = (services: Services, row: BackupRow, state: typeof failed | typeof refused): Promise<void> =>
  asAccount(services, row.account_id, async (tx) => {
    const place = placeOf(tx, row);
    const finished_at = services.clock().toISOString();
    if (!(await updateRunning(place, row.id, { state, finished_at })) || row.email === null) return;
    const { time_zone } = await findSalon(place);
    await notify(tx, row.account_id, {
      type: 'backups',
      code: 'failed',
      values: { date: toWall(row.created_at, time_zone).date },
    });
    await writeLetter(services, tx, row, 'backup-failed');
  });

async function writeLetter(
  services: Services,
  tx: Tx,
  row: BackupRow,
  template: 'backup-mail' | 'backup-mail-large' | 'backup-failed',
): Promise<number> {
  const language = row.language as Language;
  const salon = await findSalon(placeOf(tx, row));
  return queueMessage(tx, {
    account_id: row.account_id,
    channel: 'email',
    recipient: row.email!,
    language,
    template,
    values: {
      salon: language === 'ar' ? salon.arabic_name : salon.english_name,
      date: toWall(row.created_at, salon.time_zone).date,
      page: services.config.publicUrl + pathTo('merchant-setting-backups', language),
    },
  });
}

/** The backup and the next time are written together: whatever crashes, each is made once. */
async function queueDue(services: Services): Promise<void> {
  const due = await asPlatform(services, (tx) => dueSchedules(tx, services.clock()));
  await salonBySalon(services, 'backups of the clock', due, async ({ tx, now }, { account_id, time_zone }) => {
    const place = placeOf(tx, { account_id });
    const schedule = await lockSchedule(place);
    // One that is just being made is waited for: five minutes later the clock asks again.
    if (!schedule || Date.parse(schedule.next_at) > now.getTime() || (await isRunning(place))) return;
    // After a long absence of the server it is made once, not for every time it missed.
    await moveNext(place, nextBackupAt(schedule.rhythm, now, time_zone));
    const { documents, ...content } = schedule.content as ScheduledContent;
    const dueOn = toWall(schedule.next_at, time_zone).date;
    const years = documents ? yearsOfDocuments(dueOn, todayIn(now, time_zone)) : [];
    const at = now.toISOString();
    const id = await insertBackup(tx, {
      account_id,
      kind: backupKinds.codes.data,
      content: JSON.stringify({ ...content, years }),
      user_id: schedule.user_id,
      permissions: '{}',
      email: schedule.email,
      language: schedule.language,
      created_at: at,
      touched_at: at,
    });
    await enqueue(tx, 'make-backup', { account_id, id }, { maxAttempts: ATTEMPTS });
  });
}

/** Whoever worked on it was killed once too often. */
async function endStuck(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - STUCK_MS).toISOString();
  const stuck = await asPlatform(services, (tx) => stuckBackups(tx, before));
  await oneByOne(services, 'backups that stand still', stuck, async ({ account_id, id }) => {
    const row = await asAccount(services, account_id, (tx) => findBackup(placeOf(tx, { account_id }), id));
    if (row) await giveUp(services, row, failed);
  });
}

/** Files whose week is over, and what a process that was killed left on this machine. */
async function forgetOld(services: Services): Promise<void> {
  const now = services.clock();
  const before = new Date(now.getTime() - BACKUP_KEPT_DAYS * DAY_MS).toISOString();
  const over = await asPlatform(services, (tx) => backupsBefore(tx, before));
  await oneByOne(services, 'backups to forget', over, async (old) => {
    if (old.storage_key !== null) await services.storage.remove(old.storage_key);
    await asAccount(services, old.account_id, (tx) => deleteBackup(placeOf(tx, old), old.id));
  });
  await clearWorkFolders('backup', now);
}
