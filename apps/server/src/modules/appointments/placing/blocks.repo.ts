import { sql } from 'kysely';
import type { Ctx } from '../../../http/context';
import { ownDayOf } from '../../../http/lists/own-calendar.query';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now' | 'session'>;
export type BlockRow = {
  employee_id: number;
  start_at: string;
  end_at: string;
  reason: string | null;
  series_id: number | null;
  created_by: number | null;
};

/** In the order given. */
export async function insertBlocks({ tx, accountId, now }: Writer, blocks: readonly BlockRow[]): Promise<number[]> {
  const rows = await tx
    .insertInto('block_times')
    .values(blocks.map((block) => ({ account_id: accountId, ...block, created_at: now.toISOString() })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A colleague's block is not there for a person with an own calendar. */
const isWritable = (writer: Writer) => {
  const own = ownDayOf(writer);
  return own === undefined ? sql<boolean>`true` : sql<boolean>`employee_id = ${own}`;
};

export const lockBlock = (writer: Writer, id: number) =>
  writer.tx
    .selectFrom('block_times')
    .select(['id', 'employee_id', 'start_at', 'end_at', 'reason', 'series_id'])
    .where('account_id', '=', writer.accountId)
    .where('id', '=', id)
    .where(isWritable(writer))
    .forUpdate()
    .executeTakeFirst();

/**
 * Those after one in its series, for every employee who was blocked with it and whose day is the writer's to change.
 */
export const lockFollowingBlocks = (writer: Writer, seriesId: number, after: string) =>
  writer.tx
    .selectFrom('block_times')
    .select(['id', 'employee_id', 'start_at', 'end_at', 'reason'])
    .where('account_id', '=', writer.accountId)
    .where('series_id', '=', seriesId)
    .where('start_at', '>', after)
    .where(isWritable(writer))
    .orderBy('id')
    .forUpdate()
    .execute();

export async function updateBlock(
  { tx, accountId, now }: Writer,
  id: number,
  block: Omit<BlockRow, 'series_id' | 'created_by'>,
): Promise<void> {
  await tx
    .updateTable('block_times')
    .set({ ...block, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteBlocks({ tx, accountId }: Writer, ids: readonly number[]): Promise<void> {
  await sql`delete from busy_times where account_id = ${accountId} and block_id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
  await sql`delete from block_times where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(tx);
}

/** Times blocked for somebody who is not there to be blocked. */
export async function dropComingBlocks({ tx, accountId, now }: Writer, employeeId: number): Promise<void> {
  const coming = sql`
    select b.id
    from block_times b
    where b.account_id = ${accountId} and b.employee_id = ${employeeId}
      and b.start_at > ${now.toISOString()}::timestamptz`;
  await sql`delete from busy_times where account_id = ${accountId} and block_id in (${coming})`.execute(tx);
  await sql`delete from block_times where account_id = ${accountId} and id in (${coming})`.execute(tx);
}
