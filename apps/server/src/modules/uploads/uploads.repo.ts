import type { Tx } from '../../db/database';

type NewUpload = {
  account_id: number;
  unique_id: string;
  file_name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
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
    .executeTakeFirst();

export async function hasUpload(tx: Tx, accountId: number, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('uploads')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('mime', 'like', 'image/%')
      .executeTakeFirst()) !== undefined
  );
}

export async function uniqueIdOf(tx: Tx, accountId: number, id: number): Promise<string | undefined> {
  return (
    await tx
      .selectFrom('uploads')
      .select('unique_id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
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
