import type { Tx } from '../../db/database';

type NewUpload = {
  account_id: number;
  unique_id: string;
  file_name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Sent to be shown to others, as a logo or the picture of a service. */
  is_shown: boolean;
  created_by: number;
  created_at: string;
};

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<number> {
  return (await tx.insertInto('uploads').values(upload).returning('id').executeTakeFirstOrThrow()).id;
}

export const findUpload = (tx: Tx, accountId: number, uniqueId: string) =>
  tx
    .selectFrom('uploads')
    .select(['account_id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export async function hasUpload(tx: Tx, accountId: number, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('uploads')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('mime', 'like', 'image/%')
      .where('removed_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

/** Where a file lies, if it is still there. */
export const findFile = ({ tx, accountId }: { tx: Tx; accountId: number }, id: number | null) =>
  tx
    .selectFrom('uploads')
    .select(['account_id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function uniqueIdOf(tx: Tx, accountId: number, id: number): Promise<string | undefined> {
  return (
    await tx
      .selectFrom('uploads')
      .select('unique_id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  )?.unique_id;
}

/** With whether they are square: a file may be a picture of any shape until it stands for something. */
export async function picturesAmong(tx: Tx, accountId: number, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await tx
    .selectFrom('uploads')
    .select(['id', 'width', 'height'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('mime', 'like', 'image/%')
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, width, height }) => [id, width === height]));
}

export async function hasFile(tx: Tx, accountId: number, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('uploads')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined
  );
}

/** A picture shown to others, held while somebody of the platform decides about it. */
export const lockShown = (tx: Tx, accountId: number, id: number) =>
  shown(tx, accountId, id).forUpdate().executeTakeFirst();
export const findShown = (tx: Tx, accountId: number, id: number) => shown(tx, accountId, id).executeTakeFirst();
const shown = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('uploads')
    .select(['account_id', 'id', 'unique_id', 'file_name', 'mime', 'seen_at', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('is_shown', '=', true);

type Decided = { seen_at: string } | { removed_at: string; remove_reason: string };
export async function decideShown(tx: Tx, accountId: number, id: number, decided: Decided): Promise<void> {
  await tx.updateTable('uploads').set(decided).where('account_id', '=', accountId).where('id', '=', id).execute();
}
