import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { Readable } from 'node:stream';
import { RefusedByProvider, type OutgoingMessage } from '../../infra/message-drivers';
import type { Tx } from '../../db/database';
import { asPlatform, type Services } from '../../services';
import { openUpload } from '../uploads';

type Of = { account_id: number; message_id: number };
type StoredFile = { name: string; mime: string; bytes: number; storage_key: string };
/** Whoever got the letter has them; here they are kept to send it again. */
const KEPT_DAYS = 30;

export async function attachFiles(tx: Tx, message: Of, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('message_files')
    .values(files.map((file, place) => ({ ...message, ...file, position: place + 1 })))
    .execute();
}

/** What a message carries, opened. A letter that says "attached" is not sent without it. */
export async function openFiles(services: Services, message: Of): Promise<OutgoingMessage['files']> {
  const rows = await asPlatform(services, (tx) =>
    tx
      .selectFrom('message_files')
      .select(['name', 'mime', 'storage_key'])
      .where('account_id', '=', message.account_id)
      .where('message_id', '=', message.message_id)
      .orderBy('position')
      .execute(),
  );
  const files: NonNullable<OutgoingMessage['files']>[number][] = await openPicture(services, message);
  for (const { name, mime, storage_key } of rows) {
    const found = await services.storage.open(storage_key);
    if (!found) throw new RefusedByProvider(troubleText('fileGone'));
    files.push({ name, mime, content: found.stream });
  }
  return files;
}

/** The picture of an offer is the salon's own and stays where it is. */
async function openPicture(services: Services, { account_id, message_id }: Of) {
  const picture = await asPlatform(services, (tx) =>
    tx
      .selectFrom('messages as m')
      .innerJoin('uploads as u', (join) =>
        join.onRef('u.account_id', '=', 'm.account_id').onRef('u.id', '=', 'm.picture_upload_id'),
      )
      .select(['u.account_id', 'u.unique_id', 'u.file_name', 'u.mime'])
      .where('m.account_id', '=', account_id)
      .where('m.id', '=', message_id)
      .executeTakeFirst(),
  );
  if (!picture) return [];
  const { body, name, type } = await openUpload({ services }, picture);
  return [{ name, mime: type, content: body instanceof Readable ? body : Readable.from([body]) }];
}

export async function forgetFiles(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const old = await asPlatform(services, (tx) =>
    tx
      .selectFrom('message_files as f')
      .innerJoin('messages as m', (join) =>
        join.onRef('m.account_id', '=', 'f.account_id').onRef('m.id', '=', 'f.message_id'),
      )
      .select(['f.account_id', 'f.message_id', 'f.storage_key'])
      .where('m.created_at', '<', before)
      .execute(),
  );
  for (const { account_id, message_id, storage_key } of old) {
    await services.storage.remove(storage_key);
    await asPlatform(services, (tx) =>
      tx
        .deleteFrom('message_files')
        .where('account_id', '=', account_id)
        .where('message_id', '=', message_id)
        .where('storage_key', '=', storage_key)
        .execute(),
    );
  }
}
