import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { staffStates } from '@rawnaq/domain/platform-staff/staff.states';
import {
  platformBackupStates,
  platformRestoreKinds,
  platformRestoreStates,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import type { Insertable, Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT } from '../../db/platform-account';
import type { DB } from '../../db/schema';

const { running, ready } = platformBackupStates.codes;
/** A rule of days, weeks and months keeps far fewer. */
const MOST_SHOWN = 100;
const MOST_RESTORES = 20;

export const listBackups = (tx: Tx) =>
  tx
    .selectFrom('platform_backups')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** All of them, for the rule that keeps some. */
export const everyBackup = (tx: Tx) =>
  tx.selectFrom('platform_backups').select(['id', 'kind', 'state', 'created_at', 'storage_key']).execute();

export const findBackup = (tx: Tx, id: number) =>
  tx.selectFrom('platform_backups').selectAll().where('id', '=', id).executeTakeFirst();
export type PlatformBackupRow = NonNullable<Awaited<ReturnType<typeof findBackup>>>;

export const newestGoodBackup = (tx: Tx) =>
  tx
    .selectFrom('platform_backups')
    .selectAll()
    .where('state', '=', ready)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of those that are no longer being made: failed ones too. */
export const newestBackups = (tx: Tx, most: number) =>
  tx
    .selectFrom('platform_backups')
    .select(['created_at', 'finished_at', 'bytes', 'state'])
    .where('state', '<>', running)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function insertBackup(tx: Tx, row: Insertable<DB['platform_backups']>): Promise<number> {
  return (await tx.insertInto('platform_backups').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const isBackupRunning = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('platform_backups').select('id').where('state', '=', running).executeTakeFirst()) !== undefined;

/** Only of one that is still wanted. Answers whether it was. */
export async function updateRunning(tx: Tx, id: number, change: Updateable<DB['platform_backups']>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform_backups')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of one that was good. */
export async function updateGood(tx: Tx, id: number, change: Updateable<DB['platform_backups']>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform_backups')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', ready)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteBackup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('platform_backups').where('id', '=', id).execute();
}

export const stuckBackups = (tx: Tx, before: string) =>
  tx.selectFrom('platform_backups').selectAll().where('state', '=', running).where('touched_at', '<', before).execute();

const restores = (tx: Tx) =>
  tx
    .selectFrom('platform_restores as r')
    .leftJoin('accounts as a', 'a.id', 'r.tenant')
    .select([
      'r.id',
      'r.kind',
      'r.state',
      'r.user_name',
      'r.backup_of',
      'r.tenant',
      'r.started_at',
      'r.finished_at',
      'r.table_count',
      'r.row_count',
      'r.salons',
      'r.violations',
      'r.fault',
      'r.detail',
      'a.english_name',
      'a.arabic_name',
    ])
    .orderBy('r.started_at', 'desc')
    .orderBy('r.id', 'desc');
export type ShownRestore = Awaited<ReturnType<typeof listRestores>>[number];

export const listRestores = (tx: Tx) => restores(tx).limit(MOST_RESTORES).execute();

export const lastProven = (tx: Tx) =>
  restores(tx)
    .where('r.kind', '=', platformRestoreKinds.codes.drill)
    .where('r.state', '=', platformRestoreStates.codes.passed)
    .limit(1)
    .executeTakeFirst();

export const findRestore = (tx: Tx, id: number) =>
  tx.selectFrom('platform_restores').selectAll().where('id', '=', id).executeTakeFirst();
export type RestoreRow = NonNullable<Awaited<ReturnType<typeof findRestore>>>;

export async function insertRestore(tx: Tx, row: Insertable<DB['platform_restores']>): Promise<number> {
  return (await tx.insertInto('platform_restores').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const runningRestore = (tx: Tx) =>
  tx
    .selectFrom('platform_restores')
    .select(['id', 'backup_id'])
    .where('state', '=', platformRestoreStates.codes.running)
    .executeTakeFirst();

export async function updateRestore(tx: Tx, id: number, change: Updateable<DB['platform_restores']>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform_restores')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', platformRestoreStates.codes.running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const stuckRestores = (tx: Tx, before: string) =>
  tx
    .selectFrom('platform_restores')
    .selectAll()
    .where('state', '=', platformRestoreStates.codes.running)
    .where('touched_at', '<', before)
    .execute();

/** The platform's own people, with what each may do. */
export async function staffWithRights(tx: Tx) {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select(['u.email', 'u.name', 'u.language', 'r.permissions'])
    .where('u.account_id', '=', PLATFORM_ACCOUNT)
    .where('r.account_id', '=', PLATFORM_ACCOUNT)
    .where('u.kind', '=', 'manager')
    .where('u.status', '=', staffStates.codes.active)
    .execute();
  return rows.map(({ permissions, ...person }) => ({ ...person, permissions: permissions as PermissionMap }));
}

export const platformZone = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('accounts').select('time_zone').where('id', '=', PLATFORM_ACCOUNT).executeTakeFirstOrThrow())
    .time_zone;
