import { exportStates } from '@rawnaq/domain/exports/export.states';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';

const { running } = exportStates.codes;
/** A visit of the platform's staff sees its own files and not those of the person it acts for. */
export type Owner = { account_id: number; user_id: number; impersonator_id: number | null };

const owned = (tx: Tx, { account_id, user_id, impersonator_id }: Owner) =>
  tx
    .selectFrom('exports')
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .where('impersonator_id', 'is not distinct from', impersonator_id);

/** Until the end of the transaction: whoever asks for many at once is counted one after the other. */
export async function lockExportsOf(tx: Tx, { account_id, user_id }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${user_id}`}, ${account_id}))`.execute(tx);
}

export const exportsOf = (tx: Tx, owner: Owner) =>
  owned(tx, owner)
    .select(['id', 'file_name', 'state', 'total_rows', 'done_rows', 'bytes', 'created_at', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

export const findOwned = (tx: Tx, owner: Owner, id: number) =>
  owned(tx, owner).selectAll().where('id', '=', id).executeTakeFirst();

export const findExport = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('exports').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

export async function insertExport(tx: Tx, row: Insertable<DB['exports']>): Promise<number> {
  return (await tx.insertInto('exports').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Only of one that is still wanted. Answers whether it was. */
export async function updateRunning(
  tx: Tx,
  accountId: number,
  id: number,
  change: Updateable<DB['exports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exports')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteExport(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('exports').where('account_id', '=', accountId).where('id', '=', id).execute();
}
