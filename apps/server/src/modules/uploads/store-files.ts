import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import type { Storage } from '../../infra/storage';

export const fileKey = (accountId: number, uniqueId: string): string => `${accountId}/${uniqueId}`;
export const thumbKey = (accountId: number, uniqueId: string): string => `${accountId}/${uniqueId}-thumb`;

/** All of them or none. A full disk or a lost store is told as "try again later". */
export async function storeFiles(ctx: Ctx, files: readonly { key: string; bytes: Uint8Array }[]): Promise<void> {
  const { storage } = ctx.services;
  try {
    for (const { key, bytes } of files) await storage.put(key, bytes);
  } catch (error) {
    ctx.log.error({ err: error }, 'upload not stored');
    await Promise.allSettled(files.map(({ key }) => storage.remove(key)));
    throw new AppError('SERVER_DISCONNECTED');
  }
}

/** The files of uploads whose rows are gone. One that can't be removed stays behind; nothing leads to it any more. */
export async function removeFiles(storage: Storage, uploads: readonly { account_id: number; unique_id: string }[]): Promise<void> {
  await Promise.allSettled(uploads.flatMap(({ account_id, unique_id }) => [storage.remove(fileKey(account_id, unique_id)), storage.remove(thumbKey(account_id, unique_id))]));
}
