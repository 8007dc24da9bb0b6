import { AppError } from '@rawnaq/domain/kernel/app-error';
import { PICTURE_SIZES, type PictureSize } from '@rawnaq/domain/uploads/picture-sizes';
import type { Ctx } from '../../http/context';
import type { Storage } from '../../infra/storage';
import type { Drawn } from './redraw-image';

export const fileKey = (accountId: number, uniqueId: string, size?: PictureSize): string =>
  `${accountId}/${uniqueId}${size ? `-${size}` : ''}`;

export const filesOf = (
  accountId: number,
  uniqueId: string,
  { bytes, smaller }: Drawn,
): { key: string; bytes: Uint8Array }[] => [
  { key: fileKey(accountId, uniqueId), bytes },
  ...smaller.map((drawing) => ({ key: fileKey(accountId, uniqueId, drawing.size), bytes: drawing.bytes })),
];

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
export async function removeFiles(
  storage: Storage,
  uploads: readonly { account_id: number; unique_id: string }[],
): Promise<void> {
  await Promise.allSettled(
    uploads.flatMap(({ account_id, unique_id }) =>
      [undefined, ...PICTURE_SIZES].map((size) => storage.remove(fileKey(account_id, unique_id, size))),
    ),
  );
}
