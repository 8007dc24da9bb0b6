import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import {
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import {
  platformBackupsContract,
  type PlatformRestoreRecord,
} from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { enqueue } from '../../db/enqueue';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import type { FileAnswer } from '../../http/answers/file-answer';
import { audit } from '../audit';
import { assertOwnPassword } from '../auth';
import { assertTicket, newTicket } from '../backups';
import { backupStorage } from './backup-files';
import { ATTEMPTS, OVERDUE_MS } from './platform-backups.job';
import { findMerchant, merchantsLike } from './merchants.repo';
import {
  deleteBackup,
  findBackup,
  insertBackup,
  insertRestore,
  isBackupRunning,
  lastProven,
  listBackups,
  listRestores,
  newestGoodBackup,
  runningRestore,
  type PlatformBackupRow,
  type ShownRestore,
} from './platform-backups.repo';

type Backups = typeof platformBackupsContract;
const { ready } = platformBackupStates.codes;

const get: UseCase<Backups['get']> = async ({ tx, now, permissions }) => {
  const [backups, restores, proven, newest] = await Promise.all([
    listBackups(tx),
    listRestores(tx),
    lastProven(tx),
    newestGoodBackup(tx),
  ]);
  return {
    backups,
    restores: restores.map(shownRestore),
    last_proven: proven ? shownRestore(proven) : null,
    is_overdue: !newest || Date.parse(newest.created_at) < now.getTime() - OVERDUE_MS,
    may_restore: can(permissions, 'platform-technical.restore-merchants'),
  };
};

const shownRestore = ({ tenant, english_name, arabic_name, ...row }: ShownRestore): PlatformRestoreRecord => ({
  ...row,
  merchant: tenant === null ? null : { id: tenant, name: { en: english_name ?? '', ar: arabic_name ?? '' } },
});

const add: UseCase<Backups['add']> = async (ctx) => {
  if (await isBackupRunning(ctx.tx)) throw new AppError('BACKUP_UNDER_WAY');
  const at = ctx.now.toISOString();
  const kind = platformBackupKinds.codes.hand;
  const id = await insertBackup(ctx.tx, {
    kind,
    user_name: sessionOf(ctx).user.name,
    created_at: at,
    touched_at: at,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'platform_backups_one_running') ? new AppError('BACKUP_UNDER_WAY') : error;
  });
  await enqueue(ctx.tx, 'make-platform-backup', { id }, { maxAttempts: ATTEMPTS });
  await audit(ctx, { action: 'platform-backups.add', entity: 'platform_backups', entity_id: id, after: { kind } });
  return { id };
};

/** The job finds out by itself that nobody waits for it any more. */
const remove: UseCase<Backups['remove']> = async (ctx, { id }) => {
  const row = await findBackup(ctx.tx, id);
  if (!row) throw new AppError('NOT_FOUND');
  if ((await runningRestore(ctx.tx))?.backup_id === id) throw new AppError('RESTORE_UNDER_WAY');
  await deleteBackup(ctx.tx, id);
  await audit(ctx, {
    action: 'platform-backups.remove',
    entity: 'platform_backups',
    entity_id: id,
    before: writtenDown(row),
  });
  const { storage_key } = row;
  if (storage_key !== null)
    ctx.afterCommit(
      () =>
        void backupStorage(ctx.services)
          .remove(storage_key)
          .catch((err: unknown) => ctx.log.warn({ err }, 'the file of a backup was left behind')),
    );
  return { done: true };
};

const check: UseCase<Backups['check']> = async (ctx, { id }) => {
  await goodBackup(ctx, id);
  await enqueue(ctx.tx, 'check-platform-backup', { id }, { key: `check-platform-backup-${id}`, maxAttempts: ATTEMPTS });
  return { done: true };
};

const drill: UseCase<Backups['drill']> = async (ctx, { id: backupId }) => {
  const backup = await goodBackup(ctx, backupId);
  const id = await beginRestore(ctx, backup, null);
  await audit(ctx, {
    action: 'platform-restores.drill',
    entity: 'platform_restores',
    entity_id: id,
    after: { backup_of: backup.created_at },
  });
  return { id };
};

const restoreMerchant: UseCase<Backups['restore_merchant']> = async (ctx, { id: backupId, merchant_id, ticket }) => {
  assertTicket(ctx, ticket);
  const backup = await goodBackup(ctx, backupId);
  const merchant = await findMerchant(ctx.tx, merchant_id);
  if (!merchant) throw new AppError('NOT_FOUND', { field: 'merchant_id' });
  if (merchant.created_at > backup.created_at) throw new AppError('BACKUP_WITHOUT_MERCHANT', { field: 'merchant_id' });
  // What is there now is saved first, which waits for nobody else's backup.
  if (await isBackupRunning(ctx.tx)) throw new AppError('BACKUP_UNDER_WAY');
  const id = await beginRestore(ctx, backup, merchant.id);
  await audit(ctx, {
    action: 'platform-restores.merchant',
    entity: 'platform_restores',
    entity_id: id,
    after: { backup_of: backup.created_at, merchant: merchant.english_name },
  });
  return { id };
};

async function beginRestore(ctx: Ctx, backup: PlatformBackupRow, tenant: number | null): Promise<number> {
  if (await runningRestore(ctx.tx)) throw new AppError('RESTORE_UNDER_WAY');
  const at = ctx.now.toISOString();
  const id = await insertRestore(ctx.tx, {
    kind: tenant === null ? platformRestoreKinds.codes.drill : platformRestoreKinds.codes.merchant,
    backup_id: backup.id,
    backup_of: backup.created_at,
    tenant,
    user_name: sessionOf(ctx).user.name,
    started_at: at,
    touched_at: at,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'platform_restores_one_running') ? new AppError('RESTORE_UNDER_WAY') : error;
  });
  await enqueue(ctx.tx, 'restore-platform-backup', { id }, { maxAttempts: ATTEMPTS });
  return id;
}

async function goodBackup({ tx }: Ctx, id: number): Promise<PlatformBackupRow> {
  const row = await findBackup(tx, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.state !== ready) throw new AppError('BACKUP_NOT_READY');
  return row;
}

const file: UseCase<Backups['file']> = async (ctx, { id, ticket }): Promise<FileAnswer> => {
  assertTicket(ctx, ticket);
  const row = await goodBackup(ctx, id);
  const stored = await backupStorage(ctx.services).open(row.storage_key!);
  if (!stored) throw new AppError('NOT_FOUND');
  await audit(ctx, {
    action: 'platform-backups.download',
    entity: 'platform_backups',
    entity_id: id,
    after: writtenDown(row),
  });
  const name = `rawnaq-${row.created_at.slice(0, 16).replaceAll(':', '')}.backup`;
  return {
    body: stored.stream,
    bytes: stored.bytes,
    type: 'application/octet-stream',
    name,
    plainName: name,
    headers: { 'cache-control': 'private, no-store' },
  };
};

const writtenDown = ({ kind, state, created_at, bytes }: PlatformBackupRow) => ({
  kind,
  state,
  made_at: created_at,
  ...(bytes !== null && { bytes }),
});

const useCases: UseCases<Backups> = {
  get,
  add,
  remove,
  check,
  drill,
  unlock: async (ctx, proof) => {
    await assertOwnPassword(ctx, proof);
    return newTicket(ctx);
  },
  file,
  merchants: async ({ tx }, { search }) => ({
    records: (await merchantsLike(tx, search)).map(({ id, english_name, arabic_name }) => ({
      id,
      name: { en: english_name, ar: arabic_name },
    })),
  }),
  restore_merchant: restoreMerchant,
};

export const platformBackupsRoutes = { contract: platformBackupsContract, useCases };
