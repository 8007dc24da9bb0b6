import { backupStates } from '@rawnaq/domain/backups/backup.states';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Ctx } from '../../http/context';

type Place = Pick<Ctx, 'tx' | 'accountId'>;
const { running } = backupStates.codes;

export const backupsOf = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('backups as b')
    .innerJoin('users as u', (join) => join.onRef('u.account_id', '=', 'b.account_id').onRef('u.id', '=', 'b.user_id'))
    .select([
      'b.id',
      'b.kind',
      'b.state',
      'b.permissions',
      'b.total_parts',
      'b.done_parts',
      'b.bytes',
      'b.created_at',
      'u.name as user_name',
      sql<boolean>`b.email is not null`.as('is_scheduled'),
    ])
    .where('b.account_id', '=', accountId)
    .where('u.account_id', '=', accountId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(100)
    .execute();

export const findBackup = ({ tx, accountId }: Place, id: number) =>
  tx.selectFrom('backups').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
export type BackupRow = NonNullable<Awaited<ReturnType<typeof findBackup>>>;

export const isRunning = async ({ tx, accountId }: Place): Promise<boolean> =>
  (await tx
    .selectFrom('backups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', running)
    .executeTakeFirst()) !== undefined;

export const findSalon = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function insertBackup(tx: Tx, row: Insertable<DB['backups']>): Promise<number> {
  return (await tx.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Only of one that is still wanted. Answers whether it was. */
export async function updateRunning(
  { tx, accountId }: Place,
  id: number,
  change: Updateable<DB['backups']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('backups')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteBackup({ tx, accountId }: Place, id: number): Promise<void> {
  await tx.deleteFrom('backups').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export const findSchedule = ({ tx, accountId }: Place) =>
  tx.selectFrom('backup_schedules').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const lockSchedule = ({ tx, accountId }: Place) =>
  tx.selectFrom('backup_schedules').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

export async function putSchedule(tx: Tx, row: Insertable<DB['backup_schedules']>): Promise<void> {
  const { account_id: _, ...change } = row;
  await tx
    .insertInto('backup_schedules')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

export async function deleteSchedule({ tx, accountId }: Place): Promise<void> {
  await tx.deleteFrom('backup_schedules').where('account_id', '=', accountId).execute();
}

export async function moveNext({ tx, accountId }: Place, next_at: string): Promise<void> {
  await tx.updateTable('backup_schedules').set({ next_at }).where('account_id', '=', accountId).execute();
}

type Uploaded = { id: number; unique_id: string; file_name: string };
export const uploadsAfter = ({ tx, accountId }: Place, after: number, most: number): Promise<Uploaded[]> =>
  tx
    .selectFrom('uploads')
    .select(['id', 'unique_id', 'file_name'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

export const countUploads = async ({ tx, accountId }: Place): Promise<number> =>
  (
    await tx
      .selectFrom('uploads')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count;
